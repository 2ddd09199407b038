-- What each trigger is for, readable in the database and in migrations/functions. Those 'for the release before' make
-- whole what a server of that release writes while the new one starts; the verbs do the same themselves. They go with
-- the next release.
COMMENT ON FUNCTION refuse_change() IS 'Refuses: what is written here stays.';--> statement-breakpoint
COMMENT ON FUNCTION refuse_payment_change() IS 'Refuses: of a payment, its receipt may come later and it may be withdrawn once; nothing else changes.';--> statement-breakpoint
COMMENT ON FUNCTION check_order_transition() IS 'Refuses: the same steps as in app/orders/steps/transitions.ts.';--> statement-breakpoint
COMMENT ON FUNCTION check_attempt_move() IS 'Refuses: the same moves as in app/payments/attempt-states.ts.';--> statement-breakpoint
COMMENT ON FUNCTION check_booking_move() IS 'Refuses: the same moves as in app/bookings/states.ts.';--> statement-breakpoint
COMMENT ON FUNCTION keep_an_owner() IS 'Refuses: somebody must be able to let others in.';--> statement-breakpoint
COMMENT ON FUNCTION give_order_its_purchase() IS 'For the release before, as placeOrder does now.';--> statement-breakpoint
COMMENT ON FUNCTION join_conversation() IS 'For the release before, as joinConversation does now.';--> statement-breakpoint
COMMENT ON FUNCTION orders_follow_purchase() IS 'For the release before, as updateOrder does now.';--> statement-breakpoint
COMMENT ON FUNCTION lock_purchase_of_payment() IS 'For the release before, as lockOrder does now.';--> statement-breakpoint
COMMENT ON FUNCTION purchase_follows_payments() IS 'For the release before, as sumUp does now.';--> statement-breakpoint
COMMENT ON FUNCTION sum_up_purchase(uuid) IS 'For the release before, as sumUp does now.';--> statement-breakpoint
COMMENT ON FUNCTION demo_takes_its_time() IS 'For the release before, as keepBusy does now.';
