CREATE TABLE "incoming_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"conversation_id" uuid,
	"kind" text NOT NULL,
	"message_id" text,
	"from_name" text DEFAULT '' NOT NULL,
	"from_email" text,
	"subject" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"about_key" text,
	"reason" text,
	"size_bytes" integer NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_emails_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "incoming_emails_kind" CHECK ("incoming_emails"."kind" in ('message', 'automatic', 'bounce', 'unreadable')),
	CONSTRAINT "incoming_emails_conversation" CHECK (("incoming_emails"."kind" = 'unreadable') = ("incoming_emails"."conversation_id" is null)),
	CONSTRAINT "incoming_emails_texts" CHECK (char_length("incoming_emails"."body") <= 20000 and char_length("incoming_emails"."quoted") <= 20000 and char_length("incoming_emails"."subject") <= 500 and char_length("incoming_emails"."reason") <= 500)
);
--> statement-breakpoint
ALTER TABLE "incoming_emails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "incoming_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea",
	"refused" text,
	CONSTRAINT "incoming_files_name" CHECK (char_length("incoming_files"."name") between 1 and 120),
	CONSTRAINT "incoming_files_refused" CHECK ("incoming_files"."refused" in ('type', 'size', 'count')),
	CONSTRAINT "incoming_files_kept" CHECK (("incoming_files"."content" is null) = ("incoming_files"."refused" is not null)),
	CONSTRAINT "incoming_files_size" CHECK (octet_length("incoming_files"."content") <= 10485760)
);
--> statement-breakpoint
ALTER TABLE "incoming_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_kind";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "reply_token" text;--> statement-breakpoint
ALTER TABLE "sent_emails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "incoming_emails" ADD CONSTRAINT "incoming_emails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_files" ADD CONSTRAINT "incoming_files_email_id_incoming_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."incoming_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_emails_conversation_id" ON "incoming_emails" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "incoming_emails_created_at" ON "incoming_emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "incoming_emails_message_id" ON "incoming_emails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "incoming_files_email" ON "incoming_files" USING btree ("email_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_reply_token_unique" UNIQUE("reply_token");--> statement-breakpoint
ALTER TABLE "sent_emails" ADD CONSTRAINT "sent_emails_message_id_unique" UNIQUE("message_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('contact', 'demo', 'chat', 'email'));