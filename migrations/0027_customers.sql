CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_phone" ON "contact_messages" USING btree (regexp_replace("phone", '[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "conversations_phone_digits" ON "conversations" USING btree (regexp_replace("phone", '[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "demo_requests_email" ON "demo_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "demo_requests_phone" ON "demo_requests" USING btree (regexp_replace("phone", '[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "incoming_emails_from" ON "incoming_emails" USING btree (lower("from_email"));--> statement-breakpoint
CREATE INDEX "purchases_phone" ON "purchases" USING btree (regexp_replace("customer_phone", '[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "purchases_kra_pin" ON "purchases" USING btree ("kra_pin") WHERE "purchases"."kra_pin" is not null;--> statement-breakpoint
CREATE INDEX "quotations_kra_pin" ON "quotations" USING btree ("kra_pin") WHERE "quotations"."kra_pin" is not null;