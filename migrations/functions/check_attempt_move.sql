-- Refuses: the same moves as in app/payments/attempt-states.ts.
CREATE OR REPLACE FUNCTION public.check_attempt_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF OLD.state <> 'reversed' AND NEW.state = 'reversed' OR OLD.state || '>' || NEW.state IN (
		'requested>waiting', 'requested>unclear', 'requested>refused', 'requested>unconfirmed', 'requested>failed', 'requested>cancelled', 'requested>paid',
		'waiting>unconfirmed', 'waiting>failed', 'waiting>cancelled', 'waiting>paid',
		'unclear>waiting', 'unclear>unconfirmed', 'unclear>failed', 'unclear>cancelled', 'unclear>paid',
		'unconfirmed>failed', 'unconfirmed>cancelled', 'unconfirmed>expired', 'unconfirmed>paid',
		'refused>paid', 'failed>paid', 'cancelled>failed', 'cancelled>paid', 'expired>paid'
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an attempt can''t go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_move', TABLE = 'payment_attempts';
END $function$;
CREATE TRIGGER check_attempt_move BEFORE UPDATE OF state ON public.payment_attempts FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION check_attempt_move();
