CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"entry" uuid,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_answers_language" CHECK ("saved_answers"."language" in ('en', 'sw')),
	CONSTRAINT "saved_answers_title" CHECK (char_length("saved_answers"."title") between 1 and 80),
	CONSTRAINT "saved_answers_body" CHECK (char_length("saved_answers"."body") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "saved_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title_once" ON "saved_answers" USING btree ("language",lower("title")) WHERE "saved_answers"."removed_at" is null;--> statement-breakpoint
-- To begin with; from here on they are the company's own.
INSERT INTO "saved_answers" ("language", "title", "body") VALUES
  ('en', 'How to pay an order', E'Hello {name},\n\nThank you for your order {order}. {amount} is left to pay. You can pay on the page of your order, and follow it there:\n\n{link}\n\nIf you have paid already, reply with the receipt code and we look it up.'),
  ('en', 'Delivery day', E'Hello {name},\n\nYour order {order} reaches you on {day}. Please have somebody there to receive it and sign. You can follow it here:\n\n{link}'),
  ('en', 'Questions before a quotation', E'Hello {name},\n\nThank you for writing to us. To give you the right price we need to know:\n\n1. What kind of business it is, and how many branches it has\n2. How many tills you need\n3. Which machines you have already\n\nReply here, or call us on {phone}.'),
  ('en', 'Ask for a demo', E'Hello {name},\n\nWe would like to show you the system at work. Choose the day and time that suit you here:\n\n{site}/request-demo\n\nIf a call is easier, tell me when and I call you.'),
  ('en', 'We could not reach you', E'Hello {name},\n\nI tried to call you today and could not reach you. What time suits you? Reply with a time, or call us on {phone}.'),
  ('en', 'A machine has a problem', E'Hello {name},\n\nSorry about the trouble. So that we can help quickly, please send us:\n\n1. Which machine it is, and its serial number\n2. What it shows or does; a photo helps\n3. When the problem started\n\nOr call us on {phone}.'),
  ('en', 'Following up a quotation', E'Hello {name},\n\nHave you had time to look at quotation {quotation}? Its prices hold until the day written on it. If anything should be different, tell me and I will send you a new one.'),
  ('sw', 'Kulipia oda', E'Habari {name},\n\nAsante kwa oda yako {order}. Pesa iliyobaki ni {amount}. Unaweza kulipa kwenye ukurasa wa oda yako, na kuifuatilia hapo pia:\n\n{link}\n\nKama umeshalipa, jibu na code ya risiti, tutaiangalia.'),
  ('sw', 'Siku ya delivery', E'Habari {name},\n\nOda yako {order} itakufikia {day}. Tafadhali hakikisha kuna mtu wa kuipokea na kutia sahihi. Unaweza kuifuatilia hapa:\n\n{link}'),
  ('sw', 'Maswali kabla ya quotation', E'Habari {name},\n\nAsante kwa kutuandikia. Ili tukupe bei sahihi, tunahitaji kujua:\n\n1. Ni biashara ya aina gani, na ina matawi mangapi\n2. Unahitaji kaunta ngapi\n3. Una mashine gani tayari\n\nJibu hapa, au tupigie {phone}.'),
  ('sw', 'Omba demo', E'Habari {name},\n\nTungependa kukuonyesha system ikifanya kazi. Chagua siku na saa inayokufaa hapa:\n\n{site}/request-demo\n\nKama kupigiwa simu ni rahisi zaidi, niambie saa ngapi nikupigie.'),
  ('sw', 'Hatukukupata kwa simu', E'Habari {name},\n\nNimejaribu kukupigia leo na sikukupata. Saa ngapi inakufaa? Jibu na saa, au tupigie {phone}.'),
  ('sw', 'Mashine ina shida', E'Habari {name},\n\nPole kwa shida hiyo. Ili tukusaidie haraka, tafadhali tutumie:\n\n1. Ni mashine gani, na serial number yake\n2. Inaonyesha nini au inafanya nini; picha inasaidia\n3. Shida ilianza lini\n\nAu tupigie {phone}.'),
  ('sw', 'Kufuatilia quotation', E'Habari {name},\n\nUmepata muda wa kuangalia quotation {quotation}? Bei zake zinabaki hivyo hadi siku iliyoandikwa humo. Kama kuna kitu cha kubadilisha, niambie nikutumie nyingine.');
