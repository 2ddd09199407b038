-- For the release before, as lockOrder does now.
CREATE OR REPLACE FUNCTION public.lock_purchase_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM 1 FROM purchases WHERE id = NEW.purchase_id FOR UPDATE;
	RETURN NEW;
END $function$;
CREATE TRIGGER lock_purchase_of_payment BEFORE INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION lock_purchase_of_payment();
