-- For the release before, as joinConversation does now.
CREATE OR REPLACE FUNCTION public.join_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	lead jsonb := to_jsonb(NEW);
	words tsvector := to_tsvector('simple', concat_ws(' ', NEW.name, NEW.email, regexp_replace(NEW.phone, '[^0-9]', '', 'g'), lead->>'company', NEW.message));
	joined uuid;
BEGIN
	IF NOT NEW.is_spam AND NEW.email IS NOT NULL THEN
		SELECT id INTO joined FROM conversations
		WHERE lower(email) = lower(NEW.email)
			AND status <> 'spam' AND greatest(waiting_since, answered_at, closed_at) > NEW.created_at - interval '14 days'
		ORDER BY waiting_since DESC LIMIT 1;
	ELSIF NOT NEW.is_spam THEN
		SELECT id INTO joined FROM conversations
		WHERE phone = NEW.phone
			AND status <> 'spam' AND greatest(waiting_since, answered_at, closed_at) > NEW.created_at - interval '14 days'
		ORDER BY waiting_since DESC LIMIT 1;
	END IF;
	IF joined IS NULL THEN
		INSERT INTO conversations (kind, name, email, phone, company, snippet, source_page, status, created_at, waiting_since, search)
		VALUES (CASE WHEN TG_TABLE_NAME = 'demo_requests' THEN 'demo' WHEN NEW.channel = 'chat' THEN 'chat' ELSE 'contact' END,
			NEW.name, NEW.email, NEW.phone, lead->>'company', left(coalesce(NEW.message, ''), 200), NEW.source_page,
			CASE WHEN NEW.is_spam THEN 'spam' ELSE 'new' END, NEW.created_at, NEW.created_at, words)
		RETURNING id INTO joined;
	ELSE
		UPDATE conversations SET
			status = 'new', version = version + 1, search = search || words, snippet = left(coalesce(NEW.message, ''), 200),
			phone = coalesce(phone, NEW.phone), company = coalesce(company, lead->>'company'),
			waiting_since = CASE WHEN status = 'new' THEN waiting_since ELSE NEW.created_at END
		WHERE id = joined;
	END IF;
	IF TG_TABLE_NAME = 'demo_requests' THEN
		UPDATE demo_requests SET conversation_id = joined WHERE id = NEW.id;
	ELSE
		UPDATE contact_messages SET conversation_id = joined WHERE id = NEW.id;
	END IF;
	RETURN NULL;
END $function$;
CREATE TRIGGER join_conversation AFTER INSERT ON public.contact_messages FOR EACH ROW WHEN ((new.conversation_id IS NULL)) EXECUTE FUNCTION join_conversation();
CREATE TRIGGER join_conversation AFTER INSERT ON public.demo_requests FOR EACH ROW WHEN ((new.conversation_id IS NULL)) EXECUTE FUNCTION join_conversation();
