-- Refuses: the same moves as in app/bookings/states.ts.
CREATE OR REPLACE FUNCTION public.check_booking_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF OLD.state || '>' || NEW.state IN (
		'booked>held', 'booked>missed', 'booked>cancelled', 'held>missed', 'missed>held'
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a demo can''t go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'demo_bookings_move', TABLE = 'demo_bookings';
END $function$;
CREATE TRIGGER check_booking_move BEFORE UPDATE OF state ON public.demo_bookings FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_booking_move();
