-- Refuses: somebody must be able to let others in.
CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('keep_an_owner'));
	IF NOT EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND disabled_at IS NULL AND email_verified AND id <> OLD.id) THEN
		RAISE EXCEPTION 'There is always at least one owner' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_one_owner';
	END IF;
	RETURN NEW;
END $function$;
CREATE TRIGGER keep_an_owner BEFORE UPDATE ON public.staff FOR EACH ROW WHEN (((old.role = 'owner'::text) AND (old.disabled_at IS NULL) AND old.email_verified AND ((new.role <> 'owner'::text) OR (new.disabled_at IS NOT NULL) OR (NOT new.email_verified)))) EXECUTE FUNCTION keep_an_owner();
