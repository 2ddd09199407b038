ALTER TABLE "hardware_orders" DROP CONSTRAINT "hardware_orders_channel";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_channel";--> statement-breakpoint
CREATE INDEX "audit_events_mpesa_codes" ON "audit_events" USING btree ("at") WHERE "audit_events"."action" in ('mpesa-code-given', 'mpesa-code-not-found');--> statement-breakpoint
CREATE INDEX "payment_attempts_our_fault" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."reason" = 'our-fault';--> statement-breakpoint
CREATE INDEX "purchases_refund_open" ON "purchases" USING btree ("refund_due_by") WHERE "purchases"."refund_due_cents" > "purchases"."refunded_cents";--> statement-breakpoint
CREATE INDEX "purchases_overpaid" ON "purchases" USING btree ("created_at") WHERE "purchases"."paid_cents" - "purchases"."refunded_cents" > "purchases"."total_cents";--> statement-breakpoint
ALTER TABLE "hardware_orders" ADD CONSTRAINT "hardware_orders_channel" CHECK ("hardware_orders"."channel" in ('form', 'rest', 'staff'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_channel" CHECK ("purchases"."channel" in ('form', 'rest', 'staff'));