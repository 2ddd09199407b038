CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"company" text,
	"snippet" text DEFAULT '' NOT NULL,
	"source_page" text,
	"status" text DEFAULT 'new' NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
	"first_answered_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('contact', 'demo', 'chat')),
	CONSTRAINT "conversations_status" CHECK ("conversations"."status" in ('new', 'answered', 'closed', 'spam')),
	CONSTRAINT "conversations_answered" CHECK (not ("conversations"."status" = 'answered') or ("conversations"."first_answered_at" is not null)),
	CONSTRAINT "conversations_closed" CHECK (not ("conversations"."status" = 'closed') or ("conversations"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"receipt_code" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	"note" text,
	CONSTRAINT "payments_receipt_code_unique" UNIQUE("method","kind","receipt_code"),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('credit_card', 'mpesa', 'paypal', 'bank_transfer', 'cash')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_receipt_code" CHECK (char_length("payments"."receipt_code") between 1 and 64),
	CONSTRAINT "payments_note" CHECK (char_length("payments"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"source_page" text,
	"reference" text NOT NULL,
	"access_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"payment_method" text DEFAULT 'credit_card' NOT NULL,
	"total_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"order_status" text DEFAULT 'pending' NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" uuid,
	"confirmed_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"agreed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"may_pack_unpaid" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"refund_due_cents" bigint DEFAULT 0 NOT NULL,
	"refund_due_by" timestamp with time zone,
	"kra_pin" text,
	"business_name" text,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', reference || ' ' || customer_name || ' ' || customer_email || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g') || ' ' || shipping_address)) STORED,
	CONSTRAINT "purchases_client_request_id_unique" UNIQUE("client_request_id"),
	CONSTRAINT "purchases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "purchases_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "purchases_reference" CHECK ("purchases"."reference" ~ '^[A-HJ-NP-Z2-9-]{6,12}$'),
	CONSTRAINT "purchases_access_key" CHECK ("purchases"."access_key" ~ '^[A-Za-z0-9_-]{22,64}$'),
	CONSTRAINT "purchases_customer_name" CHECK (char_length("purchases"."customer_name") between 1 and 120),
	CONSTRAINT "purchases_customer_email" CHECK (char_length("purchases"."customer_email") <= 254 and "purchases"."customer_email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "purchases_customer_phone" CHECK (char_length("purchases"."customer_phone") <= 32 and "purchases"."customer_phone" ~ '^[0-9+() -]+$' and char_length(regexp_replace("purchases"."customer_phone", '[^0-9]', '', 'g')) between 7 and 15),
	CONSTRAINT "purchases_shipping_address" CHECK (char_length("purchases"."shipping_address") between 1 and 500),
	CONSTRAINT "purchases_payment_method" CHECK ("purchases"."payment_method" in ('credit_card', 'mpesa', 'paypal')),
	CONSTRAINT "purchases_payment_status" CHECK ("purchases"."payment_status" in ('pending', 'part_paid', 'paid', 'failed', 'refunded')),
	CONSTRAINT "purchases_order_status" CHECK ("purchases"."order_status" in ('pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "purchases_channel" CHECK ("purchases"."channel" in ('form', 'rest')),
	CONSTRAINT "purchases_source_page" CHECK (char_length("purchases"."source_page") <= 300 and "purchases"."source_page" ~ '^/[^?#]*$'),
	CONSTRAINT "purchases_total" CHECK ("purchases"."total_cents" > 0),
	CONSTRAINT "purchases_refunded" CHECK ("purchases"."refunded_cents" between 0 and "purchases"."paid_cents"),
	CONSTRAINT "purchases_kra_pin" CHECK ("purchases"."kra_pin" ~ '^[A-Z][0-9]{9}[A-Z]$'),
	CONSTRAINT "purchases_confirmed" CHECK (not ("purchases"."order_status" in ('confirmed', 'packed', 'shipped', 'delivered')) or ("purchases"."confirmed_at" is not null)),
	CONSTRAINT "purchases_packed" CHECK (not ("purchases"."order_status" in ('packed', 'shipped', 'delivered')) or ("purchases"."packed_at" is not null)),
	CONSTRAINT "purchases_shipped" CHECK (not ("purchases"."order_status" in ('shipped', 'delivered')) or ("purchases"."shipped_at" is not null)),
	CONSTRAINT "purchases_delivered" CHECK (("purchases"."order_status" = 'delivered') = ("purchases"."delivered_at" is not null)),
	CONSTRAINT "purchases_cancelled" CHECK (("purchases"."order_status" = 'cancelled') = ("purchases"."cancelled_at" is not null and "purchases"."cancel_reason" is not null)),
	CONSTRAINT "purchases_cancel_reason" CHECK ("purchases"."cancel_reason" in ('buyer-asked', 'out-of-stock', 'wrong-price', 'not-paid', 'test-or-fake'))
);
--> statement-breakpoint
ALTER TABLE "purchases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"single_keys" boolean DEFAULT true NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'sales', 'support')),
	CONSTRAINT "staff_email" CHECK ("staff"."email" = lower("staff"."email")),
	CONSTRAINT "staff_name" CHECK (char_length("staff"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "staff" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "staff_passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "thread_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid,
	"purchase_id" uuid,
	"kind" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_entries_kind" CHECK ("thread_entries"."kind" in ('note', 'email', 'whatsapp', 'call')),
	CONSTRAINT "thread_entries_body" CHECK (char_length("thread_entries"."body") between 1 and 5000),
	CONSTRAINT "thread_entries_subject" CHECK (char_length("thread_entries"."subject") between 1 and 200),
	CONSTRAINT "thread_entries_of_one" CHECK (("thread_entries"."conversation_id" is null) <> ("thread_entries"."purchase_id" is null))
);
--> statement-breakpoint
ALTER TABLE "thread_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hardware_orders" DROP CONSTRAINT "hardware_orders_reference_unique";--> statement-breakpoint
ALTER TABLE "hardware_orders" DROP CONSTRAINT "hardware_orders_access_key_unique";--> statement-breakpoint
ALTER TABLE "hardware_orders" DROP CONSTRAINT "hardware_orders_payment_status";--> statement-breakpoint
ALTER TABLE "hardware_orders" DROP CONSTRAINT "hardware_orders_order_status";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "hardware_orders" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_staff_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("status","waiting_since");--> statement-breakpoint
CREATE INDEX "conversations_created_at" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "payments_purchase" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchases_created_at" ON "purchases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchases_status" ON "purchases" USING btree ("order_status","created_at");--> statement-breakpoint
CREATE INDEX "purchases_email" ON "purchases" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "purchases_search" ON "purchases" USING gin ("search");--> statement-breakpoint
CREATE INDEX "staff_passkeys_user" ON "staff_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "thread_entries_conversation" ON "thread_entries" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "thread_entries_purchase" ON "thread_entries" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hardware_orders" ADD CONSTRAINT "hardware_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_conversation" ON "contact_messages" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "demo_requests_conversation" ON "demo_requests" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "hardware_orders_purchase" ON "hardware_orders" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "hardware_orders" ADD CONSTRAINT "hardware_orders_payment_status" CHECK ("hardware_orders"."payment_status" in ('pending', 'part_paid', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "hardware_orders" ADD CONSTRAINT "hardware_orders_order_status" CHECK ("hardware_orders"."order_status" in ('pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled'));--> statement-breakpoint
-- What was stored before: each order is a purchase of its own, each lead a conversation of its own.
INSERT INTO "purchases" ("id", "client_request_id", "created_at", "channel", "source_page", "reference", "access_key", "customer_name", "customer_email", "customer_phone", "shipping_address", "payment_method", "total_cents", "order_status", "is_spam", "confirmed_at", "packed_at", "shipped_at", "delivered_at", "cancelled_at", "cancel_reason")
SELECT "id", "client_request_id", "created_at", "channel", "source_page", "reference", "access_key", "customer_name", "customer_email", "customer_phone", "shipping_address", "payment_method", "total_amount" * 100, "order_status", "is_spam",
	CASE WHEN "order_status" IN ('confirmed', 'shipped', 'delivered') THEN "created_at" END,
	CASE WHEN "order_status" IN ('shipped', 'delivered') THEN "created_at" END,
	CASE WHEN "order_status" IN ('shipped', 'delivered') THEN "created_at" END,
	CASE WHEN "order_status" = 'delivered' THEN "created_at" END,
	CASE WHEN "order_status" = 'cancelled' THEN "created_at" END,
	CASE WHEN "order_status" = 'cancelled' THEN 'buyer-asked' END
FROM "hardware_orders";--> statement-breakpoint
UPDATE "hardware_orders" SET "purchase_id" = "id";--> statement-breakpoint
INSERT INTO "conversations" ("id", "kind", "name", "email", "phone", "snippet", "source_page", "status", "created_at", "waiting_since", "search")
SELECT "id", CASE WHEN "channel" = 'chat' THEN 'chat' ELSE 'contact' END, "name", "email", "phone", left("message", 200), "source_page", CASE WHEN "is_spam" THEN 'spam' ELSE 'new' END, "created_at", "created_at",
	to_tsvector('simple', concat_ws(' ', "name", "email", regexp_replace("phone", '[^0-9]', '', 'g'), "message"))
FROM "contact_messages";--> statement-breakpoint
INSERT INTO "conversations" ("id", "kind", "name", "email", "phone", "company", "snippet", "source_page", "status", "created_at", "waiting_since", "search")
SELECT "id", 'demo', "name", "email", "phone", "company", left(coalesce("message", ''), 200), "source_page", CASE WHEN "is_spam" THEN 'spam' ELSE 'new' END, "created_at", "created_at",
	to_tsvector('simple', concat_ws(' ', "name", "email", regexp_replace("phone", '[^0-9]', '', 'g'), "company", "message"))
FROM "demo_requests";--> statement-breakpoint
UPDATE "contact_messages" SET "conversation_id" = "id";--> statement-breakpoint
UPDATE "demo_requests" SET "conversation_id" = "id";--> statement-breakpoint

-- A row of hardware_orders without a purchase gets one of its own, whoever inserts it. A reference that is taken
-- inserts nothing, so that the sender draws another one.
CREATE FUNCTION give_order_its_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO purchases (client_request_id, created_at, channel, source_page, reference, access_key, customer_name, customer_email, customer_phone, shipping_address, payment_method, total_cents, is_spam)
	VALUES (NEW.client_request_id, NEW.created_at, NEW.channel, NEW.source_page, NEW.reference, NEW.access_key, NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.shipping_address, NEW.payment_method, NEW.total_amount * 100, NEW.is_spam)
	ON CONFLICT DO NOTHING;
	SELECT id INTO NEW.purchase_id FROM purchases WHERE client_request_id = NEW.client_request_id;
	RETURN CASE WHEN NEW.purchase_id IS NULL THEN NULL ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER give_order_its_purchase BEFORE INSERT ON "hardware_orders" FOR EACH ROW WHEN (NEW.purchase_id IS NULL) EXECUTE FUNCTION give_order_its_purchase();--> statement-breakpoint

-- The columns that the rows of a purchase share are the purchase's.
CREATE FUNCTION orders_follow_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE hardware_orders SET
		customer_name = NEW.customer_name, customer_email = NEW.customer_email, customer_phone = NEW.customer_phone,
		shipping_address = NEW.shipping_address, payment_method = NEW.payment_method,
		payment_status = NEW.payment_status, order_status = NEW.order_status, is_spam = NEW.is_spam
	WHERE purchase_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_follow_purchase AFTER UPDATE OF "customer_name", "customer_email", "customer_phone", "shipping_address", "payment_method", "payment_status", "order_status", "is_spam" ON "purchases" FOR EACH ROW EXECUTE FUNCTION orders_follow_purchase();--> statement-breakpoint

-- The same table as in app/orders/steps/transitions.ts. The last step can be taken back for ten minutes.
CREATE FUNCTION check_order_transition() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	step text := OLD.order_status || '>' || NEW.order_status;
	just_now CONSTANT timestamptz := now() - interval '10 minutes';
BEGIN
	IF step IN ('pending>confirmed', 'packed>shipped', 'shipped>delivered', 'pending>cancelled', 'confirmed>cancelled', 'packed>cancelled')
		OR (step = 'confirmed>packed' AND (NEW.payment_status = 'paid' OR NEW.may_pack_unpaid))
		OR (step = 'confirmed>pending' AND OLD.confirmed_at > just_now)
		OR (step = 'packed>confirmed' AND OLD.packed_at > just_now)
		OR (step = 'shipped>packed' AND OLD.shipped_at > just_now)
		OR (step = 'delivered>shipped' AND OLD.delivered_at > just_now)
		OR (step IN ('cancelled>pending', 'cancelled>confirmed', 'cancelled>packed') AND OLD.cancelled_at > just_now)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an order can''t go from % to %', OLD.order_status, NEW.order_status USING ERRCODE = 'check_violation', CONSTRAINT = 'purchases_order_transition', TABLE = 'purchases';
END $$;--> statement-breakpoint
CREATE TRIGGER check_order_transition BEFORE UPDATE OF "order_status" ON "purchases" FOR EACH ROW WHEN (OLD.order_status <> NEW.order_status) EXECUTE FUNCTION check_order_transition();--> statement-breakpoint

CREATE FUNCTION purchase_follows_payments() RETURNS trigger LANGUAGE plpgsql AS $$
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
		FROM payments WHERE purchase_id = NEW.purchase_id
	) AS sums
	WHERE id = NEW.purchase_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER purchase_follows_payments AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();--> statement-breakpoint
-- Two payments of one purchase at the same time: the second one must see the first one's sum.
CREATE FUNCTION lock_purchase_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM purchases WHERE id = NEW.purchase_id FOR UPDATE;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER lock_purchase_of_payment BEFORE INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION lock_purchase_of_payment();--> statement-breakpoint

-- Rows of a purchase that is purged go with it (a cascade runs inside another trigger); nothing else goes.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OF "purchase_id", "kind", "method", "amount_cents", "receipt_code", "received_at", "recorded_at" OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- A new lead joins the sender's conversation of the last 14 days, or opens one.
CREATE FUNCTION join_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lead jsonb := to_jsonb(NEW);
	words tsvector := to_tsvector('simple', concat_ws(' ', NEW.name, NEW.email, regexp_replace(NEW.phone, '[^0-9]', '', 'g'), lead->>'company', NEW.message));
	joined uuid;
BEGIN
	IF NOT NEW.is_spam THEN
		SELECT id INTO joined FROM conversations
		WHERE status <> 'spam' AND greatest(waiting_since, answered_at, closed_at) > NEW.created_at - interval '14 days'
			AND CASE WHEN NEW.email IS NULL THEN phone = NEW.phone ELSE lower(email) = lower(NEW.email) END
		ORDER BY waiting_since DESC LIMIT 1;
	END IF;
	IF joined IS NULL THEN
		INSERT INTO conversations (kind, name, email, phone, company, snippet, source_page, status, created_at, waiting_since, search)
		VALUES (CASE WHEN TG_TABLE_NAME = 'demo_requests' THEN 'demo' WHEN NEW.channel = 'chat' THEN 'chat' ELSE 'contact' END,
			NEW.name, NEW.email, NEW.phone, lead->>'company', left(coalesce(NEW.message, ''), 200), NEW.source_page,
			CASE WHEN NEW.is_spam THEN 'spam' ELSE 'new' END, NEW.created_at, NEW.created_at, words)
		RETURNING id INTO joined;
	ELSE
		UPDATE conversations SET
			status = 'new', version = version + 1, search = search || words, snippet = left(coalesce(NEW.message, ''), 200),
			phone = coalesce(phone, NEW.phone), company = coalesce(company, lead->>'company'),
			waiting_since = CASE WHEN status = 'new' THEN waiting_since ELSE NEW.created_at END
		WHERE id = joined;
	END IF;
	IF TG_TABLE_NAME = 'demo_requests' THEN
		UPDATE demo_requests SET conversation_id = joined WHERE id = NEW.id;
	ELSE
		UPDATE contact_messages SET conversation_id = joined WHERE id = NEW.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER join_conversation AFTER INSERT ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION join_conversation();--> statement-breakpoint
CREATE TRIGGER join_conversation AFTER INSERT ON "demo_requests" FOR EACH ROW EXECUTE FUNCTION join_conversation();
