-- Refuses: the same steps as in app/orders/steps/transitions.ts.
CREATE OR REPLACE FUNCTION public.check_order_transition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	step text := OLD.order_status || '>' || NEW.order_status;
	just_now CONSTANT timestamptz := now() - interval '10 minutes';
BEGIN
	IF step IN ('pending>confirmed', 'packed>shipped', 'shipped>delivered', 'pending>cancelled', 'confirmed>cancelled', 'packed>cancelled', 'packed>confirmed')
		OR (step = 'confirmed>packed' AND (NEW.payment_status = 'paid' OR NEW.may_pack_unpaid))
		OR (step = 'confirmed>pending' AND OLD.confirmed_at > just_now)
		OR (step = 'shipped>packed' AND OLD.shipped_at > just_now)
		OR (step = 'delivered>shipped' AND OLD.delivered_at > just_now)
		OR (step IN ('cancelled>pending', 'cancelled>confirmed', 'cancelled>packed') AND OLD.cancelled_at > just_now)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an order can''t go from % to %', OLD.order_status, NEW.order_status USING ERRCODE = 'check_violation', CONSTRAINT = 'purchases_order_transition', TABLE = 'purchases';
END $function$;
CREATE TRIGGER check_order_transition BEFORE UPDATE OF order_status ON public.purchases FOR EACH ROW WHEN ((old.order_status <> new.order_status)) EXECUTE FUNCTION check_order_transition();
