CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid,
	"purchase_id" uuid,
	"quotation_id" uuid,
	"booking_id" uuid,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"for_id" uuid,
	"made_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "reminders_note" CHECK (char_length("reminders"."note") between 1 and 500),
	CONSTRAINT "reminders_of_one" CHECK (num_nonnulls("reminders"."conversation_id", "reminders"."purchase_id", "reminders"."quotation_id", "reminders"."booking_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_booking_id_demo_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."demo_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_for_id_staff_id_fk" FOREIGN KEY ("for_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_open" ON "reminders" USING btree ("day","id") WHERE "reminders"."done_at" is null;--> statement-breakpoint
CREATE INDEX "reminders_conversation" ON "reminders" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "reminders_purchase" ON "reminders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "reminders_quotation" ON "reminders" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "reminders_booking" ON "reminders" USING btree ("booking_id");