-- For the release before, as placeOrder does now.
CREATE OR REPLACE FUNCTION public.give_order_its_purchase()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO purchases (client_request_id, created_at, channel, source_page, reference, access_key, customer_name, customer_email, customer_phone, shipping_address, payment_method, total_cents, is_spam)
	VALUES (NEW.client_request_id, NEW.created_at, NEW.channel, NEW.source_page, NEW.reference, NEW.access_key, NEW.customer_name, NEW.customer_email, NEW.customer_phone, NEW.shipping_address, NEW.payment_method, NEW.total_amount * 100, NEW.is_spam)
	ON CONFLICT DO NOTHING;
	SELECT id INTO NEW.purchase_id FROM purchases WHERE client_request_id = NEW.client_request_id;
	RETURN CASE WHEN NEW.purchase_id IS NULL THEN NULL ELSE NEW END;
END $function$;
CREATE TRIGGER give_order_its_purchase BEFORE INSERT ON public.hardware_orders FOR EACH ROW WHEN ((new.purchase_id IS NULL)) EXECUTE FUNCTION give_order_its_purchase();
