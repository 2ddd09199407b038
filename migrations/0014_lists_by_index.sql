DROP INDEX "conversations_waiting";--> statement-breakpoint
DROP INDEX "conversations_email";--> statement-breakpoint
DROP INDEX "purchases_created_at";--> statement-breakpoint
DROP INDEX "quotations_created_at";--> statement-breakpoint
CREATE INDEX "conversations_by_wait" ON "conversations" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "conversations_email_prefix" ON "conversations" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "purchases_by_time" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_to_do" ON "purchases" USING btree ("created_at","id") WHERE not "purchases"."is_spam" and ("purchases"."order_status" in ('pending', 'confirmed', 'packed') or "purchases"."owed_cents" > 0 or "purchases"."missing_cents" > 0);--> statement-breakpoint
CREATE INDEX "purchases_unpaid" ON "purchases" USING btree ("created_at","id") WHERE "purchases"."left_cents" > 0;--> statement-breakpoint
CREATE INDEX "quotations_by_time" ON "quotations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_number_prefix" ON "quotations" USING btree ("number" text_pattern_ops);