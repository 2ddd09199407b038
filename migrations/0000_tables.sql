CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"source_page" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"transcript" jsonb,
	"is_spam" boolean DEFAULT false NOT NULL,
	"news_opt_in_at" timestamp with time zone,
	"news_opt_in_wording" text,
	CONSTRAINT "contact_messages_client_request_id_unique" UNIQUE("client_request_id"),
	CONSTRAINT "contact_messages_name" CHECK (char_length("contact_messages"."name") between 1 and 120),
	CONSTRAINT "contact_messages_email" CHECK (char_length("contact_messages"."email") <= 254 and "contact_messages"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "contact_messages_phone" CHECK (char_length("contact_messages"."phone") <= 32 and "contact_messages"."phone" ~ '^[0-9+() -]+$' and char_length(regexp_replace("contact_messages"."phone", '[^0-9]', '', 'g')) between 7 and 15),
	CONSTRAINT "contact_messages_message" CHECK (char_length("contact_messages"."message") between 1 and 5000),
	CONSTRAINT "contact_messages_reachable" CHECK ("contact_messages"."email" is not null or ("contact_messages"."channel" = 'chat' and "contact_messages"."phone" is not null)),
	CONSTRAINT "contact_messages_transcript" CHECK (jsonb_typeof("contact_messages"."transcript") = 'array'),
	CONSTRAINT "contact_messages_channel" CHECK ("contact_messages"."channel" in ('form', 'chat', 'rest')),
	CONSTRAINT "contact_messages_source_page" CHECK (char_length("contact_messages"."source_page") <= 300 and "contact_messages"."source_page" ~ '^/[^?#]*$'),
	CONSTRAINT "contact_messages_opt_in" CHECK (("contact_messages"."news_opt_in_at" is null) = ("contact_messages"."news_opt_in_wording" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_salts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"source_page" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"employees" text,
	"message" text,
	"edition" text,
	"is_spam" boolean DEFAULT false NOT NULL,
	"news_opt_in_at" timestamp with time zone,
	"news_opt_in_wording" text,
	CONSTRAINT "demo_requests_client_request_id_unique" UNIQUE("client_request_id"),
	CONSTRAINT "demo_requests_name" CHECK (char_length("demo_requests"."name") between 1 and 120),
	CONSTRAINT "demo_requests_email" CHECK (char_length("demo_requests"."email") <= 254 and "demo_requests"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "demo_requests_company" CHECK (char_length("demo_requests"."company") between 1 and 160),
	CONSTRAINT "demo_requests_phone" CHECK (char_length("demo_requests"."phone") <= 32 and "demo_requests"."phone" ~ '^[0-9+() -]+$' and char_length(regexp_replace("demo_requests"."phone", '[^0-9]', '', 'g')) between 7 and 15),
	CONSTRAINT "demo_requests_employees" CHECK ("demo_requests"."employees" in ('1-10', '11-50', '51-200', '201-500', '501+')),
	CONSTRAINT "demo_requests_message" CHECK (char_length("demo_requests"."message") between 0 and 5000),
	CONSTRAINT "demo_requests_edition" CHECK ("demo_requests"."edition" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "demo_requests_channel" CHECK ("demo_requests"."channel" in ('form', 'chat', 'rest')),
	CONSTRAINT "demo_requests_source_page" CHECK (char_length("demo_requests"."source_page") <= 300 and "demo_requests"."source_page" ~ '^/[^?#]*$'),
	CONSTRAINT "demo_requests_opt_in" CHECK (("demo_requests"."news_opt_in_at" is null) = ("demo_requests"."news_opt_in_wording" is null))
);
--> statement-breakpoint
ALTER TABLE "demo_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hardware_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"source_page" text,
	"reference" text NOT NULL,
	"access_key" text NOT NULL,
	"hardware_type" text NOT NULL,
	"hardware_name" text NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"total_amount" numeric(12, 2) NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"payment_method" text DEFAULT 'credit_card' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"order_status" text DEFAULT 'pending' NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hardware_orders_client_request_id_unique" UNIQUE("client_request_id"),
	CONSTRAINT "hardware_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "hardware_orders_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "hardware_orders_reference" CHECK ("hardware_orders"."reference" ~ '^[A-HJ-NP-Z2-9-]{6,12}$'),
	CONSTRAINT "hardware_orders_access_key" CHECK ("hardware_orders"."access_key" ~ '^[A-Za-z0-9_-]{22,64}$'),
	CONSTRAINT "hardware_orders_hardware_type" CHECK ("hardware_orders"."hardware_type" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "hardware_orders_hardware_name" CHECK (char_length("hardware_orders"."hardware_name") between 1 and 120),
	CONSTRAINT "hardware_orders_unit_price" CHECK ("hardware_orders"."unit_price" > 0),
	CONSTRAINT "hardware_orders_quantity" CHECK ("hardware_orders"."quantity" between 1 and 999),
	CONSTRAINT "hardware_orders_total_amount" CHECK ("hardware_orders"."total_amount" = "hardware_orders"."unit_price" * "hardware_orders"."quantity"),
	CONSTRAINT "hardware_orders_customer_name" CHECK (char_length("hardware_orders"."customer_name") between 1 and 120),
	CONSTRAINT "hardware_orders_customer_email" CHECK (char_length("hardware_orders"."customer_email") <= 254 and "hardware_orders"."customer_email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "hardware_orders_customer_phone" CHECK (char_length("hardware_orders"."customer_phone") <= 32 and "hardware_orders"."customer_phone" ~ '^[0-9+() -]+$' and char_length(regexp_replace("hardware_orders"."customer_phone", '[^0-9]', '', 'g')) between 7 and 15),
	CONSTRAINT "hardware_orders_shipping_address" CHECK (char_length("hardware_orders"."shipping_address") between 1 and 500),
	CONSTRAINT "hardware_orders_payment_method" CHECK ("hardware_orders"."payment_method" in ('credit_card', 'mpesa', 'paypal')),
	CONSTRAINT "hardware_orders_payment_status" CHECK ("hardware_orders"."payment_status" in ('pending', 'paid', 'failed', 'refunded')),
	CONSTRAINT "hardware_orders_order_status" CHECK ("hardware_orders"."order_status" in ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "hardware_orders_channel" CHECK ("hardware_orders"."channel" in ('form', 'rest')),
	CONSTRAINT "hardware_orders_source_page" CHECK (char_length("hardware_orders"."source_page") <= 300 and "hardware_orders"."source_page" ~ '^/[^?#]*$')
);
--> statement-breakpoint
ALTER TABLE "hardware_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"bucket_key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sent_letters" (
	"letter_key" text PRIMARY KEY NOT NULL,
	"handed_over_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sent_letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_requests_created_at" ON "demo_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hardware_orders_created_at" ON "hardware_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");