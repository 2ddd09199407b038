-- For the release before, as updateOrder does now.
CREATE OR REPLACE FUNCTION public.orders_follow_purchase()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE hardware_orders SET
		customer_name = NEW.customer_name, customer_email = NEW.customer_email, customer_phone = NEW.customer_phone,
		shipping_address = NEW.shipping_address, payment_method = NEW.payment_method,
		payment_status = NEW.payment_status, order_status = NEW.order_status, is_spam = NEW.is_spam
	WHERE purchase_id = NEW.id;
	RETURN NULL;
END $function$;
CREATE TRIGGER orders_follow_purchase AFTER UPDATE OF customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam ON public.purchases FOR EACH ROW EXECUTE FUNCTION orders_follow_purchase();
