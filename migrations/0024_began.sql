ALTER TABLE "contact_messages" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "began" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_began" CHECK (jsonb_typeof("contact_messages"."began") = 'object');--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_began" CHECK (jsonb_typeof("demo_requests"."began") = 'object');--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_began" CHECK (jsonb_typeof("purchases"."began") = 'object');--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_began" CHECK (jsonb_typeof("quotations"."began") = 'object');