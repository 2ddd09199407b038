CREATE TABLE "visits" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"referrer" text NOT NULL,
	"campaign" text NOT NULL,
	"views" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "visits_once" PRIMARY KEY("day","page","language","device","referrer","campaign"),
	CONSTRAINT "visits_page" CHECK (char_length("visits"."page") <= 300 and "visits"."page" ~ '^/[^?#]*$'),
	CONSTRAINT "visits_language" CHECK ("visits"."language" in ('en', 'sw')),
	CONSTRAINT "visits_device" CHECK ("visits"."device" in ('phone', 'tablet', 'computer')),
	CONSTRAINT "visits_referrer" CHECK (char_length("visits"."referrer") between 0 and 100),
	CONSTRAINT "visits_campaign" CHECK (char_length("visits"."campaign") between 0 and 130),
	CONSTRAINT "visits_entries" CHECK ("visits"."entries" between 0 and "visits"."views")
);
--> statement-breakpoint
ALTER TABLE "visits" ENABLE ROW LEVEL SECURITY;