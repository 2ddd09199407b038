CREATE TABLE "content_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_state_one_row" CHECK ("content_state"."id")
);
--> statement-breakpoint
ALTER TABLE "content_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"is_published" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"note" text,
	CONSTRAINT "content_versions_kind" CHECK ("content_versions"."kind" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "content_versions_note" CHECK (char_length("content_versions"."note") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "content_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "content_versions_kind_id" ON "content_versions" USING btree ("kind","id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "content_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "content_state" ("revision") VALUES (0);
