-- For the release before, as sumUp does now.
CREATE OR REPLACE FUNCTION public.sum_up_purchase(changed uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;
