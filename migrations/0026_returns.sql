CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"serial_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fault" text NOT NULL,
	"work" text,
	"courier" text,
	"tracking" text,
	"replacement_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_number" UNIQUE("number"),
	CONSTRAINT "returns_number_form" CHECK ("returns"."number" ~ '^RT-[A-HJ-NP-Z2-9]{6}$'),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('asked', 'received', 'repaired', 'replaced', 'refunded', 'sent-back', 'dropped')),
	CONSTRAINT "returns_fault" CHECK (char_length("returns"."fault") between 1 and 500),
	CONSTRAINT "returns_work" CHECK (char_length("returns"."work") between 1 and 500),
	CONSTRAINT "returns_courier" CHECK (char_length("returns"."courier") between 1 and 120),
	CONSTRAINT "returns_tracking" CHECK (char_length("returns"."tracking") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "returns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "serial_numbers" DROP CONSTRAINT "serial_numbers_once";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_kind";--> statement-breakpoint
ALTER TABLE "serial_numbers" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_serial_id_serial_numbers_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."serial_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_purchases_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_id_serial_numbers_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."serial_numbers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_open" ON "returns" USING btree ("serial_id") WHERE "returns"."state" not in ('refunded', 'sent-back', 'dropped');--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_serial" ON "returns" USING btree ("serial_id");--> statement-breakpoint
CREATE INDEX "returns_asked" ON "returns" USING btree ("asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "serial_numbers_once" ON "serial_numbers" USING btree ("key") WHERE "serial_numbers"."gone_at" is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('received', 'reserved', 'released', 'shipped', 'taken-back', 'returned', 'replaced', 'corrected'));