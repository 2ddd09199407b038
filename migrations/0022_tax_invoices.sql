CREATE TABLE "tax_invoice_files" (
	"tax_invoice_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid,
	CONSTRAINT "tax_invoice_files_once" UNIQUE("sha256"),
	CONSTRAINT "tax_invoice_files_size" CHECK (octet_length("tax_invoice_files"."content") between 1 and 2097152)
);
--> statement-breakpoint
ALTER TABLE "tax_invoice_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"original_id" uuid,
	"number" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_pin" text,
	"control_unit" text,
	"invoice_number" text,
	"issued_on" date,
	"internal_data" text,
	"signature" text,
	"qr_link" text,
	"entered_at" timestamp with time zone,
	"entered_by" uuid,
	CONSTRAINT "tax_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "tax_invoices_kind" CHECK ("tax_invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "tax_invoices_reason" CHECK ("tax_invoices"."reason" in ('sale', 'cancelled', 'changed', 'returned', 'buyer')),
	CONSTRAINT "tax_invoices_state" CHECK ("tax_invoices"."state" in ('due', 'issued', 'withdrawn')),
	CONSTRAINT "tax_invoices_original" CHECK (("tax_invoices"."kind" = 'credit_note') = ("tax_invoices"."original_id" is not null)),
	CONSTRAINT "tax_invoices_number" CHECK ("tax_invoices"."number" ~ '^[A-HJ-NP-Z2-9-]{6,12}(-C?[0-9]{1,3})?$'),
	CONSTRAINT "tax_invoices_lines" CHECK (jsonb_typeof("tax_invoices"."lines") = 'array'),
	CONSTRAINT "tax_invoices_amounts" CHECK ("tax_invoices"."total_cents" > 0 and "tax_invoices"."vat_cents" between 0 and "tax_invoices"."total_cents"),
	CONSTRAINT "tax_invoices_buyer_name" CHECK (char_length("tax_invoices"."buyer_name") between 1 and 160),
	CONSTRAINT "tax_invoices_buyer_pin" CHECK ("tax_invoices"."buyer_pin" ~ '^[A-Z][0-9]{9}[A-Z]$'),
	CONSTRAINT "tax_invoices_control_unit" CHECK ("tax_invoices"."control_unit" ~ '^[A-Z0-9]{6,24}$'),
	CONSTRAINT "tax_invoices_invoice_number" CHECK ("tax_invoices"."invoice_number" ~ '^[A-Z0-9]{1,30}$'),
	CONSTRAINT "tax_invoices_numbered" CHECK (("tax_invoices"."control_unit" is null) = ("tax_invoices"."invoice_number" is null)),
	CONSTRAINT "tax_invoices_internal_data" CHECK ("tax_invoices"."internal_data" ~ '^[A-Z0-9]{26}$'),
	CONSTRAINT "tax_invoices_signature" CHECK ("tax_invoices"."signature" ~ '^[A-Z0-9]{16}$'),
	CONSTRAINT "tax_invoices_qr_link" CHECK ("tax_invoices"."qr_link" ~ '^https://[!-~]{1,500}$'),
	CONSTRAINT "tax_invoices_issued" CHECK (("tax_invoices"."state" = 'issued') = ("tax_invoices"."issued_on" is not null and "tax_invoices"."entered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_invoice_files" ADD CONSTRAINT "tax_invoice_files_tax_invoice_id_tax_invoices_id_fk" FOREIGN KEY ("tax_invoice_id") REFERENCES "public"."tax_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_files" ADD CONSTRAINT "tax_invoice_files_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_original_id_tax_invoices_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."tax_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_issued_once" ON "tax_invoices" USING btree ("control_unit","invoice_number") WHERE "tax_invoices"."invoice_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_one_due" ON "tax_invoices" USING btree ("purchase_id") WHERE "tax_invoices"."kind" = 'invoice' and "tax_invoices"."state" = 'due';--> statement-breakpoint
CREATE INDEX "tax_invoices_purchase" ON "tax_invoices" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "tax_invoices_original" ON "tax_invoices" USING btree ("original_id") WHERE "tax_invoices"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "tax_invoices_due" ON "tax_invoices" USING btree ("due_at","id") WHERE "tax_invoices"."state" = 'due';--> statement-breakpoint
CREATE INDEX "tax_invoices_issued" ON "tax_invoices" USING btree ("issued_on","id") WHERE "tax_invoices"."state" = 'issued';--> statement-breakpoint
CREATE FUNCTION refuse_tax_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 THEN
			RETURN OLD;
		END IF;
	ELSIF (OLD.purchase_id, OLD.kind, OLD.number) = (NEW.purchase_id, NEW.kind, NEW.number)
		AND OLD.original_id IS NOT DISTINCT FROM NEW.original_id
		AND (OLD.state = 'due' OR (
			OLD.state = NEW.state
			AND (OLD.lines, OLD.total_cents, OLD.vat_cents) = (NEW.lines, NEW.total_cents, NEW.vat_cents)
			AND (OLD.state = 'withdrawn' OR (OLD.buyer_name, OLD.buyer_pin) IS NOT DISTINCT FROM (NEW.buyer_name, NEW.buyer_pin))
		)) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what a tax invoice says stays' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
COMMENT ON FUNCTION refuse_tax_invoice_change() IS 'Refuses: lines, amounts and buyer of a tax invoice stay once it is issued, and no row goes without its order.';--> statement-breakpoint
CREATE TRIGGER refuse_tax_invoice_change BEFORE UPDATE OR DELETE ON tax_invoices FOR EACH ROW EXECUTE FUNCTION refuse_tax_invoice_change();
