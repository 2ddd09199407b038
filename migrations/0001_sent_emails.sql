ALTER TABLE "sent_letters" RENAME TO "sent_emails";--> statement-breakpoint
ALTER TABLE "sent_emails" RENAME COLUMN "letter_key" TO "email_key";--> statement-breakpoint
ALTER INDEX "sent_letters_pkey" RENAME TO "sent_emails_pkey";
