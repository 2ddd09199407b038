CREATE TABLE "news_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "news_subscriptions_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "news_subscriptions_email" CHECK (char_length("news_subscriptions"."email") <= 254 and "news_subscriptions"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
	CONSTRAINT "news_subscriptions_source" CHECK ("news_subscriptions"."source" in ('contact', 'demo')),
	CONSTRAINT "news_subscriptions_unsubscribe_token" CHECK ("news_subscriptions"."unsubscribe_token" ~ '^[A-Za-z0-9_-]{22,64}$')
);
--> statement-breakpoint
ALTER TABLE "news_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_opt_in";--> statement-breakpoint
ALTER TABLE "demo_requests" DROP CONSTRAINT "demo_requests_opt_in";--> statement-breakpoint
CREATE UNIQUE INDEX "news_subscriptions_active" ON "news_subscriptions" USING btree (lower("email")) WHERE "news_subscriptions"."withdrawn_at" is null;--> statement-breakpoint
INSERT INTO "news_subscriptions" ("email", "consented_at", "wording", "source", "unsubscribe_token")
SELECT DISTINCT ON (lower("email")) "email", "news_opt_in_at", "news_opt_in_wording", "source", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
FROM (
	SELECT "email", "news_opt_in_at", "news_opt_in_wording", 'contact' AS "source" FROM "contact_messages" WHERE "email" IS NOT NULL AND NOT "is_spam"
	UNION ALL
	SELECT "email", "news_opt_in_at", "news_opt_in_wording", 'demo' FROM "demo_requests" WHERE NOT "is_spam"
) AS "consents"
WHERE "news_opt_in_at" IS NOT NULL
ORDER BY lower("email"), "news_opt_in_at";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "news_opt_in_at";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "news_opt_in_wording";--> statement-breakpoint
ALTER TABLE "demo_requests" DROP COLUMN "news_opt_in_at";--> statement-breakpoint
ALTER TABLE "demo_requests" DROP COLUMN "news_opt_in_wording";