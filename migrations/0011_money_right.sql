CREATE TABLE "payment_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"purchase_id" uuid,
	"attempt_id" uuid,
	"amount_minor" bigint,
	"currency" text,
	"reason" text,
	"state" text DEFAULT 'open' NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_provider_id_unique" UNIQUE("provider","provider_id"),
	CONSTRAINT "payment_disputes_provider" CHECK ("payment_disputes"."provider" in ('mpesa', 'paystack', 'pesapal', 'paypal')),
	CONSTRAINT "payment_disputes_kind" CHECK ("payment_disputes"."kind" in ('dispute', 'reversal')),
	CONSTRAINT "payment_disputes_state" CHECK ("payment_disputes"."state" in ('open', 'won', 'lost', 'closed')),
	CONSTRAINT "payment_disputes_closed" CHECK (("payment_disputes"."state" = 'open') = ("payment_disputes"."closed_at" is null)),
	CONSTRAINT "payment_disputes_reason" CHECK ("payment_disputes"."reason" ~ '^[a-z][a-z0-9-]{0,59}$')
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_attempt_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_receipt_code_unique";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_refunded";--> statement-breakpoint
DROP INDEX "purchases_refund_open";--> statement-breakpoint
DROP INDEX "purchases_overpaid";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_time_uncertain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_of" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "credited_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "asked_again_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "left_cents" bigint GENERATED ALWAYS AS (case when order_status = 'cancelled' then 0 else greatest(0, (case when order_status = 'cancelled' then 0 else total_cents - credited_cents end) - paid_cents) + least(greatest(0, refunded_cents - greatest(0, paid_cents - (case when order_status = 'cancelled' then 0 else total_cents - credited_cents end))), asked_again_cents) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "owed_cents" bigint GENERATED ALWAYS AS (greatest(0, paid_cents - (case when order_status = 'cancelled' then 0 else total_cents - credited_cents end) - refunded_cents)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "missing_cents" bigint GENERATED ALWAYS AS (greatest(0, greatest(0, refunded_cents - greatest(0, paid_cents - (case when order_status = 'cancelled' then 0 else total_cents - credited_cents end))) - asked_again_cents)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("opened_at") WHERE "payment_disputes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_disputes_purchase" ON "payment_disputes" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_attempt" ON "payment_disputes" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_withdrawn_by_staff_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_phone" ON "payment_attempts" USING btree ("phone","created_at") WHERE "payment_attempts"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt_once" ON "payments" USING btree ("attempt_id") WHERE "payments"."kind" = 'payment' and "payments"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_once" ON "payments" USING btree ("method","kind","receipt_code") WHERE "payments"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "payments_received_at" ON "payments" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_attempt" ON "payments" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payments_of_refunds" ON "payments" USING btree ("refund_of") WHERE "payments"."refund_of" is not null;--> statement-breakpoint
CREATE INDEX "purchases_owed" ON "purchases" USING btree ("refund_due_by") WHERE "purchases"."owed_cents" > 0;--> statement-breakpoint
CREATE INDEX "purchases_missing" ON "purchases" USING btree ("created_at") WHERE "purchases"."missing_cents" > 0;--> statement-breakpoint
CREATE INDEX "unmatched_payments_received_at" ON "unmatched_payments" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_withdrawn" CHECK (("payments"."withdrawn_at" is null) = ("payments"."withdrawn_reason" is null) and char_length("payments"."withdrawn_reason") between 1 and 500);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of" CHECK (not ("payments"."refund_of" is not null) or ("payments"."kind" = 'refund'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_credited" CHECK ("purchases"."credited_cents" between 0 and "purchases"."total_cents");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_asked_again" CHECK ("purchases"."asked_again_cents" >= 0);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_refunded" CHECK ("purchases"."refunded_cents" >= 0);--> statement-breakpoint

-- What machines that came back took off the price stands in the record of each return.
UPDATE purchases SET credited_cents = least(total_cents, returned.cents)
FROM (
	SELECT subject_id::uuid AS purchase_id, sum((after->>'refundCents')::bigint) AS cents
	FROM audit_events WHERE action = 'return' AND subject = 'purchase' GROUP BY 1
) AS returned
WHERE returned.purchase_id = purchases.id AND order_status = 'delivered';--> statement-breakpoint

-- A payment that was recorded by mistake is withdrawn, once; nothing else of it changes.
CREATE OR REPLACE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 OR (OLD.receipt_code IS NULL AND OLD.attempt_id IS NOT NULL) THEN
			RETURN OLD;
		END IF;
	ELSIF (OLD.purchase_id, OLD.kind, OLD.method, OLD.amount_cents, OLD.received_at, OLD.recorded_at) = (NEW.purchase_id, NEW.kind, NEW.method, NEW.amount_cents, NEW.received_at, NEW.recorded_at)
		AND (OLD.receipt_code IS NULL OR OLD.receipt_code = NEW.receipt_code)
		AND (OLD.withdrawn_at IS NULL OR OLD.withdrawn_at = NEW.withdrawn_at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'payments is append only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint

-- Sums, payment status and the day by which money is due back follow from the payments that count.
CREATE FUNCTION sum_up_purchase(changed uuid) RETURNS void LANGUAGE sql AS $$
	UPDATE purchases SET
		paid_cents = sums.paid, refunded_cents = sums.refunded, version = version + 1,
		payment_status = CASE
			WHEN sums.paid = 0 THEN 'pending'
			WHEN sums.paid <= sums.refunded THEN 'refunded'
			WHEN sums.paid - sums.refunded < total_cents - credited_cents THEN 'part_paid'
			ELSE 'paid'
		END,
		refund_due_by = CASE
			WHEN sums.paid - sums.refunded > CASE WHEN order_status = 'cancelled' THEN 0 ELSE total_cents - credited_cents END
			THEN coalesce(refund_due_by, now() + interval '14 days')
		END
	FROM (
		SELECT
			coalesce(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0) AS paid,
			coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0) AS refunded
		FROM payments WHERE purchase_id = changed AND withdrawn_at IS NULL
	) AS sums
	WHERE id = changed
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION purchase_follows_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM sum_up_purchase(coalesce(NEW.purchase_id, OLD.purchase_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER purchase_follows_withdrawn_payments AFTER UPDATE OF "withdrawn_at" ON "payments" FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();--> statement-breakpoint

-- The same table as in app/payments/attempt-states.ts: money may have gone back before anybody told us that it came.
CREATE OR REPLACE FUNCTION check_attempt_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state <> 'reversed' AND NEW.state = 'reversed' OR OLD.state || '>' || NEW.state IN (
		'requested>waiting', 'requested>unclear', 'requested>refused', 'requested>unconfirmed', 'requested>failed', 'requested>cancelled', 'requested>paid',
		'waiting>unconfirmed', 'waiting>failed', 'waiting>cancelled', 'waiting>paid',
		'unclear>waiting', 'unclear>unconfirmed', 'unclear>failed', 'unclear>cancelled', 'unclear>paid',
		'unconfirmed>failed', 'unconfirmed>cancelled', 'unconfirmed>expired', 'unconfirmed>paid',
		'refused>paid', 'failed>paid', 'cancelled>failed', 'cancelled>paid', 'expired>paid'
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an attempt can''t go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_move', TABLE = 'payment_attempts';
END $$;--> statement-breakpoint

-- Money that is owed and has no day yet: paid too much, or after the order was cancelled.
UPDATE purchases SET refund_due_by = now() + interval '14 days' WHERE owed_cents > 0 AND refund_due_by IS NULL;--> statement-breakpoint

-- What payers typed as account number is no part of the record any more.
ALTER TABLE "payment_events" DISABLE TRIGGER append_only;--> statement-breakpoint
UPDATE payment_events SET summary = summary - 'account' WHERE attempt_id IS NULL AND summary ? 'account';--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE TRIGGER append_only;
