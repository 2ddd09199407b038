CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"demo_request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"area" text,
	"zone" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	CONSTRAINT "demo_bookings_state" CHECK ("demo_bookings"."state" in ('booked', 'held', 'missed', 'cancelled')),
	CONSTRAINT "demo_bookings_place" CHECK ("demo_bookings"."place" in ('online', 'visit')),
	CONSTRAINT "demo_bookings_times" CHECK ("demo_bookings"."busy_from" <= "demo_bookings"."starts_at" and "demo_bookings"."starts_at" < "demo_bookings"."ends_at" and "demo_bookings"."ends_at" <= "demo_bookings"."busy_until" and "demo_bookings"."busy_until" <= "demo_bookings"."busy_from" + interval '12 hours'),
	CONSTRAINT "demo_bookings_grid" CHECK (extract(epoch from "demo_bookings"."busy_from") % 900 = 0 and extract(epoch from "demo_bookings"."busy_until") % 900 = 0),
	CONSTRAINT "demo_bookings_area" CHECK (("demo_bookings"."place" = 'visit') = ("demo_bookings"."area" is not null)),
	CONSTRAINT "demo_bookings_area_length" CHECK (char_length("demo_bookings"."area") between 2 and 120),
	CONSTRAINT "demo_bookings_zone" CHECK (char_length("demo_bookings"."zone") between 1 and 64),
	CONSTRAINT "demo_bookings_sequence" CHECK ("demo_bookings"."sequence" >= 0),
	CONSTRAINT "demo_bookings_cancel_reason" CHECK (char_length("demo_bookings"."cancel_reason") between 1 and 500),
	CONSTRAINT "demo_bookings_cancelled" CHECK (("demo_bookings"."state" = 'cancelled') = ("demo_bookings"."cancelled_at" is not null and "demo_bookings"."cancelled_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "demo_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_busy" (
	"staff_id" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "demo_busy_once" PRIMARY KEY("staff_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "demo_busy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_days_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "demo_days_off_order" CHECK ("demo_days_off"."first_day" <= "demo_days_off"."last_day" and "demo_days_off"."last_day" < "demo_days_off"."first_day" + 366)
);
--> statement-breakpoint
ALTER TABLE "demo_days_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_hosts" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"takes_demos" boolean NOT NULL,
	"editions" jsonb NOT NULL,
	"opens" text,
	"closes" text,
	"days" jsonb,
	"call_url" text,
	"feed_hash" text,
	CONSTRAINT "demo_hosts_feed_hash_unique" UNIQUE("feed_hash"),
	CONSTRAINT "demo_hosts_editions" CHECK (jsonb_typeof("demo_hosts"."editions") = 'array'),
	CONSTRAINT "demo_hosts_hours" CHECK (("demo_hosts"."opens" is null) = ("demo_hosts"."closes" is null)),
	CONSTRAINT "demo_hosts_call_url" CHECK (char_length("demo_hosts"."call_url") <= 300 and "demo_hosts"."call_url" ~ '^https://[!-~]+$')
);
--> statement-breakpoint
ALTER TABLE "demo_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "booking_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_demo_request_id_demo_requests_id_fk" FOREIGN KEY ("demo_request_id") REFERENCES "public"."demo_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bookings" ADD CONSTRAINT "demo_bookings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_busy" ADD CONSTRAINT "demo_busy_booking_id_demo_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."demo_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_days_off" ADD CONSTRAINT "demo_days_off_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_hosts" ADD CONSTRAINT "demo_hosts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_bookings_one_at_a_time" ON "demo_bookings" USING btree ("demo_request_id") WHERE "demo_bookings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "demo_bookings_request" ON "demo_bookings" USING btree ("demo_request_id");--> statement-breakpoint
CREATE INDEX "demo_bookings_starts_at" ON "demo_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "demo_bookings_staff" ON "demo_bookings" USING btree ("staff_id","starts_at");--> statement-breakpoint
CREATE INDEX "demo_busy_booking" ON "demo_busy" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "demo_days_off_last_day" ON "demo_days_off" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_booking_key_unique" UNIQUE("booking_key");--> statement-breakpoint

-- Keeps one row for each quarter of an hour that a booked demo takes of a person. Two bookings that want the same quarter
-- of the same person meet at the table's key. New quarters are taken before old ones are left, in the order of time, so
-- that two people who move at once never wait for each other in a circle.
CREATE FUNCTION demo_takes_its_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.state <> 'booked' THEN
		DELETE FROM demo_busy WHERE booking_id = NEW.id;
		RETURN NULL;
	END IF;
	INSERT INTO demo_busy (staff_id, quarter, booking_id)
		SELECT NEW.staff_id, taken, NEW.id
		FROM generate_series(NEW.busy_from, NEW.busy_until - interval '15 minutes', interval '15 minutes') AS taken
		WHERE NOT EXISTS (
			SELECT FROM demo_busy AS own WHERE own.booking_id = NEW.id AND own.staff_id = NEW.staff_id AND own.quarter = taken
		)
		ORDER BY taken;
	DELETE FROM demo_busy
		WHERE booking_id = NEW.id AND (staff_id <> NEW.staff_id OR quarter < NEW.busy_from OR quarter >= NEW.busy_until);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER demo_takes_its_time AFTER INSERT OR UPDATE OF "state", "staff_id", "busy_from", "busy_until" ON "demo_bookings" FOR EACH ROW EXECUTE FUNCTION demo_takes_its_time();--> statement-breakpoint

-- The same table as in app/bookings/states.ts.
CREATE FUNCTION check_booking_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state || '>' || NEW.state IN (
		'booked>held', 'booked>missed', 'booked>cancelled', 'held>missed', 'missed>held'
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a demo can''t go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'demo_bookings_move', TABLE = 'demo_bookings';
END $$;--> statement-breakpoint
CREATE TRIGGER check_booking_move BEFORE UPDATE OF "state" ON "demo_bookings" FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION check_booking_move();
