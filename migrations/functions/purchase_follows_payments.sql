-- For the release before, as sumUp does now.
CREATE OR REPLACE FUNCTION public.purchase_follows_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM sum_up_purchase(coalesce(NEW.purchase_id, OLD.purchase_id));
	RETURN NULL;
END $function$;
CREATE TRIGGER purchase_follows_deleted_payments AFTER DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();
CREATE TRIGGER purchase_follows_payments AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();
CREATE TRIGGER purchase_follows_withdrawn_payments AFTER UPDATE OF withdrawn_at ON public.payments FOR EACH ROW EXECUTE FUNCTION purchase_follows_payments();
