-- Refuses: lines, amounts and buyer of a tax invoice stay once it is issued, and no row goes without its order.
CREATE OR REPLACE FUNCTION public.refuse_tax_invoice_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF pg_trigger_depth() > 1 THEN
			RETURN OLD;
		END IF;
	ELSIF (OLD.purchase_id, OLD.kind, OLD.number) = (NEW.purchase_id, NEW.kind, NEW.number)
		AND OLD.original_id IS NOT DISTINCT FROM NEW.original_id
		AND (OLD.state = 'due' OR (
			OLD.state = NEW.state
			AND (OLD.lines, OLD.total_cents, OLD.vat_cents) = (NEW.lines, NEW.total_cents, NEW.vat_cents)
			AND (OLD.state = 'withdrawn' OR (OLD.buyer_name, OLD.buyer_pin) IS NOT DISTINCT FROM (NEW.buyer_name, NEW.buyer_pin))
		)) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what a tax invoice says stays' USING ERRCODE = 'insufficient_privilege';
END $function$;
CREATE TRIGGER refuse_tax_invoice_change BEFORE DELETE OR UPDATE ON public.tax_invoices FOR EACH ROW EXECUTE FUNCTION refuse_tax_invoice_change();
