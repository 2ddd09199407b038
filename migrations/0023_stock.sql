CREATE TABLE "serial_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" text NOT NULL,
	"key" text NOT NULL,
	"machine" text,
	"order_id" uuid NOT NULL,
	"warranty_months" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "serial_numbers_once" UNIQUE("key"),
	CONSTRAINT "serial_numbers_serial" CHECK (char_length("serial_numbers"."serial") between 3 and 60),
	CONSTRAINT "serial_numbers_key" CHECK (char_length("serial_numbers"."key") between 3 and 60),
	CONSTRAINT "serial_numbers_machine" CHECK ("serial_numbers"."machine" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "serial_numbers_warranty" CHECK ("serial_numbers"."warranty_months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "serial_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock" (
	"machine" text PRIMARY KEY NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_at" integer,
	"may_back_order" boolean DEFAULT true NOT NULL,
	"comes_in_days" integer,
	"warranty_months" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_machine" CHECK ("stock"."machine" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0),
	CONSTRAINT "stock_low_at" CHECK ("stock"."low_at" between 0 and 9999),
	CONSTRAINT "stock_warranty_months" CHECK ("stock"."warranty_months" between 1 and 120),
	CONSTRAINT "stock_comes_in_days" CHECK ("stock"."comes_in_days" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"machine" text NOT NULL,
	"kind" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" text,
	"order_id" uuid,
	"entry" uuid,
	"actor_id" uuid,
	"actor" text NOT NULL,
	CONSTRAINT "stock_movements_entry_unique" UNIQUE("entry"),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('received', 'reserved', 'released', 'shipped', 'taken-back', 'returned', 'corrected')),
	CONSTRAINT "stock_movements_amount" CHECK ("stock_movements"."on_hand" <> 0 or "stock_movements"."reserved" <> 0),
	CONSTRAINT "stock_movements_reason" CHECK (char_length("stock_movements"."reason") between 1 and 200),
	CONSTRAINT "stock_movements_corrected" CHECK (not ("stock_movements"."kind" = 'corrected') or ("stock_movements"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "purchases_serial_numbers";--> statement-breakpoint
ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_order_id_purchases_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_machine_stock_machine_fk" FOREIGN KEY ("machine") REFERENCES "public"."stock"("machine") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "serial_numbers_order" ON "serial_numbers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "serial_numbers_begin" ON "serial_numbers" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_machine" ON "stock_movements" USING btree ("machine","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id","machine");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Numbers that were typed into one text become rows. Of two orders with one number the first has it.
INSERT INTO "serial_numbers" ("serial", "key", "machine", "order_id", "created_at")
SELECT DISTINCT ON ("key") "serial", "key", "machine", "id", "packed_at" FROM (
	SELECT "purchases"."id", btrim("part") AS "serial", lower(regexp_replace("part", '[^[:alnum:]]', '', 'g')) AS "key",
		coalesce("purchases"."packed_at", "purchases"."created_at") AS "packed_at",
		(SELECT CASE WHEN count(DISTINCT "hardware_type") = 1 THEN min("hardware_type") END
			FROM "hardware_orders" WHERE "purchase_id" = "purchases"."id") AS "machine"
	FROM "purchases", regexp_split_to_table("purchases"."agreed" ->> 'serialNumbers', '[\n\r,;]+') AS "part"
	WHERE "purchases"."agreed" ? 'serialNumbers' AND "purchases"."order_status" <> 'cancelled'
) AS "typed"
WHERE char_length("key") BETWEEN 3 AND 60 AND char_length("serial") BETWEEN 3 AND 60
ORDER BY "key", "packed_at"
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
-- Of whatever could not become one the text stays, as a note.
UPDATE "purchases" SET "agreed" = "agreed" - 'serialNumbers'
WHERE "agreed" ? 'serialNumbers' AND NOT EXISTS (
	SELECT FROM regexp_split_to_table("agreed" ->> 'serialNumbers', '[\n\r,;]+') AS "part"
	WHERE btrim("part") <> '' AND NOT EXISTS (
		SELECT FROM "serial_numbers" WHERE "serial_numbers"."order_id" = "purchases"."id"
			AND "serial_numbers"."key" = lower(regexp_replace("part", '[^[:alnum:]]', '', 'g'))
	)
);
