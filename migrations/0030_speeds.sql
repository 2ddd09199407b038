CREATE TABLE "speeds" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "speeds_once" PRIMARY KEY("day","page","device","metric","bucket"),
	CONSTRAINT "speeds_page" CHECK (char_length("speeds"."page") <= 300 and "speeds"."page" ~ '^/[^?#]*$'),
	CONSTRAINT "speeds_device" CHECK ("speeds"."device" in ('phone', 'tablet', 'computer')),
	CONSTRAINT "speeds_metric" CHECK ("speeds"."metric" in ('LCP', 'INP', 'CLS')),
	CONSTRAINT "speeds_count" CHECK ("speeds"."count" > 0 and "speeds"."bucket" >= 0)
);
--> statement-breakpoint
ALTER TABLE "speeds" ENABLE ROW LEVEL SECURITY;