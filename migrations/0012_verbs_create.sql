-- A lead comes with its conversation. One without was stored by a server of the release before, and is joined as it was.
DROP TRIGGER join_conversation ON "contact_messages";--> statement-breakpoint
DROP TRIGGER join_conversation ON "demo_requests";--> statement-breakpoint
CREATE TRIGGER join_conversation AFTER INSERT ON "contact_messages" FOR EACH ROW WHEN (NEW.conversation_id IS NULL) EXECUTE FUNCTION join_conversation();--> statement-breakpoint
CREATE TRIGGER join_conversation AFTER INSERT ON "demo_requests" FOR EACH ROW WHEN (NEW.conversation_id IS NULL) EXECUTE FUNCTION join_conversation();
