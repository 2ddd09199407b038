ALTER TABLE "staff" ADD COLUMN "invited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint

-- There is always an owner who has been here. Two owners who give up at the same time: the second one waits for the first.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('keep_an_owner'));
	IF NOT EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND disabled_at IS NULL AND email_verified AND id <> OLD.id) THEN
		RAISE EXCEPTION 'There is always at least one owner' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_one_owner';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_an_owner BEFORE UPDATE ON "staff" FOR EACH ROW
	WHEN (OLD.role = 'owner' AND OLD.disabled_at IS NULL AND OLD.email_verified AND (NEW.role <> 'owner' OR NEW.disabled_at IS NOT NULL OR NOT NEW.email_verified))
	EXECUTE FUNCTION keep_an_owner();
