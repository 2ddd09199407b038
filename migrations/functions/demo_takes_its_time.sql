-- For the release before, as keepBusy does now.
CREATE OR REPLACE FUNCTION public.demo_takes_its_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF NEW.state <> 'booked' THEN
		DELETE FROM demo_busy WHERE booking_id = NEW.id;
		RETURN NULL;
	END IF;
	INSERT INTO demo_busy (staff_id, quarter, booking_id)
		SELECT NEW.staff_id, taken, NEW.id
		FROM generate_series(NEW.busy_from, NEW.busy_until - interval '15 minutes', interval '15 minutes') AS taken
		WHERE NOT EXISTS (
			SELECT FROM demo_busy AS own WHERE own.booking_id = NEW.id AND own.staff_id = NEW.staff_id AND own.quarter = taken
		)
		ORDER BY taken;
	DELETE FROM demo_busy
		WHERE booking_id = NEW.id AND (staff_id <> NEW.staff_id OR quarter < NEW.busy_from OR quarter >= NEW.busy_until);
	RETURN NULL;
END $function$;
CREATE TRIGGER demo_takes_its_time AFTER INSERT OR UPDATE OF state, staff_id, busy_from, busy_until ON public.demo_bookings FOR EACH ROW EXECUTE FUNCTION demo_takes_its_time();
