CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"source_page" text,
	"number" text NOT NULL,
	"access_key" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"email" text NOT NULL,
	"kra_pin" text,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"made_by" uuid,
	"accepted_at" timestamp with time zone,
	"purchase_id" uuid,
	CONSTRAINT "quotations_client_request_id_unique" UNIQUE("client_request_id"),
	CONSTRAINT "quotations_purchase_unique" UNIQUE("purchase_id"),
	CONSTRAINT "quotations_number_unique" UNIQUE("number"),
	CONSTRAINT "quotations_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "quotations_number" CHECK ("quotations"."number" ~ '^VQ-[A-HJ-NP-Z2-9]{6}$'),
	CONSTRAINT "quotations_access_key" CHECK ("quotations"."access_key" ~ '^[A-Za-z0-9_-]{22,64}$'),
	CONSTRAINT "quotations_name" CHECK (char_length("quotations"."name") between 1 and 120),
	CONSTRAINT "quotations_company" CHECK (char_length("quotations"."company") between 1 and 160),
	CONSTRAINT "quotations_email" CHECK (char_length("quotations"."email") <= 254 and "quotations"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "quotations_kra_pin" CHECK ("quotations"."kra_pin" ~ '^[A-Z][0-9]{9}[A-Z]$'),
	CONSTRAINT "quotations_lines" CHECK (jsonb_typeof("quotations"."lines") = 'array'),
	CONSTRAINT "quotations_total" CHECK ("quotations"."total_cents" > 0),
	CONSTRAINT "quotations_accepted" CHECK (not ("quotations"."purchase_id" is not null) or ("quotations"."accepted_at" is not null)),
	CONSTRAINT "quotations_channel" CHECK ("quotations"."channel" in ('form')),
	CONSTRAINT "quotations_source_page" CHECK (char_length("quotations"."source_page") <= 300 and "quotations"."source_page" ~ '^/[^?#]*$')
);
--> statement-breakpoint
ALTER TABLE "quotations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_created_at" ON "quotations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quotations_email" ON "quotations" USING btree (lower("email"));