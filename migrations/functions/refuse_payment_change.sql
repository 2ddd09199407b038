-- Refuses: of a payment, its receipt may come later and it may be withdrawn once; nothing else changes.
CREATE OR REPLACE FUNCTION public.refuse_payment_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 OR (OLD.receipt_code IS NULL AND OLD.attempt_id IS NOT NULL) THEN
			RETURN OLD;
		END IF;
	ELSIF (OLD.purchase_id, OLD.kind, OLD.method, OLD.amount_cents, OLD.received_at, OLD.recorded_at) = (NEW.purchase_id, NEW.kind, NEW.method, NEW.amount_cents, NEW.received_at, NEW.recorded_at)
		AND (OLD.receipt_code IS NULL OR OLD.receipt_code = NEW.receipt_code)
		AND (OLD.withdrawn_at IS NULL OR OLD.withdrawn_at = NEW.withdrawn_at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'payments is append only' USING ERRCODE = 'insufficient_privilege';
END $function$;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
