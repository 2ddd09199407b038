ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('en', 'sw'));--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_language" CHECK ("demo_requests"."language" in ('en', 'sw'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_language" CHECK ("purchases"."language" in ('en', 'sw'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_language" CHECK ("quotations"."language" in ('en', 'sw'));