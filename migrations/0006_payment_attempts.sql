CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"charge_currency" text DEFAULT 'KES' NOT NULL,
	"charge_minor" bigint NOT NULL,
	"rate" integer,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"provider_ref" text,
	"receipt_code" text,
	"token_hash" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"phone" text,
	"checkout_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempts_number_unique" UNIQUE("purchase_id","number"),
	CONSTRAINT "payment_attempts_provider_ref_unique" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_attempts_provider" CHECK ("payment_attempts"."provider" in ('mpesa', 'paystack', 'pesapal', 'paypal')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_cents" > 0 and "payment_attempts"."charge_minor" > 0),
	CONSTRAINT "payment_attempts_currency" CHECK ("payment_attempts"."charge_currency" in ('KES', 'USD')),
	CONSTRAINT "payment_attempts_charge" CHECK (("payment_attempts"."charge_currency" = 'KES' and "payment_attempts"."rate" is null and "payment_attempts"."charge_minor" = "payment_attempts"."amount_cents") or ("payment_attempts"."charge_currency" <> 'KES' and "payment_attempts"."rate" > 0)),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('requested', 'waiting', 'unclear', 'unconfirmed', 'refused', 'failed', 'cancelled', 'expired', 'paid', 'reversed')),
	CONSTRAINT "payment_attempts_reason" CHECK ("payment_attempts"."reason" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "payment_attempts_phone" CHECK ("payment_attempts"."phone" ~ '^254[0-9]{9}$')
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text,
	"summary" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "payment_events_provider" CHECK ("payment_events"."provider" in ('mpesa', 'paystack', 'pesapal', 'paypal')),
	CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('start', 'callback', 'webhook', 'confirmation', 'check', 'return', 'left'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"method" text NOT NULL,
	"receipt_code" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text DEFAULT 'KES' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"purchase_id" uuid,
	CONSTRAINT "unmatched_payments_receipt_unique" UNIQUE("method","receipt_code"),
	CONSTRAINT "unmatched_payments_method" CHECK ("unmatched_payments"."method" in ('credit_card', 'mpesa', 'paypal', 'bank_transfer', 'cash')),
	CONSTRAINT "unmatched_payments_amount" CHECK ("unmatched_payments"."amount_minor" > 0),
	CONSTRAINT "unmatched_payments_account" CHECK ("unmatched_payments"."account" ~ '^[A-Z0-9]{0,20}$')
);
--> statement-breakpoint
ALTER TABLE "unmatched_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase" ON "payment_attempts" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_attempt" ON "payment_events" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "unmatched_payments_open" ON "unmatched_payments" USING btree ("told_at") WHERE "unmatched_payments"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_unique" UNIQUE("kind","attempt_id");--> statement-breakpoint

-- The same table as in app/payments/attempt-states.ts. From every state money can still arrive.
CREATE FUNCTION check_attempt_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state || '>' || NEW.state IN (
		'requested>waiting', 'requested>unclear', 'requested>refused', 'requested>unconfirmed', 'requested>failed', 'requested>cancelled', 'requested>paid',
		'waiting>unconfirmed', 'waiting>failed', 'waiting>cancelled', 'waiting>paid',
		'unclear>waiting', 'unclear>unconfirmed', 'unclear>failed', 'unclear>cancelled', 'unclear>paid',
		'unconfirmed>failed', 'unconfirmed>cancelled', 'unconfirmed>expired', 'unconfirmed>paid',
		'refused>paid', 'failed>paid', 'cancelled>failed', 'cancelled>paid', 'expired>paid', 'paid>reversed'
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an attempt can''t go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_move', TABLE = 'payment_attempts';
END $$;--> statement-breakpoint
CREATE TRIGGER check_attempt_move BEFORE UPDATE OF "state" ON "payment_attempts" FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION check_attempt_move();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "payment_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A payment that is known from a query alone has no receipt yet. It gets one, once; or it turns out to be a payment
-- that is there with its receipt, and goes.
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 OR (OLD.receipt_code IS NULL AND OLD.attempt_id IS NOT NULL) THEN
			RETURN OLD;
		END IF;
	ELSIF (OLD.purchase_id, OLD.kind, OLD.method, OLD.amount_cents, OLD.received_at, OLD.recorded_at) = (NEW.purchase_id, NEW.kind, NEW.method, NEW.amount_cents, NEW.received_at, NEW.recorded_at)
		AND (OLD.receipt_code IS NULL OR OLD.receipt_code = NEW.receipt_code) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'payments is append only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
DROP TRIGGER append_only ON "payments";--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION purchase_follows_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed CONSTANT uuid := coalesce(NEW.purchase_id, OLD.purchase_id);
BEGIN
	UPDATE purchases SET
		paid_cents = sums.paid, refunded_cents = sums.refunded, version = version + 1,
		payment_status = CASE
			WHEN sums.paid = 0 THEN 'pending'
			WHEN sums.paid <= sums.refunded THEN 'refunded'
			WHEN sums.paid - sums.refunded < total_cents THEN 'part_paid'
			ELSE 'paid'
		END
	FROM (
		SELECT
			coalesce(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0) AS paid,
			coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0) AS refunded
		FROM payments WHERE purchase_id = changed
	) AS sums
	WHERE id = changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER purchase_follows_deleted_payments AFTER DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();
