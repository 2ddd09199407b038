-- A database of the first release, as the code of commit d2a1559 left it on PostgreSQL 15: every table, every state, awkward
-- values, emails sent, waiting, refused and in doubt. Nobody in it exists. Written by pg_dump --column-inserts.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA drizzle;

CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.queue_stats_20261116 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.queue_stats_20261117 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.contact_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_request_id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    channel text DEFAULT 'form'::text NOT NULL,
    source_page text,
    name text NOT NULL,
    email text,
    phone text,
    message text NOT NULL,
    transcript jsonb,
    is_spam boolean DEFAULT false NOT NULL,
    CONSTRAINT contact_messages_channel CHECK ((channel = ANY (ARRAY['form'::text, 'chat'::text, 'rest'::text]))),
    CONSTRAINT contact_messages_email CHECK (((char_length(email) <= 254) AND (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'::text))),
    CONSTRAINT contact_messages_message CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000))),
    CONSTRAINT contact_messages_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT contact_messages_phone CHECK (((char_length(phone) <= 32) AND (phone ~ '^[0-9+() -]+$'::text) AND ((char_length(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)) >= 7) AND (char_length(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)) <= 15)))),
    CONSTRAINT contact_messages_reachable CHECK (((email IS NOT NULL) OR ((channel = 'chat'::text) AND (phone IS NOT NULL)))),
    CONSTRAINT contact_messages_source_page CHECK (((char_length(source_page) <= 300) AND (source_page ~ '^/[^?#]*$'::text))),
    CONSTRAINT contact_messages_transcript CHECK ((jsonb_typeof(transcript) = 'array'::text))
);

CREATE TABLE public.daily_salts (
    day date NOT NULL,
    salt text NOT NULL
);

CREATE TABLE public.demo_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_request_id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    channel text DEFAULT 'form'::text NOT NULL,
    source_page text,
    name text NOT NULL,
    email text NOT NULL,
    company text NOT NULL,
    phone text NOT NULL,
    employees text,
    message text,
    edition text,
    is_spam boolean DEFAULT false NOT NULL,
    CONSTRAINT demo_requests_channel CHECK ((channel = ANY (ARRAY['form'::text, 'chat'::text, 'rest'::text]))),
    CONSTRAINT demo_requests_company CHECK (((char_length(company) >= 1) AND (char_length(company) <= 160))),
    CONSTRAINT demo_requests_edition CHECK ((edition ~ '^[a-z][a-z0-9-]{0,59}$'::text)),
    CONSTRAINT demo_requests_email CHECK (((char_length(email) <= 254) AND (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'::text))),
    CONSTRAINT demo_requests_employees CHECK ((employees = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201-500'::text, '501+'::text]))),
    CONSTRAINT demo_requests_message CHECK (((char_length(message) >= 0) AND (char_length(message) <= 5000))),
    CONSTRAINT demo_requests_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT demo_requests_phone CHECK (((char_length(phone) <= 32) AND (phone ~ '^[0-9+() -]+$'::text) AND ((char_length(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)) >= 7) AND (char_length(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)) <= 15)))),
    CONSTRAINT demo_requests_source_page CHECK (((char_length(source_page) <= 300) AND (source_page ~ '^/[^?#]*$'::text)))
);

CREATE TABLE public.hardware_orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_request_id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    channel text DEFAULT 'form'::text NOT NULL,
    source_page text,
    reference text NOT NULL,
    access_key text NOT NULL,
    hardware_type text NOT NULL,
    hardware_name text NOT NULL,
    unit_price numeric(12,2) NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    total_amount numeric(12,2) NOT NULL,
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text NOT NULL,
    shipping_address text NOT NULL,
    payment_method text DEFAULT 'credit_card'::text NOT NULL,
    payment_status text DEFAULT 'pending'::text NOT NULL,
    order_status text DEFAULT 'pending'::text NOT NULL,
    is_spam boolean DEFAULT false NOT NULL,
    CONSTRAINT hardware_orders_access_key CHECK ((access_key ~ '^[A-Za-z0-9_-]{22,64}$'::text)),
    CONSTRAINT hardware_orders_channel CHECK ((channel = ANY (ARRAY['form'::text, 'rest'::text]))),
    CONSTRAINT hardware_orders_customer_email CHECK (((char_length(customer_email) <= 254) AND (customer_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'::text))),
    CONSTRAINT hardware_orders_customer_name CHECK (((char_length(customer_name) >= 1) AND (char_length(customer_name) <= 120))),
    CONSTRAINT hardware_orders_customer_phone CHECK (((char_length(customer_phone) <= 32) AND (customer_phone ~ '^[0-9+() -]+$'::text) AND ((char_length(regexp_replace(customer_phone, '[^0-9]'::text, ''::text, 'g'::text)) >= 7) AND (char_length(regexp_replace(customer_phone, '[^0-9]'::text, ''::text, 'g'::text)) <= 15)))),
    CONSTRAINT hardware_orders_hardware_name CHECK (((char_length(hardware_name) >= 1) AND (char_length(hardware_name) <= 120))),
    CONSTRAINT hardware_orders_hardware_type CHECK ((hardware_type ~ '^[a-z][a-z0-9-]{0,59}$'::text)),
    CONSTRAINT hardware_orders_order_status CHECK ((order_status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT hardware_orders_payment_method CHECK ((payment_method = ANY (ARRAY['credit_card'::text, 'mpesa'::text, 'paypal'::text]))),
    CONSTRAINT hardware_orders_payment_status CHECK ((payment_status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'refunded'::text]))),
    CONSTRAINT hardware_orders_quantity CHECK (((quantity >= 1) AND (quantity <= 999))),
    CONSTRAINT hardware_orders_reference CHECK ((reference ~ '^[A-HJ-NP-Z2-9-]{6,12}$'::text)),
    CONSTRAINT hardware_orders_shipping_address CHECK (((char_length(shipping_address) >= 1) AND (char_length(shipping_address) <= 500))),
    CONSTRAINT hardware_orders_source_page CHECK (((char_length(source_page) <= 300) AND (source_page ~ '^/[^?#]*$'::text))),
    CONSTRAINT hardware_orders_total_amount CHECK ((total_amount = (unit_price * (quantity)::numeric))),
    CONSTRAINT hardware_orders_unit_price CHECK ((unit_price > (0)::numeric))
);

CREATE TABLE public.news_subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    consented_at timestamp with time zone DEFAULT now() NOT NULL,
    wording text NOT NULL,
    source text NOT NULL,
    unsubscribe_token text NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT news_subscriptions_email CHECK (((char_length(email) <= 254) AND (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'::text))),
    CONSTRAINT news_subscriptions_source CHECK ((source = ANY (ARRAY['contact'::text, 'demo'::text]))),
    CONSTRAINT news_subscriptions_unsubscribe_token CHECK ((unsubscribe_token ~ '^[A-Za-z0-9_-]{22,64}$'::text))
);

CREATE UNLOGGED TABLE public.rate_limits (
    bucket_key text NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    count bigint NOT NULL
);

CREATE TABLE public.sent_emails (
    email_key text NOT NULL,
    handed_over_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261116 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-17 00:00:00+00');

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261117 FOR VALUES FROM ('2026-11-17 00:00:00+00') TO ('2026-11-18 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (1, '49f079a2434c030a5511c4fcbecc802804e13fc71f478517d444af90d54c5f7c', 1794711469764);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (2, 'cc25b9b5dbfcc48bfbfdb44c9fbd2a2c68c7fd1f539070519af6fb5c2ec175be', 1794715069764);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (3, '9afe86cd6e143150d1a79a17331e2bae48a496156f3a38255b9754c094e6f4fb', 1794786153362);

INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('6ee19a70-db53-4db2-a237-cf3707bc5915', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:1da66ba3-4d0f-4f4f-8364-dbfcde59fdf1:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/contact"], ["Sent by", "Contact form"], ["Product news", "Yes, asked for it"]]}, "Typed by the visitor:", {"quote": [["Name", "Asha Wanjiru"], ["Email", "Asha@Duka.example"]]}, {"quote": "Habari, bei ya mizani?"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "Asha@Duka.example", "subject": "Message from “Asha Wanjiru”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.11834+00', '2026-11-16 06:23:26.11834+00', '2026-11-16 06:23:26.146937+00', '2026-11-16 06:23:26.964981+00', '2026-11-30 06:23:26.11834+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:26.146937+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('8ecfa06f-a2fd-4b17-9a9c-87d41fe5c513', 'emails', 0, '{"email": {"to": "Asha@Duka.example", "key": "contact:1da66ba3-4d0f-4f4f-8364-dbfcde59fdf1:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You also asked for product news by email. You can stop it at any time.", {"action": {"url": "http://localhost:3000/news/unsubscribe/_ZFESpBZsC_3m4RkFKGq9xwr", "label": "Stop product news"}}, "You get this email because this address was given on http://localhost:3000. If that was not you, stop the news with the button above."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message", "unsubscribeUrl": "http://localhost:3000/news/unsubscribe/_ZFESpBZsC_3m4RkFKGq9xwr"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.11834+00', '2026-11-16 06:23:26.11834+00', '2026-11-16 06:23:26.146937+00', '2026-11-16 06:23:26.964981+00', '2026-11-30 06:23:26.11834+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:26.146937+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3b69e363-f416-4038-95a4-c77da700503c', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:1e6b6ddb-8e1a-470a-8c95-a48dfe6a9ca0:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/"], ["Sent by", "Chat"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Baraka"], ["Phone", "0700 000 001"]]}, {"quote": "Call me"}, "The chat before it:", {"quote": "Visitor: Bei gani?\nVelto: Ksh 20,000"}, "No email was given: call."], "title": "A message from the chat", "subject": "Message from “Baraka”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.616986+00', '2026-11-16 06:23:26.616986+00', '2026-11-16 06:23:27.165933+00', '2026-11-16 06:23:28.273847+00', '2026-11-30 06:23:26.616986+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.165933+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('5da20a4e-9ce3-4fd5-8892-e8f483f6b377', 'emails', 0, '{"email": {"to": "asha@duka.example", "key": "contact:f8e72a70-a431-41cc-a1e0-d5aa92d494d2:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.168995+00', '2026-11-16 06:23:26.168995+00', '2026-11-16 06:23:27.165933+00', '2026-11-16 06:23:28.273847+00', '2026-11-30 06:23:26.168995+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.165933+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('d92931db-08cb-4003-88ed-6cd7c8497e8f', 'emails', 0, '{"email": {"to": "chebet@duka.example", "key": "contact:bd9a5fa4-3562-403e-a75b-622b2b7e6834:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.656965+00', '2026-11-16 06:23:26.656965+00', '2026-11-16 06:23:27.908507+00', '2026-11-16 06:23:28.638602+00', '2026-11-30 06:23:26.656965+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908507+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('f87b5ade-e27e-40cf-8f2c-babc1d9ed2f7', 'emails', 0, '{"email": {"to": "ASHA@duka.example", "key": "demo:f5a48dd3-09b2-41ac-99eb-d3f9a18b5253:visitor", "parts": ["Thank you for asking to see VeltoPOS for shops.", "We call you within one working day, to hear what you sell, where, and what slows you down. Then you see the software set up with things you sell.", "Would you like to add something? Answer this email, or call +254 700 000 000.", "You also asked for product news by email. You can stop it at any time.", {"action": {"url": "http://localhost:3000/news/unsubscribe/_ZFESpBZsC_3m4RkFKGq9xwr", "label": "Stop product news"}}, "You get this email because this address was given on http://localhost:3000. If that was not you, stop the news with the button above."], "title": "We have your demo request", "replyTo": "sales@velto.example", "subject": "We have your demo request", "unsubscribeUrl": "http://localhost:3000/news/unsubscribe/_ZFESpBZsC_3m4RkFKGq9xwr"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.128968+00', '2026-11-16 06:23:27.128968+00', '2026-11-16 06:23:27.908963+00', '2026-11-16 06:23:28.800515+00', '2026-11-30 06:23:27.128968+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908963+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('14f13fa7-4328-465a-ab95-ed6440815808', 'emails', 0, '{"email": {"to": "halima@rest.example", "key": "demo:76c8a729-2b53-469b-8db3-0d6966ae0712:visitor", "parts": ["Thank you for asking to see our software at work.", "We call you within one working day, to hear what you sell, where, and what slows you down. Then you see the software set up with things you sell.", "Would you like to add something? Answer this email, or call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your demo request", "replyTo": "sales@velto.example", "subject": "We have your demo request"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.498342+00', '2026-11-16 06:23:27.498342+00', '2026-11-16 06:23:28.410751+00', '2026-11-16 06:23:28.809738+00', '2026-11-30 06:23:27.498342+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.410751+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('348dfcaf-e653-4d7d-af68-9996612e29a1', 'emails', 0, '{"email": {"to": "later@duka.example", "key": "contact:11ffa498-c72b-4040-9cf8-da9adab1237f:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'retry', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:03.660239+00', '2026-11-16 06:23:26.98323+00', '2026-11-16 06:23:27.908963+00', NULL, '2026-11-30 06:23:26.98323+00', '{"state": "gave-up", "reason": "451 Try later"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3dede22c-6633-45de-8e88-8521dae71e9e', 'emails', 0, '{"email": {"to": "doubt@duka.example", "key": "contact:e3b35382-0a7c-485a-a188-ac65966aca72:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:14.195047+00', '2026-11-16 06:23:27.044967+00', '2026-11-16 06:23:27.908963+00', '2026-11-16 06:23:28.896999+00', '2026-11-30 06:23:27.044967+00', '{"state": "unknown", "reason": "Connection closed unexpectedly"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('57f339bb-25e6-4ea7-96cf-f5fcbb4f1665', 'emails-failed', 0, '{"email": {"to": "doubt@duka.example", "key": "contact:e3b35382-0a7c-485a-a188-ac65966aca72:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.896999+00', '2026-11-16 06:23:28.896999+00', NULL, NULL, '2027-02-14 06:23:28.896999+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', '3dede22c-6633-45de-8e88-8521dae71e9e', '2026-11-16 06:23:27.044967+00', 0, '{"state": "unknown", "reason": "Connection closed unexpectedly"}', '3dede22c-6633-45de-8e88-8521dae71e9e');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('6bc9a241-e689-4339-b095-87c76a90752b', 'emails', 0, '{"email": {"to": "pos-terminal@duka.example", "key": "order:VLT-4TBTXJK:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-4TBTXJK"], ["Product", "POS Terminal"], ["Unit price", "ksh 20,000.00"], ["Quantity", "2"], ["Total", "ksh 40,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/VXHcLMiGfp8W_YgE_cFCqmsc", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-4TBTXJK."], "title": "We have your order VLT-4TBTXJK", "replyTo": "sales@velto.example", "subject": "Your order VLT-4TBTXJK"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.56897+00', '2026-11-16 06:23:27.56897+00', '2026-11-16 06:23:28.674025+00', '2026-11-16 06:23:30.045712+00', '2026-11-30 06:23:27.56897+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.674025+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('46b2eb30-9d36-480c-b3fa-24da61e6e984', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-WV8DZBC:sales", "parts": [{"facts": [["Reference", "VLT-WV8DZBC"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "2"], ["Total", "ksh 60,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "payment-terminal@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/fa-4CGC0-Rudb5UJxuzeug9P", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-WV8DZBC: 2 × Payment Terminal", "replyTo": "payment-terminal@duka.example", "subject": "Order VLT-WV8DZBC: 2 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.840836+00', '2026-11-16 06:23:27.840836+00', '2026-11-16 06:23:28.908218+00', '2026-11-16 06:23:30.080962+00', '2026-11-30 06:23:27.840836+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.908218+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('eb620806-ffe5-4b64-b8c5-d7210af2bfe9', 'emails', 0, '{"email": {"to": "pos-terminal@duka.example", "key": "order-link:VLT-4TBTXJK:2026-11-16T06", "parts": ["Somebody, most likely you, asked for the link to order VLT-4TBTXJK on our site.", {"action": {"url": "http://localhost:3000/orders/VXHcLMiGfp8W_YgE_cFCqmsc", "label": "Open your order"}}, "Whoever has this link can see the order, so keep it to yourself. If you did not ask, you need not do anything."], "title": "The link to your order", "replyTo": "sales@velto.example", "subject": "The link to your order VLT-4TBTXJK"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.835029+00', '2026-11-16 06:23:29.835029+00', '2026-11-16 06:23:31.194896+00', '2026-11-16 06:23:31.439608+00', '2026-11-30 06:23:29.835029+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:31.194896+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('f5d0fbfa-b1ec-4825-a69f-5076e277f001', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:f8e72a70-a431-41cc-a1e0-d5aa92d494d2:sales", "parts": [{"facts": [["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "O''Brien \\ \"Ltd\" <b>& Söhne</b> 🛒 محل‮"], ["Email", "asha@duka.example"], ["Phone", "+254 700 000 000"]]}, {"quote": "Line one\r\nline two\t''; drop table contact_messages; --\n$1 ${x} \\x00"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "asha@duka.example", "subject": "Message from “O''Brien \\ \"Ltd\" <b>& Söhne</b> 🛒 محل‮”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.168995+00', '2026-11-16 06:23:26.168995+00', '2026-11-16 06:23:27.165933+00', '2026-11-16 06:23:28.273847+00', '2026-11-30 06:23:26.168995+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.165933+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('06c32cdf-2265-41fc-bb82-68da8f7d9d80', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:e3b35382-0a7c-485a-a188-ac65966aca72:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/contact"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Faraja"], ["Email", "doubt@duka.example"]]}, {"quote": "The line broke"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "doubt@duka.example", "subject": "Message from “Faraja”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.044967+00', '2026-11-16 06:23:27.044967+00', '2026-11-16 06:23:27.908963+00', '2026-11-16 06:23:28.800515+00', '2026-11-30 06:23:27.044967+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908963+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('87ce2fcc-adb6-4dce-a904-575bd2c58cbc', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:11ffa498-c72b-4040-9cf8-da9adab1237f:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/contact"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Esther"], ["Email", "later@duka.example"]]}, {"quote": "My mail server is away"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "later@duka.example", "subject": "Message from “Esther”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.98323+00', '2026-11-16 06:23:26.98323+00', '2026-11-16 06:23:27.908963+00', '2026-11-16 06:23:28.800515+00', '2026-11-30 06:23:26.98323+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908963+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('1b7171d6-587b-4715-b5c5-1f90cbebd928', 'emails', 0, '{"email": {"to": "big@duka.example", "key": "order:VLT-YF66R2K:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-YF66R2K"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "999"], ["Total", "ksh 29,970,000.00"], ["Payment method", "Credit Card"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/MtuiGr5ruttzv4eVhmg1M_me", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-YF66R2K."], "title": "We have your order VLT-YF66R2K", "replyTo": "sales@velto.example", "subject": "Your order VLT-YF66R2K"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.350447+00', '2026-11-16 06:23:28.350447+00', '2026-11-16 06:23:28.908218+00', '2026-11-16 06:23:30.080962+00', '2026-11-30 06:23:28.350447+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.908218+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('1cdda823-495f-47f7-8e39-18875f175c5c', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-XYLYNDB:sales", "parts": [{"facts": [["Reference", "VLT-XYLYNDB"], ["Product", "Barcode Scanner"], ["Unit price", "ksh 25,999.00"], ["Quantity", "2"], ["Total", "ksh 51,998.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "barcode-scanner@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/L4POCu7prOkh7t63ln5iqP2D", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-XYLYNDB: 2 × Barcode Scanner", "replyTo": "barcode-scanner@duka.example", "subject": "Order VLT-XYLYNDB: 2 × Barcode Scanner"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.010845+00', '2026-11-16 06:23:28.010845+00', '2026-11-16 06:23:28.908218+00', '2026-11-16 06:23:30.080962+00', '2026-11-30 06:23:28.010845+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.908218+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('c5b7b8e5-ff2a-4e51-82ce-5662858e98b5', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:085b8e64-5db8-4e0c-807d-5e74c4a76709:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"], ["Email", "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example"]]}, {"quote": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example", "subject": "Message from “nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn”"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:13.824599+00', '2026-11-16 06:23:26.516978+00', '2026-11-16 06:23:27.165933+00', '2026-11-16 06:23:28.352071+00', '2026-11-30 06:23:26.516978+00', '{"state": "rejected", "reason": "The email''s replyTo can''t be used."}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('de5f06eb-de59-4a54-a727-c17ddbcbbdad', 'emails', 0, '{"email": {"to": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example", "key": "contact:085b8e64-5db8-4e0c-807d-5e74c4a76709:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:20.704157+00', '2026-11-16 06:23:26.516978+00', '2026-11-16 06:23:27.165933+00', '2026-11-16 06:23:28.352071+00', '2026-11-30 06:23:26.516978+00', '{"state": "rejected", "reason": "The email''s to can''t be used."}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3a051436-c7de-4724-aabd-8757c257dbef', 'emails-failed', 0, '{"email": {"to": "sales@velto.example", "key": "contact:085b8e64-5db8-4e0c-807d-5e74c4a76709:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"], ["Email", "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example"]]}, {"quote": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example", "subject": "Message from “nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn”"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.352071+00', '2026-11-16 06:23:28.352071+00', NULL, NULL, '2027-02-14 06:23:28.352071+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', 'c5b7b8e5-ff2a-4e51-82ce-5662858e98b5', '2026-11-16 06:23:26.516978+00', 0, '{"state": "rejected", "reason": "The email''s replyTo can''t be used."}', 'c5b7b8e5-ff2a-4e51-82ce-5662858e98b5');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('b82a55e0-b81e-4db4-b13f-cbc77a65693a', 'emails-failed', 0, '{"email": {"to": "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example", "key": "contact:085b8e64-5db8-4e0c-807d-5e74c4a76709:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.352071+00', '2026-11-16 06:23:28.352071+00', NULL, NULL, '2027-02-14 06:23:28.352071+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', 'de5f06eb-de59-4a54-a727-c17ddbcbbdad', '2026-11-16 06:23:26.516978+00', 0, '{"state": "rejected", "reason": "The email''s to can''t be used."}', 'de5f06eb-de59-4a54-a727-c17ddbcbbdad');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('13d65e88-4e6d-470a-92c7-c17949cd4cb7', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-U942EDP:sales", "parts": [{"facts": [["Reference", "VLT-U942EDP"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "delivered.paid@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/bzcmyXg5lMRU-QU1pqqwvNrB", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-U942EDP: 1 × Payment Terminal", "replyTo": "delivered.paid@duka.example", "subject": "Order VLT-U942EDP: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.645745+00', '2026-11-16 06:23:28.645745+00', '2026-11-16 06:23:30.108967+00', '2026-11-16 06:23:31.206427+00', '2026-11-30 06:23:28.645745+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.108967+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('85777882-084c-4104-925d-17f9eaca99f7', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-EJNW72G:sales", "parts": [{"facts": [["Reference", "VLT-EJNW72G"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "confirmed.pending@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/3iqsVycqAxWwjcnR1FaDp8ZS", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-EJNW72G: 1 × Payment Terminal", "replyTo": "confirmed.pending@duka.example", "subject": "Order VLT-EJNW72G: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.55297+00', '2026-11-16 06:23:28.55297+00', '2026-11-16 06:23:30.064483+00', '2026-11-16 06:23:31.17297+00', '2026-11-30 06:23:28.55297+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.064483+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('b65af550-efad-4373-b42d-ba11727fde49', 'emails', 0, '{"email": {"to": "confirmed.pending@duka.example", "key": "order:VLT-EJNW72G:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-EJNW72G"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/3iqsVycqAxWwjcnR1FaDp8ZS", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-EJNW72G."], "title": "We have your order VLT-EJNW72G", "replyTo": "sales@velto.example", "subject": "Your order VLT-EJNW72G"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.55297+00', '2026-11-16 06:23:28.55297+00', '2026-11-16 06:23:30.064483+00', '2026-11-16 06:23:31.17297+00', '2026-11-30 06:23:28.55297+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.064483+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('51906a19-109b-4f90-bac8-37f104b65be7', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:e9cb5f87-7167-4a6c-811d-f4779e27c8b5:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/contact"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Daudi"], ["Email", "bounce@duka.example"]]}, {"quote": "My mailbox is full"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "bounce@duka.example", "subject": "Message from “Daudi”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.877087+00', '2026-11-16 06:23:26.877087+00', '2026-11-16 06:23:27.908507+00', '2026-11-16 06:23:28.638602+00', '2026-11-30 06:23:26.877087+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908507+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('e2c9efd7-7def-4ef4-ba5d-a69d5c841a02', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:cc495288-8415-4a2d-8dd3-40e6d3334298:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/contact"], ["Sent by", "Contact form"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Bot"], ["Email", "bot@spam.example"]]}, {"quote": "https://a.example https://b.example https://c.example https://d.example"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "bot@spam.example", "subject": "Possible spam: Message from “Bot”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.796958+00', '2026-11-16 06:23:26.796958+00', '2026-11-16 06:23:27.908507+00', '2026-11-16 06:23:28.638602+00', '2026-11-30 06:23:26.796958+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908507+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('eb79ccad-adb6-4c45-a810-baca500b6e48', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "contact:bd9a5fa4-3562-403e-a75b-622b2b7e6834:sales", "parts": [{"facts": [["Came from", "http://localhost:3000/offers"], ["Sent by", "REST interface"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Chebet"], ["Email", "chebet@duka.example"]]}, {"quote": "From a partner''s page"}, "Answer this email to write to the visitor."], "title": "A message from the site", "replyTo": "chebet@duka.example", "subject": "Message from “Chebet”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:26.656965+00', '2026-11-16 06:23:26.656965+00', '2026-11-16 06:23:27.908507+00', '2026-11-16 06:23:28.638602+00', '2026-11-30 06:23:26.656965+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:27.908507+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('f12385c1-0d9c-46ab-8750-1b18ea61c5cb', 'emails', 0, '{"email": {"to": "bounce@duka.example", "key": "contact:e9cb5f87-7167-4a6c-811d-f4779e27c8b5:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:18.883611+00', '2026-11-16 06:23:26.877087+00', '2026-11-16 06:23:27.908507+00', '2026-11-16 06:23:28.653007+00', '2026-11-30 06:23:26.877087+00', '{"state": "rejected", "reason": "550 No such mailbox"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('9781cec8-2e76-4832-beb9-503354cac88e', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-YDB8AAN:sales", "parts": [{"facts": [["Reference", "VLT-YDB8AAN"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "shipped.paid@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/XWVmpjX_UQg2DrTcBzVIHozZ", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-YDB8AAN: 1 × Payment Terminal", "replyTo": "shipped.paid@duka.example", "subject": "Order VLT-YDB8AAN: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.605009+00', '2026-11-16 06:23:28.605009+00', '2026-11-16 06:23:30.108967+00', '2026-11-16 06:23:31.206427+00', '2026-11-30 06:23:28.605009+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.108967+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('e9074705-f9ab-477a-9b1b-7d33cb7a751d', 'emails-failed', 0, '{"email": {"to": "bounce@duka.example", "key": "contact:e9cb5f87-7167-4a6c-811d-f4779e27c8b5:visitor", "parts": ["Thank you for writing to Velto. One of us reads your message and writes back to this address within one working day.", "If it can''t wait, call +254 700 000 000.", "You get this email because this address was given on http://localhost:3000. If that was not you, do nothing: no other email follows."], "title": "We have your message", "replyTo": "sales@velto.example", "subject": "We have your message"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.653007+00', '2026-11-16 06:23:28.653007+00', NULL, NULL, '2027-02-14 06:23:28.653007+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', 'f12385c1-0d9c-46ab-8750-1b18ea61c5cb', '2026-11-16 06:23:26.877087+00', 0, '{"state": "rejected", "reason": "550 No such mailbox"}', 'f12385c1-0d9c-46ab-8750-1b18ea61c5cb');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('30121e64-9385-4f34-bdc4-9cbcf9793786', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "demo:170e2157-2e4f-4a17-8b80-0d36beb3a6b1:sales", "parts": [{"facts": [["Employees", "501+"], ["Sent by", "Demo form"], ["Product news", "Yes, asked for it"]]}, "Typed by the visitor:", {"quote": [["Name", "Gitau"], ["Company", "O''Brien \\ \"Ltd\" <b>& Söhne</b> 🛒 محل‮"], ["Phone", "+254700000002"], ["Email", "gitau@hoteli.example"]]}, "Answer this email to write to the visitor."], "title": "A demo request", "replyTo": "gitau@hoteli.example", "subject": "Demo request from “O''Brien \\ \"Ltd\" <b>& Söhne</b> 🛒 محل‮”"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.171667+00', '2026-11-16 06:23:27.171667+00', '2026-11-16 06:23:28.410751+00', '2026-11-16 06:23:28.809738+00', '2026-11-30 06:23:27.171667+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.410751+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('61ede443-269f-4d0c-b0e9-3cab6a92b19b', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "demo:f5a48dd3-09b2-41ac-99eb-d3f9a18b5253:sales", "parts": [{"facts": [["Interested in", "VeltoPOS for shops"], ["Employees", "1-10"], ["Came from", "http://localhost:3000/products/veltopos/retail"], ["Sent by", "Demo form"], ["Product news", "Yes, asked for it"]]}, "Typed by the visitor:", {"quote": [["Name", "Asha Wanjiru"], ["Company", "Duka Bora"], ["Phone", "+254700000000"], ["Email", "ASHA@duka.example"]]}, "Answer this email to write to the visitor."], "title": "A demo request", "replyTo": "ASHA@duka.example", "subject": "Demo request from “Duka Bora”"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:07.107328+00', '2026-11-16 06:23:27.128968+00', '2026-11-16 06:23:28.410751+00', '2026-11-16 06:23:28.85815+00', '2026-11-30 06:23:27.128968+00', '{"state": "unknown", "reason": "Connection closed unexpectedly"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('5cecbba7-6930-45ec-8055-70904e01dd4c', 'emails', 0, '{"email": {"to": "cancelled.pending@duka.example", "key": "order:VLT-ZKLFXXA:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-ZKLFXXA"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/V1OmK4FSdZlm8tJU2hFBOCH1", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-ZKLFXXA."], "title": "We have your order VLT-ZKLFXXA", "replyTo": "sales@velto.example", "subject": "Your order VLT-ZKLFXXA"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.252978+00', '2026-11-16 06:23:29.252978+00', '2026-11-16 06:23:30.257331+00', '2026-11-16 06:23:31.276149+00', '2026-11-30 06:23:29.252978+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.257331+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('e012b0c3-f21f-4536-b847-c93996ce0244', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-ZKLFXXA:sales", "parts": [{"facts": [["Reference", "VLT-ZKLFXXA"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "cancelled.pending@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/V1OmK4FSdZlm8tJU2hFBOCH1", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-ZKLFXXA: 1 × Payment Terminal", "replyTo": "cancelled.pending@duka.example", "subject": "Order VLT-ZKLFXXA: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.252978+00', '2026-11-16 06:23:29.252978+00', '2026-11-16 06:23:30.257331+00', '2026-11-16 06:23:31.276149+00', '2026-11-30 06:23:29.252978+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.257331+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('984cd002-cb1d-459c-a016-2707801ae049', 'emails', 0, '{"email": {"to": "gitau@hoteli.example", "key": "demo:170e2157-2e4f-4a17-8b80-0d36beb3a6b1:visitor", "parts": ["Thank you for asking to see our software at work.", "We call you within one working day, to hear what you sell, where, and what slows you down. Then you see the software set up with things you sell.", "Would you like to add something? Answer this email, or call +254 700 000 000.", "You also asked for product news by email. You can stop it at any time.", {"action": {"url": "http://localhost:3000/news/unsubscribe/Scq5VzAh0zGnmKT2AQLTdhgb", "label": "Stop product news"}}, "You get this email because this address was given on http://localhost:3000. If that was not you, stop the news with the button above."], "title": "We have your demo request", "replyTo": "sales@velto.example", "subject": "We have your demo request", "unsubscribeUrl": "http://localhost:3000/news/unsubscribe/Scq5VzAh0zGnmKT2AQLTdhgb"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:04.64249+00', '2026-11-16 06:23:27.171667+00', '2026-11-16 06:23:28.410751+00', '2026-11-16 06:23:28.85815+00', '2026-11-30 06:23:27.171667+00', '{"state": "unknown", "reason": "read ECONNRESET"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('b44fa3e5-db9d-4943-a824-3e0996e32886', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "demo:76c8a729-2b53-469b-8db3-0d6966ae0712:sales", "parts": [{"facts": [["Sent by", "REST interface"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Halima"], ["Company", "Halima & Co"], ["Phone", "0711000003"], ["Email", "halima@rest.example"]]}, "Answer this email to write to the visitor."], "title": "A demo request", "replyTo": "halima@rest.example", "subject": "Demo request from “Halima & Co”"}, "version": 1}', 'failed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:24:25.6405+00', '2026-11-16 06:23:27.498342+00', '2026-11-16 06:23:28.410751+00', '2026-11-16 06:23:28.85815+00', '2026-11-30 06:23:27.498342+00', '{"state": "unknown", "reason": "read ECONNRESET"}', 'emails-failed', 'standard', NULL, 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('8d8357ea-bea9-4a1c-9e17-6d7f3d4355d6', 'emails-failed', 0, '{"email": {"to": "sales@velto.example", "key": "demo:f5a48dd3-09b2-41ac-99eb-d3f9a18b5253:sales", "parts": [{"facts": [["Interested in", "VeltoPOS for shops"], ["Employees", "1-10"], ["Came from", "http://localhost:3000/products/veltopos/retail"], ["Sent by", "Demo form"], ["Product news", "Yes, asked for it"]]}, "Typed by the visitor:", {"quote": [["Name", "Asha Wanjiru"], ["Company", "Duka Bora"], ["Phone", "+254700000000"], ["Email", "ASHA@duka.example"]]}, "Answer this email to write to the visitor."], "title": "A demo request", "replyTo": "ASHA@duka.example", "subject": "Demo request from “Duka Bora”"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.85815+00', '2026-11-16 06:23:28.85815+00', NULL, NULL, '2027-02-14 06:23:28.85815+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', '61ede443-269f-4d0c-b0e9-3cab6a92b19b', '2026-11-16 06:23:27.128968+00', 0, '{"state": "unknown", "reason": "Connection closed unexpectedly"}', '61ede443-269f-4d0c-b0e9-3cab6a92b19b');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('35c9c259-e5d4-4461-ac21-519732549ff7', 'emails-failed', 0, '{"email": {"to": "gitau@hoteli.example", "key": "demo:170e2157-2e4f-4a17-8b80-0d36beb3a6b1:visitor", "parts": ["Thank you for asking to see our software at work.", "We call you within one working day, to hear what you sell, where, and what slows you down. Then you see the software set up with things you sell.", "Would you like to add something? Answer this email, or call +254 700 000 000.", "You also asked for product news by email. You can stop it at any time.", {"action": {"url": "http://localhost:3000/news/unsubscribe/Scq5VzAh0zGnmKT2AQLTdhgb", "label": "Stop product news"}}, "You get this email because this address was given on http://localhost:3000. If that was not you, stop the news with the button above."], "title": "We have your demo request", "replyTo": "sales@velto.example", "subject": "We have your demo request", "unsubscribeUrl": "http://localhost:3000/news/unsubscribe/Scq5VzAh0zGnmKT2AQLTdhgb"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.85815+00', '2026-11-16 06:23:28.85815+00', NULL, NULL, '2027-02-14 06:23:28.85815+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', '984cd002-cb1d-459c-a016-2707801ae049', '2026-11-16 06:23:27.171667+00', 0, '{"state": "unknown", "reason": "read ECONNRESET"}', '984cd002-cb1d-459c-a016-2707801ae049');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('6687e4ec-1164-4507-b759-bd1dc7309419', 'emails-failed', 0, '{"email": {"to": "sales@velto.example", "key": "demo:76c8a729-2b53-469b-8db3-0d6966ae0712:sales", "parts": [{"facts": [["Sent by", "REST interface"], ["Product news", "No"]]}, "Typed by the visitor:", {"quote": [["Name", "Halima"], ["Company", "Halima & Co"], ["Phone", "0711000003"], ["Email", "halima@rest.example"]]}, "Answer this email to write to the visitor."], "title": "A demo request", "replyTo": "halima@rest.example", "subject": "Demo request from “Halima & Co”"}, "version": 1}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.85815+00', '2026-11-16 06:23:28.85815+00', NULL, NULL, '2027-02-14 06:23:28.85815+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'emails', 'b44fa3e5-db9d-4943-a824-3e0996e32886', '2026-11-16 06:23:27.498342+00', 0, '{"state": "unknown", "reason": "read ECONNRESET"}', 'b44fa3e5-db9d-4943-a824-3e0996e32886');
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('a61fc822-5a00-4114-ad36-20c9b46212a7', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-YF66R2K:sales", "parts": [{"facts": [["Reference", "VLT-YF66R2K"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "999"], ["Total", "ksh 29,970,000.00"], ["Payment method", "Credit Card"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "O''Brien \\ \"Ltd\" <b>& Söhne</b> 🛒 محل‮"], ["Phone", "+254712345678"], ["Email", "big@duka.example"], ["Shipping address", "P.O. Box 1\n\"Kisumu\" \\ ''town''\n🏬"]]}, {"action": {"url": "http://localhost:3000/orders/MtuiGr5ruttzv4eVhmg1M_me", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-YF66R2K: 999 × Payment Terminal", "replyTo": "big@duka.example", "subject": "Order VLT-YF66R2K: 999 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.350447+00', '2026-11-16 06:23:28.350447+00', '2026-11-16 06:23:28.908218+00', '2026-11-16 06:23:30.080962+00', '2026-11-30 06:23:28.350447+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.908218+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('b7208669-7c44-4b4c-a77f-ab3b8376faf8', 'emails', 0, '{"email": {"to": "barcode-scanner@duka.example", "key": "order:VLT-XYLYNDB:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-XYLYNDB"], ["Product", "Barcode Scanner"], ["Unit price", "ksh 25,999.00"], ["Quantity", "2"], ["Total", "ksh 51,998.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/L4POCu7prOkh7t63ln5iqP2D", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-XYLYNDB."], "title": "We have your order VLT-XYLYNDB", "replyTo": "sales@velto.example", "subject": "Your order VLT-XYLYNDB"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.010845+00', '2026-11-16 06:23:28.010845+00', '2026-11-16 06:23:28.908218+00', '2026-11-16 06:23:30.080962+00', '2026-11-30 06:23:28.010845+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.908218+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('4aac90c2-7401-46f5-9dde-8224212c75ab', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-4TBTXJK:sales", "parts": [{"facts": [["Reference", "VLT-4TBTXJK"], ["Product", "POS Terminal"], ["Unit price", "ksh 20,000.00"], ["Quantity", "2"], ["Total", "ksh 40,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "pos-terminal@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/VXHcLMiGfp8W_YgE_cFCqmsc", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-4TBTXJK: 2 × POS Terminal", "replyTo": "pos-terminal@duka.example", "subject": "Order VLT-4TBTXJK: 2 × POS Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.56897+00', '2026-11-16 06:23:27.56897+00', '2026-11-16 06:23:28.674025+00', '2026-11-16 06:23:30.045712+00', '2026-11-30 06:23:27.56897+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.674025+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('8f643977-ed45-40b1-bff7-dd2f62a3b0fa', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-CC5BE72:sales", "parts": [{"facts": [["Reference", "VLT-CC5BE72"], ["Product", "Receipt Printer"], ["Unit price", "ksh 50,000.00"], ["Quantity", "2"], ["Total", "ksh 100,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "receipt-printer@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/wW6m9jtf4OT_ZLRHRJYBhSM6", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-CC5BE72: 2 × Receipt Printer", "replyTo": "receipt-printer@duka.example", "subject": "Order VLT-CC5BE72: 2 × Receipt Printer"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.684885+00', '2026-11-16 06:23:27.684885+00', '2026-11-16 06:23:28.674025+00', '2026-11-16 06:23:30.045712+00', '2026-11-30 06:23:27.684885+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.674025+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('b5eeda01-50d9-42c8-9893-1b0d25a983cc', 'emails', 0, '{"email": {"to": "payment-terminal@duka.example", "key": "order:VLT-WV8DZBC:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-WV8DZBC"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "2"], ["Total", "ksh 60,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/fa-4CGC0-Rudb5UJxuzeug9P", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-WV8DZBC."], "title": "We have your order VLT-WV8DZBC", "replyTo": "sales@velto.example", "subject": "Your order VLT-WV8DZBC"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.840836+00', '2026-11-16 06:23:27.840836+00', '2026-11-16 06:23:28.674025+00', '2026-11-16 06:23:30.045712+00', '2026-11-30 06:23:27.840836+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.674025+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('c4c46c08-a4af-46e3-9312-f6b5c753f55a', 'emails', 0, '{"email": {"to": "delivered.paid@duka.example", "key": "order:VLT-U942EDP:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-U942EDP"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/bzcmyXg5lMRU-QU1pqqwvNrB", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-U942EDP."], "title": "We have your order VLT-U942EDP", "replyTo": "sales@velto.example", "subject": "Your order VLT-U942EDP"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.645745+00', '2026-11-16 06:23:28.645745+00', '2026-11-16 06:23:30.108967+00', '2026-11-16 06:23:31.206427+00', '2026-11-30 06:23:28.645745+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.108967+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3304b5b3-59cb-456b-a8db-34d7e0ad45fb', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-F8MV96J:sales", "parts": [{"facts": [["Reference", "VLT-F8MV96J"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "pending.pending@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/2w1gthi4cwnMaNRKCXYfg6kL", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-F8MV96J: 1 × Payment Terminal", "replyTo": "pending.pending@duka.example", "subject": "Order VLT-F8MV96J: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.505006+00', '2026-11-16 06:23:28.505006+00', '2026-11-16 06:23:28.928083+00', '2026-11-16 06:23:30.163745+00', '2026-11-30 06:23:28.505006+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.928083+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3b7c7d09-2251-4a3b-aa91-225a3e1c4566', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-J9F4HWC:sales", "parts": [{"facts": [["Reference", "VLT-J9F4HWC"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "bot@spam.example"], ["Shipping address", "https://a.example https://b.example https://c.example https://d.example"]]}, {"action": {"url": "http://localhost:3000/orders/igLq6UoWGdp_FDJJ3ka-MO3f", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-J9F4HWC: 1 × Payment Terminal", "replyTo": "bot@spam.example", "subject": "Possible spam: Order VLT-J9F4HWC: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.487725+00', '2026-11-16 06:23:28.487725+00', '2026-11-16 06:23:28.928083+00', '2026-11-16 06:23:30.163745+00', '2026-11-30 06:23:28.487725+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.928083+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('59a9e78b-d4c7-4d38-8222-a25eb61bc60c', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-ZVBWTMW:sales", "parts": [{"facts": [["Reference", "VLT-ZVBWTMW"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "delivered.refunded@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/sXRj7pSqHSDp0JryD9-OMhYV", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-ZVBWTMW: 1 × Payment Terminal", "replyTo": "delivered.refunded@duka.example", "subject": "Order VLT-ZVBWTMW: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.717226+00', '2026-11-16 06:23:29.717226+00', '2026-11-16 06:23:31.194896+00', '2026-11-16 06:23:31.439608+00', '2026-11-30 06:23:29.717226+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:31.194896+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('fe18ebf1-f290-4a7c-a671-c248bc98d212', 'emails', 0, '{"email": {"to": "receipt-printer@duka.example", "key": "order:VLT-CC5BE72:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-CC5BE72"], ["Product", "Receipt Printer"], ["Unit price", "ksh 50,000.00"], ["Quantity", "2"], ["Total", "ksh 100,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/wW6m9jtf4OT_ZLRHRJYBhSM6", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-CC5BE72."], "title": "We have your order VLT-CC5BE72", "replyTo": "sales@velto.example", "subject": "Your order VLT-CC5BE72"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:27.684885+00', '2026-11-16 06:23:27.684885+00', '2026-11-16 06:23:28.674025+00', '2026-11-16 06:23:30.045712+00', '2026-11-30 06:23:27.684885+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.674025+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('1d37b8d7-6d32-45b8-9e90-e397eeeeaf8f', 'emails', 0, '{"email": {"to": "shipped.paid@duka.example", "key": "order:VLT-YDB8AAN:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-YDB8AAN"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/XWVmpjX_UQg2DrTcBzVIHozZ", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-YDB8AAN."], "title": "We have your order VLT-YDB8AAN", "replyTo": "sales@velto.example", "subject": "Your order VLT-YDB8AAN"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.605009+00', '2026-11-16 06:23:28.605009+00', '2026-11-16 06:23:30.064483+00', '2026-11-16 06:23:31.17297+00', '2026-11-30 06:23:28.605009+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.064483+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('9aa175cf-3e0b-4e49-83c8-b88f49decbae', 'emails', 0, '{"email": {"to": "confirmed.paid@duka.example", "key": "order:VLT-3LCCZAC:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-3LCCZAC"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/LeBpHbYegZvlBRPCmQrSvlk9", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-3LCCZAC."], "title": "We have your order VLT-3LCCZAC", "replyTo": "sales@velto.example", "subject": "Your order VLT-3LCCZAC"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.574182+00', '2026-11-16 06:23:28.574182+00', '2026-11-16 06:23:30.064483+00', '2026-11-16 06:23:31.17297+00', '2026-11-30 06:23:28.574182+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.064483+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('6e1f5621-c058-45c1-b7ea-0f91a915f758', 'emails', 0, '{"email": {"to": "pending.failed@duka.example", "key": "order:VLT-FCNSL7C:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-FCNSL7C"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/eNWHCiqQNQl7_-Cak-jc3CMT", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-FCNSL7C."], "title": "We have your order VLT-FCNSL7C", "replyTo": "sales@velto.example", "subject": "Your order VLT-FCNSL7C"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.699336+00', '2026-11-16 06:23:29.699336+00', '2026-11-16 06:23:30.257331+00', '2026-11-16 06:23:31.276149+00', '2026-11-30 06:23:29.699336+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.257331+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('a544cda1-b9f8-4e2b-bc48-1e7c0c8f9321', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-FCNSL7C:sales", "parts": [{"facts": [["Reference", "VLT-FCNSL7C"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "pending.failed@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/eNWHCiqQNQl7_-Cak-jc3CMT", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-FCNSL7C: 1 × Payment Terminal", "replyTo": "pending.failed@duka.example", "subject": "Order VLT-FCNSL7C: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.699336+00', '2026-11-16 06:23:29.699336+00', '2026-11-16 06:23:30.257331+00', '2026-11-16 06:23:31.276149+00', '2026-11-30 06:23:29.699336+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.257331+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('dd2a50cb-8cdd-46ea-aca0-1ef227812f7e', 'emails', 0, '{"email": {"to": "cancelled.refunded@duka.example", "key": "order:VLT-6LPNW33:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-6LPNW33"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/vj8mkl4maGF9n-QHM5vDsUfc", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-6LPNW33."], "title": "We have your order VLT-6LPNW33", "replyTo": "sales@velto.example", "subject": "Your order VLT-6LPNW33"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.85186+00', '2026-11-16 06:23:28.85186+00', '2026-11-16 06:23:30.108967+00', '2026-11-16 06:23:31.206427+00', '2026-11-30 06:23:28.85186+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.108967+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('3f936b82-64a6-425e-bf97-a44b5216b81d', 'emails', 0, '{"email": {"to": "paypal@duka.example", "key": "order:VLT-6AFZHWP:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-6AFZHWP"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "PayPal"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/PxjmuyTyszENgcKJgF8nr-eV", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-6AFZHWP."], "title": "We have your order VLT-6AFZHWP", "replyTo": "sales@velto.example", "subject": "Your order VLT-6AFZHWP"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.402341+00', '2026-11-16 06:23:28.402341+00', '2026-11-16 06:23:28.928083+00', '2026-11-16 06:23:30.163745+00', '2026-11-30 06:23:28.402341+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.928083+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('404e3dd6-cf22-4a4f-8576-ef3c9edc05bd', 'emails', 0, '{"email": {"to": "pending.pending@duka.example", "key": "order:VLT-F8MV96J:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-F8MV96J"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/2w1gthi4cwnMaNRKCXYfg6kL", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-F8MV96J."], "title": "We have your order VLT-F8MV96J", "replyTo": "sales@velto.example", "subject": "Your order VLT-F8MV96J"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.505006+00', '2026-11-16 06:23:28.505006+00', '2026-11-16 06:23:28.928083+00', '2026-11-16 06:23:30.163745+00', '2026-11-30 06:23:28.505006+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.928083+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('544c8619-d131-46c9-8455-7d030f5dc026', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-6AFZHWP:sales", "parts": [{"facts": [["Reference", "VLT-6AFZHWP"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "PayPal"], ["Sent by", "REST interface"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "paypal@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/PxjmuyTyszENgcKJgF8nr-eV", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-6AFZHWP: 1 × Payment Terminal", "replyTo": "paypal@duka.example", "subject": "Order VLT-6AFZHWP: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.402341+00', '2026-11-16 06:23:28.402341+00', '2026-11-16 06:23:28.928083+00', '2026-11-16 06:23:30.163745+00', '2026-11-30 06:23:28.402341+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:28.928083+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('2ca204c3-8f48-42c2-9977-30b46be00507', 'emails', 0, '{"email": {"to": "delivered.refunded@duka.example", "key": "order:VLT-ZVBWTMW:buyer", "parts": ["Thank you. We have received your order and will call you to confirm it.", {"facts": [["Reference", "VLT-ZVBWTMW"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"]]}, "We call you within one working day to agree on delivery and payment. Nothing has been charged yet.", {"action": {"url": "http://localhost:3000/orders/sXRj7pSqHSDp0JryD9-OMhYV", "label": "See your order, or print it"}}, "Your name, phone and delivery address are on that page. Is something wrong? Answer this email, or call +254 700 000 000 and give the reference VLT-ZVBWTMW."], "title": "We have your order VLT-ZVBWTMW", "replyTo": "sales@velto.example", "subject": "Your order VLT-ZVBWTMW"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:29.717226+00', '2026-11-16 06:23:29.717226+00', '2026-11-16 06:23:30.257331+00', '2026-11-16 06:23:31.276149+00', '2026-11-30 06:23:29.717226+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.257331+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('cc87d73c-e345-4b9c-ac02-991a6b108ba4', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-3LCCZAC:sales", "parts": [{"facts": [["Reference", "VLT-3LCCZAC"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "confirmed.paid@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/LeBpHbYegZvlBRPCmQrSvlk9", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-3LCCZAC: 1 × Payment Terminal", "replyTo": "confirmed.paid@duka.example", "subject": "Order VLT-3LCCZAC: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.574182+00', '2026-11-16 06:23:28.574182+00', '2026-11-16 06:23:30.064483+00', '2026-11-16 06:23:31.17297+00', '2026-11-30 06:23:28.574182+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.064483+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES ('64d5a75c-f3dc-4644-b7b6-5895e1834754', 'emails', 0, '{"email": {"to": "sales@velto.example", "key": "order:VLT-6LPNW33:sales", "parts": [{"facts": [["Reference", "VLT-6LPNW33"], ["Product", "Payment Terminal"], ["Unit price", "ksh 30,000.00"], ["Quantity", "1"], ["Total", "ksh 30,000.00"], ["Payment method", "M-Pesa mobile money"], ["Sent by", "Order form"], ["Came from", "http://localhost:3000/products/hardware"]]}, "Typed by the buyer:", {"quote": [["Name", "Njeri Wambui"], ["Phone", "+254712345678"], ["Email", "cancelled.refunded@duka.example"], ["Shipping address", "Moi Avenue 12, Thika"]]}, {"action": {"url": "http://localhost:3000/orders/vj8mkl4maGF9n-QHM5vDsUfc", "label": "The buyer''s order page"}}, "Answer this email to write to the buyer."], "title": "Order VLT-6LPNW33: 1 × Payment Terminal", "replyTo": "cancelled.refunded@duka.example", "subject": "Order VLT-6LPNW33: 1 × Payment Terminal"}, "version": 1}', 'completed', 10, 0, 30, true, 7200, 3600, 86400, NULL, NULL, NULL, NULL, '2026-11-16 06:23:28.85186+00', '2026-11-16 06:23:28.85186+00', '2026-11-16 06:23:30.108967+00', '2026-11-16 06:23:31.206427+00', '2026-11-30 06:23:28.85186+00', NULL, 'emails-failed', 'standard', '2026-11-16 06:23:30.108967+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES ('emails', 'standard', 10, 30, true, 7200, 3600, 1209600, 86400, 'emails-failed', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 30, false, NULL, NULL, NULL, NULL, '2026-11-16 06:23:25.764376+00', '2026-11-16 06:23:25.773711+00');
INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES ('purge', 'standard', 5, 60, true, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-16 06:23:25.774686+00', '2026-11-16 06:23:25.775613+00');
INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES ('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-16 06:23:25.88329+00', '2026-11-16 06:23:25.88329+00');
INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES ('emails-failed', 'standard', 2, 0, false, NULL, 900, 7776000, 7776000, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, '2026-11-16 06:23:26.063813+00', NULL, '2026-11-16 06:23:25.738693+00', '2026-11-16 06:23:25.750058+00');

INSERT INTO pgboss.version (version, cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) VALUES (43, '2026-11-16 06:23:26.060956+00', '2026-11-16 06:23:25.744974+00', '2026-11-16 06:23:30.888751+00', NULL, NULL);

INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('1da66ba3-4d0f-4f4f-8364-dbfcde59fdf1', 'e94e03ef-d0df-4c83-b9af-077e0809f827', '2026-11-16 06:23:26.11834+00', 'form', '/contact', 'Asha Wanjiru', 'Asha@Duka.example', NULL, 'Habari, bei ya mizani?', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('f8e72a70-a431-41cc-a1e0-d5aa92d494d2', '5e849fc7-97c5-4eee-a503-6ab2e96fbbbe', '2026-11-16 06:23:26.168995+00', 'form', NULL, 'O''Brien \ "Ltd" <b>& Söhne</b> 🛒 محل‮', 'asha@duka.example', '+254 700 000 000', 'Line one
line two	''; drop table contact_messages; --
$1 ${x} \x00', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('085b8e64-5db8-4e0c-807d-5e74c4a76709', 'aacdab04-5d94-48cd-988c-fcd56a86596d', '2026-11-16 06:23:26.516978+00', 'form', '/ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp', 'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@long.example', NULL, 'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('1e6b6ddb-8e1a-470a-8c95-a48dfe6a9ca0', 'ca35d969-a595-4adc-b628-05d078f27b04', '2026-11-16 06:23:26.616986+00', 'chat', '/', 'Baraka', NULL, '0700 000 001', 'Call me', '[{"from": "visitor", "text": "Bei gani?"}, {"from": "velto", "text": "Ksh 20,000"}]', false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('bd9a5fa4-3562-403e-a75b-622b2b7e6834', 'e9d4c4f8-b5db-4568-8d24-bf6f875a63e1', '2026-11-16 06:23:26.656965+00', 'rest', '/offers', 'Chebet', 'chebet@duka.example', NULL, 'From a partner''s page', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('cc495288-8415-4a2d-8dd3-40e6d3334298', '4c823bd2-1283-4491-8a46-751955fa4755', '2026-11-16 06:23:26.796958+00', 'form', '/contact', 'Bot', 'bot@spam.example', NULL, 'https://a.example https://b.example https://c.example https://d.example', NULL, true);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('e9cb5f87-7167-4a6c-811d-f4779e27c8b5', 'ed061395-1830-4e45-83ea-1578c6f4c35a', '2026-11-16 06:23:26.877087+00', 'form', '/contact', 'Daudi', 'bounce@duka.example', NULL, 'My mailbox is full', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('11ffa498-c72b-4040-9cf8-da9adab1237f', '24ebb356-726d-4d15-b11a-5241727365db', '2026-11-16 06:23:26.98323+00', 'form', '/contact', 'Esther', 'later@duka.example', NULL, 'My mail server is away', NULL, false);
INSERT INTO public.contact_messages (id, client_request_id, created_at, channel, source_page, name, email, phone, message, transcript, is_spam) VALUES ('e3b35382-0a7c-485a-a188-ac65966aca72', '248fc0dc-5cf7-4e38-aec1-96984060d273', '2026-11-16 06:23:27.044967+00', 'form', '/contact', 'Faraja', 'doubt@duka.example', NULL, 'The line broke', NULL, false);

INSERT INTO public.daily_salts (day, salt) VALUES ('2026-11-16', '_TrHAhJSbR6aLZpkwpwPX6rgBy4egZ3xRgrSgVT01BA');

INSERT INTO public.demo_requests (id, client_request_id, created_at, channel, source_page, name, email, company, phone, employees, message, edition, is_spam) VALUES ('f5a48dd3-09b2-41ac-99eb-d3f9a18b5253', '51e99da9-711f-43cd-a84b-c30e46069a56', '2026-11-16 06:23:27.128968+00', 'form', '/products/veltopos/retail', 'Asha Wanjiru', 'ASHA@duka.example', 'Duka Bora', '+254700000000', '1-10', '', 'retail', false);
INSERT INTO public.demo_requests (id, client_request_id, created_at, channel, source_page, name, email, company, phone, employees, message, edition, is_spam) VALUES ('170e2157-2e4f-4a17-8b80-0d36beb3a6b1', '111ceb91-bc09-427d-aa5f-91134b75ebb7', '2026-11-16 06:23:27.171667+00', 'form', NULL, 'Gitau', 'gitau@hoteli.example', 'O''Brien \ "Ltd" <b>& Söhne</b> 🛒 محل‮', '+254700000002', '501+', NULL, NULL, false);
INSERT INTO public.demo_requests (id, client_request_id, created_at, channel, source_page, name, email, company, phone, employees, message, edition, is_spam) VALUES ('76c8a729-2b53-469b-8db3-0d6966ae0712', '2bb2624b-952c-41da-a11d-5cc814d3ee3e', '2026-11-16 06:23:27.498342+00', 'rest', NULL, 'Halima', 'halima@rest.example', 'Halima & Co', '0711000003', NULL, NULL, NULL, false);

INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('fd11cf0c-4000-4390-a356-2893fed56b2a', '72758289-6f54-4a83-b0ff-ccdaf9ab547e', '2026-11-16 06:23:27.56897+00', 'form', '/products/hardware', 'VLT-4TBTXJK', 'VXHcLMiGfp8W_YgE_cFCqmsc', 'pos-terminal', 'POS Terminal', 20000.00, 2, 40000.00, 'Njeri Wambui', 'pos-terminal@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('f676068f-b688-4286-922c-372c54c4a975', 'bdbcd4f8-3b6b-4c24-8f9a-35c398386ac3', '2026-11-16 06:23:27.684885+00', 'form', '/products/hardware', 'VLT-CC5BE72', 'wW6m9jtf4OT_ZLRHRJYBhSM6', 'receipt-printer', 'Receipt Printer', 50000.00, 2, 100000.00, 'Njeri Wambui', 'receipt-printer@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('74049ece-04c9-4520-9fa8-136e09dd8876', 'cf45fca3-04f2-47f3-a362-8f3d6257c063', '2026-11-16 06:23:27.840836+00', 'form', '/products/hardware', 'VLT-WV8DZBC', 'fa-4CGC0-Rudb5UJxuzeug9P', 'payment-terminal', 'Payment Terminal', 30000.00, 2, 60000.00, 'Njeri Wambui', 'payment-terminal@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('c04d5de9-2397-4b1f-9491-4af457f24b4e', '2d53617b-d19c-453c-8562-d8c63d9e29f6', '2026-11-16 06:23:28.010845+00', 'form', '/products/hardware', 'VLT-XYLYNDB', 'L4POCu7prOkh7t63ln5iqP2D', 'barcode-scanner', 'Barcode Scanner', 25999.00, 2, 51998.00, 'Njeri Wambui', 'barcode-scanner@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('af8d6712-6b33-45da-9a3e-9c3240fc324f', 'b83bfef7-fcce-40b2-9151-7c3c6c0de178', '2026-11-16 06:23:28.350447+00', 'form', '/products/hardware', 'VLT-YF66R2K', 'MtuiGr5ruttzv4eVhmg1M_me', 'payment-terminal', 'Payment Terminal', 30000.00, 999, 29970000.00, 'O''Brien \ "Ltd" <b>& Söhne</b> 🛒 محل‮', 'big@duka.example', '+254712345678', 'P.O. Box 1
"Kisumu" \ ''town''
🏬', 'credit_card', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('99ad7ca9-6947-44a9-9488-adb8d0032434', 'a15f0c5d-367d-494b-b0a7-3ea02799ba2c', '2026-11-16 06:23:28.402341+00', 'rest', NULL, 'VLT-6AFZHWP', 'PxjmuyTyszENgcKJgF8nr-eV', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'paypal@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'paypal', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('636769c3-3c12-4e32-8f04-4f3e926ada8e', '94a3d836-5cc3-4ab1-821c-4795580dcb9f', '2026-11-16 06:23:28.487725+00', 'form', NULL, 'VLT-J9F4HWC', 'igLq6UoWGdp_FDJJ3ka-MO3f', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'bot@spam.example', '+254712345678', 'https://a.example https://b.example https://c.example https://d.example', 'mpesa', 'pending', 'pending', true);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('ed0e5899-9232-4dc8-a72f-ba1b55050728', 'cfa7556b-8d7c-42e4-8657-2c1a62e42a14', '2026-11-13 06:23:28.540639+00', 'form', '/products/hardware', 'VLT-F8MV96J', '2w1gthi4cwnMaNRKCXYfg6kL', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'pending.pending@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('a2821c12-6e8a-4bb4-9b2e-273316694b4c', '60a14ac3-fde3-4733-b2c3-4d59220dde4b', '2026-11-13 06:23:28.572566+00', 'form', '/products/hardware', 'VLT-EJNW72G', '3iqsVycqAxWwjcnR1FaDp8ZS', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'confirmed.pending@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'confirmed', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('e1dbf4bb-31da-4253-96ef-bd7c634b4ca8', '5d6781d8-00a6-46aa-9a20-96456d80e22a', '2026-11-13 06:23:28.597643+00', 'form', '/products/hardware', 'VLT-3LCCZAC', 'LeBpHbYegZvlBRPCmQrSvlk9', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'confirmed.paid@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'paid', 'confirmed', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('33c6c8a3-cc11-432f-b113-f23d0a546708', 'c04f0c52-3472-494a-a2d2-804d2d3cd46f', '2026-11-13 06:23:28.643084+00', 'form', '/products/hardware', 'VLT-YDB8AAN', 'XWVmpjX_UQg2DrTcBzVIHozZ', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'shipped.paid@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'paid', 'shipped', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('44846e44-a473-42ff-8e70-62ce8590a1bb', '8a77f322-3fd4-41ec-871b-945d92873ace', '2026-11-13 06:23:28.838987+00', 'form', '/products/hardware', 'VLT-U942EDP', 'bzcmyXg5lMRU-QU1pqqwvNrB', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'delivered.paid@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'paid', 'delivered', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('bb998f26-7312-478a-a3e8-338c15c404a7', '82e1fa49-c82a-4cc4-a1a3-51f37c76eaa2', '2026-11-13 06:23:29.23112+00', 'form', '/products/hardware', 'VLT-6LPNW33', 'vj8mkl4maGF9n-QHM5vDsUfc', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'cancelled.refunded@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'refunded', 'cancelled', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('d4d9524f-b72b-45d3-82a1-eb52798d757a', '9a8a0060-4f35-4f49-8937-0a905ba38806', '2026-11-13 06:23:29.672981+00', 'form', '/products/hardware', 'VLT-ZKLFXXA', 'V1OmK4FSdZlm8tJU2hFBOCH1', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'cancelled.pending@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'pending', 'cancelled', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('3ffe78fd-2247-458e-a9da-8dd84e71f923', '03248207-3154-42da-b65c-bede50f0e3ad', '2026-11-13 06:23:29.716001+00', 'form', '/products/hardware', 'VLT-FCNSL7C', 'eNWHCiqQNQl7_-Cak-jc3CMT', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'pending.failed@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'failed', 'pending', false);
INSERT INTO public.hardware_orders (id, client_request_id, created_at, channel, source_page, reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status, order_status, is_spam) VALUES ('fe9e67a5-aa2a-450b-8452-f7eac1870aae', '888538bf-6753-435c-892a-8372c7a625d2', '2026-11-13 06:23:29.772617+00', 'form', '/products/hardware', 'VLT-ZVBWTMW', 'sXRj7pSqHSDp0JryD9-OMhYV', 'payment-terminal', 'Payment Terminal', 30000.00, 1, 30000.00, 'Njeri Wambui', 'delivered.refunded@duka.example', '+254712345678', 'Moi Avenue 12, Thika', 'mpesa', 'refunded', 'delivered', false);

INSERT INTO public.news_subscriptions (id, email, consented_at, wording, source, unsubscribe_token, withdrawn_at) VALUES ('6b53e619-2f4b-46df-b5c2-f093e75b6313', 'gitau@hoteli.example', '2026-11-16 06:23:27.171667+00', 'Email me product news from Velto. I can stop it at any time.', 'demo', 'Scq5VzAh0zGnmKT2AQLTdhgb', NULL);
INSERT INTO public.news_subscriptions (id, email, consented_at, wording, source, unsubscribe_token, withdrawn_at) VALUES ('86afed15-de1b-4c15-8977-3c7db603b319', 'Asha@Duka.example', '2026-11-16 06:23:26.11834+00', 'Email me product news from Velto. I can stop it at any time.', 'contact', '_ZFESpBZsC_3m4RkFKGq9xwr', '2026-11-16 06:23:29.927839+00');

INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:kFHKNECTh9NWrESRvqOW0W', '2026-11-16 07:23:26.516978+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:kFHKNECTh9NWrESRvqOW0W', '2026-11-17 06:23:26.516978+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:rDtNHyooGhS_q3WWz6XABa', '2026-11-16 07:23:26.656965+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:rDtNHyooGhS_q3WWz6XABa', '2026-11-17 06:23:26.656965+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:kLJ4BxxJVYXk1jkXchaV9G', '2026-11-16 07:23:26.877087+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:kLJ4BxxJVYXk1jkXchaV9G', '2026-11-17 06:23:26.877087+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:0cwn77UN6XCQ_m4e4OnJgm', '2026-11-16 07:23:26.98323+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:0cwn77UN6XCQ_m4e4OnJgm', '2026-11-17 06:23:26.98323+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:x8izhx-VlXNJ9-UWur3fm-', '2026-11-16 07:23:27.044967+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:x8izhx-VlXNJ9-UWur3fm-', '2026-11-17 06:23:27.044967+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:J6lMxqTH1YaFeUR-4aUw3p', '2026-11-16 07:23:26.11834+00', 3);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:J6lMxqTH1YaFeUR-4aUw3p', '2026-11-17 06:23:26.11834+00', 3);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:ycb7ry60gQPJ3mTV0tOT66', '2026-11-16 07:23:27.171667+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:ycb7ry60gQPJ3mTV0tOT66', '2026-11-17 06:23:27.171667+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:2sJr-dZKeT93UerTlJ-_f-', '2026-11-16 07:23:27.498342+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:2sJr-dZKeT93UerTlJ-_f-', '2026-11-17 06:23:27.498342+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:WEyVs9ZOtHzpUDb-dOQXJx', '2026-11-16 07:23:27.684885+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:WEyVs9ZOtHzpUDb-dOQXJx', '2026-11-17 06:23:27.684885+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:lKL-nYvraOqtzpPf-LHDdd', '2026-11-16 07:23:27.840836+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:lKL-nYvraOqtzpPf-LHDdd', '2026-11-17 06:23:27.840836+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:45lU_KG-Uk6fYHIcX6s7fA', '2026-11-16 07:23:28.010845+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:45lU_KG-Uk6fYHIcX6s7fA', '2026-11-17 06:23:28.010845+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:uOjSdWclLayBiA-uZcNJvh', '2026-11-16 07:23:28.350447+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:uOjSdWclLayBiA-uZcNJvh', '2026-11-17 06:23:28.350447+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:Ltx-kPTOxirgUidvOIfEzR', '2026-11-16 07:23:28.402341+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:Ltx-kPTOxirgUidvOIfEzR', '2026-11-17 06:23:28.402341+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:wp7DFTtThOetqoVDMXiTYE', '2026-11-16 07:23:28.505006+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:wp7DFTtThOetqoVDMXiTYE', '2026-11-17 06:23:28.505006+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:8PxW4KlSkOfr96yFoehrbw', '2026-11-16 07:23:28.55297+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:8PxW4KlSkOfr96yFoehrbw', '2026-11-17 06:23:28.55297+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:TMHx9Bt1PRTTUaxRZJ4dJq', '2026-11-16 07:23:28.574182+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:TMHx9Bt1PRTTUaxRZJ4dJq', '2026-11-17 06:23:28.574182+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:dYYZV0naz-WNqKrsgF0K_e', '2026-11-16 07:23:28.605009+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:dYYZV0naz-WNqKrsgF0K_e', '2026-11-17 06:23:28.605009+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:SAJA-Do2e62Z243NFt7Igy', '2026-11-16 07:23:28.645745+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:SAJA-Do2e62Z243NFt7Igy', '2026-11-17 06:23:28.645745+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:3Fvgd2NcHTf0ydRsQPiYzM', '2026-11-16 07:23:28.85186+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:3Fvgd2NcHTf0ydRsQPiYzM', '2026-11-17 06:23:28.85186+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:JOs813TMQLJOaw8A9GC9Y7', '2026-11-16 07:23:29.252978+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:JOs813TMQLJOaw8A9GC9Y7', '2026-11-17 06:23:29.252978+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:32Pua9e788NLcLP-CF5GzF', '2026-11-16 07:23:29.699336+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:32Pua9e788NLcLP-CF5GzF', '2026-11-17 06:23:29.699336+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:cW3rXuJHDT3DTPbMzlZQ36', '2026-11-16 07:23:29.717226+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:cW3rXuJHDT3DTPbMzlZQ36', '2026-11-17 06:23:29.717226+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('contact:TiqW_MkmXNm-E4j7LrwQlB', '2026-11-16 06:33:29.818609+00', 1);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-hour:-6N5t4vNbKfZCxS_tpKCqP', '2026-11-16 07:23:27.56897+00', 2);
INSERT INTO public.rate_limits (bucket_key, window_ends_at, count) VALUES ('confirmations-day:-6N5t4vNbKfZCxS_tpKCqP', '2026-11-17 06:23:27.56897+00', 2);

INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:1da66ba3-4d0f-4f4f-8364-dbfcde59fdf1:visitor', '2026-11-16 06:23:26.848968+00', '2026-11-16 06:23:26.936161+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:1da66ba3-4d0f-4f4f-8364-dbfcde59fdf1:sales', '2026-11-16 06:23:26.884573+00', '2026-11-16 06:23:26.944974+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:1e6b6ddb-8e1a-470a-8c95-a48dfe6a9ca0:sales', '2026-11-16 06:23:27.662566+00', '2026-11-16 06:23:27.771094+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:f8e72a70-a431-41cc-a1e0-d5aa92d494d2:visitor', '2026-11-16 06:23:27.857545+00', '2026-11-16 06:23:27.907009+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:f8e72a70-a431-41cc-a1e0-d5aa92d494d2:sales', '2026-11-16 06:23:27.890945+00', '2026-11-16 06:23:28.154808+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:e3b35382-0a7c-485a-a188-ac65966aca72:sales', '2026-11-16 06:23:28.557531+00', '2026-11-16 06:23:28.564083+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:e9cb5f87-7167-4a6c-811d-f4779e27c8b5:sales', '2026-11-16 06:23:28.564886+00', '2026-11-16 06:23:28.567022+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:bd9a5fa4-3562-403e-a75b-622b2b7e6834:sales', '2026-11-16 06:23:28.571783+00', '2026-11-16 06:23:28.579334+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:bd9a5fa4-3562-403e-a75b-622b2b7e6834:visitor', '2026-11-16 06:23:28.567793+00', '2026-11-16 06:23:28.579887+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:f5a48dd3-09b2-41ac-99eb-d3f9a18b5253:visitor', '2026-11-16 06:23:28.606537+00', '2026-11-16 06:23:28.625604+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:cc495288-8415-4a2d-8dd3-40e6d3334298:sales', '2026-11-16 06:23:28.625034+00', '2026-11-16 06:23:28.635651+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:11ffa498-c72b-4040-9cf8-da9adab1237f:sales', '2026-11-16 06:23:28.628438+00', '2026-11-16 06:23:28.636761+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('contact:e3b35382-0a7c-485a-a188-ac65966aca72:visitor', '2026-11-16 06:23:28.656978+00', NULL);
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:76c8a729-2b53-469b-8db3-0d6966ae0712:sales', '2026-11-16 06:23:28.660696+00', NULL);
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:170e2157-2e4f-4a17-8b80-0d36beb3a6b1:visitor', '2026-11-16 06:23:28.660965+00', NULL);
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:76c8a729-2b53-469b-8db3-0d6966ae0712:visitor', '2026-11-16 06:23:28.642805+00', '2026-11-16 06:23:28.674952+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:f5a48dd3-09b2-41ac-99eb-d3f9a18b5253:sales', '2026-11-16 06:23:28.676982+00', NULL);
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('demo:170e2157-2e4f-4a17-8b80-0d36beb3a6b1:sales', '2026-11-16 06:23:28.653005+00', '2026-11-16 06:23:28.730248+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-4TBTXJK:sales', '2026-11-16 06:23:29.738073+00', '2026-11-16 06:23:29.770676+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-CC5BE72:sales', '2026-11-16 06:23:29.937063+00', '2026-11-16 06:23:30.021023+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-CC5BE72:buyer', '2026-11-16 06:23:29.937901+00', '2026-11-16 06:23:30.022767+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-4TBTXJK:buyer', '2026-11-16 06:23:29.938904+00', '2026-11-16 06:23:30.023362+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-WV8DZBC:buyer', '2026-11-16 06:23:29.938573+00', '2026-11-16 06:23:30.024961+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-6AFZHWP:buyer', '2026-11-16 06:23:29.944959+00', '2026-11-16 06:23:30.034659+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-WV8DZBC:sales', '2026-11-16 06:23:29.964959+00', '2026-11-16 06:23:30.03506+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-F8MV96J:sales', '2026-11-16 06:23:29.962136+00', '2026-11-16 06:23:30.035361+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-J9F4HWC:sales', '2026-11-16 06:23:29.962456+00', '2026-11-16 06:23:30.036958+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-XYLYNDB:buyer', '2026-11-16 06:23:29.96887+00', '2026-11-16 06:23:30.04243+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-XYLYNDB:sales', '2026-11-16 06:23:29.969258+00', '2026-11-16 06:23:30.044961+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-F8MV96J:buyer', '2026-11-16 06:23:30.009009+00', '2026-11-16 06:23:30.048701+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-YF66R2K:buyer', '2026-11-16 06:23:29.978392+00', '2026-11-16 06:23:30.060797+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-YF66R2K:sales', '2026-11-16 06:23:29.980956+00', '2026-11-16 06:23:30.064781+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-6AFZHWP:sales', '2026-11-16 06:23:30.014131+00', '2026-11-16 06:23:30.085172+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-EJNW72G:sales', '2026-11-16 06:23:30.740292+00', '2026-11-16 06:23:30.74171+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-EJNW72G:buyer', '2026-11-16 06:23:31.045425+00', '2026-11-16 06:23:31.133241+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-3LCCZAC:buyer', '2026-11-16 06:23:31.0344+00', '2026-11-16 06:23:31.133721+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-3LCCZAC:sales', '2026-11-16 06:23:31.034746+00', '2026-11-16 06:23:31.134439+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-YDB8AAN:buyer', '2026-11-16 06:23:31.041003+00', '2026-11-16 06:23:31.135255+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-6LPNW33:sales', '2026-11-16 06:23:31.041332+00', '2026-11-16 06:23:31.138118+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-6LPNW33:buyer', '2026-11-16 06:23:31.045157+00', '2026-11-16 06:23:31.138509+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-ZKLFXXA:buyer', '2026-11-16 06:23:31.069049+00', '2026-11-16 06:23:31.148536+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-ZVBWTMW:buyer', '2026-11-16 06:23:31.089859+00', '2026-11-16 06:23:31.148907+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-U942EDP:sales', '2026-11-16 06:23:31.040966+00', '2026-11-16 06:23:31.160976+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-YDB8AAN:sales', '2026-11-16 06:23:31.090819+00', '2026-11-16 06:23:31.170934+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-U942EDP:buyer', '2026-11-16 06:23:31.105863+00', '2026-11-16 06:23:31.200963+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-FCNSL7C:buyer', '2026-11-16 06:23:31.136963+00', '2026-11-16 06:23:31.210148+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-ZKLFXXA:sales', '2026-11-16 06:23:31.137415+00', '2026-11-16 06:23:31.210919+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-FCNSL7C:sales', '2026-11-16 06:23:31.137224+00', '2026-11-16 06:23:31.211153+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order:VLT-ZVBWTMW:sales', '2026-11-16 06:23:31.434529+00', '2026-11-16 06:23:31.438454+00');
INSERT INTO public.sent_emails (email_key, handed_over_at, sent_at) VALUES ('order-link:VLT-4TBTXJK:2026-11-16T06', '2026-11-16 06:23:31.435339+00', '2026-11-16 06:23:31.438867+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 3, true);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261116
    ADD CONSTRAINT queue_stats_20261116_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.queue_stats_20261117
    ADD CONSTRAINT queue_stats_20261117_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_client_request_id_unique UNIQUE (client_request_id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_salts
    ADD CONSTRAINT daily_salts_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.demo_requests
    ADD CONSTRAINT demo_requests_client_request_id_unique UNIQUE (client_request_id);

ALTER TABLE ONLY public.demo_requests
    ADD CONSTRAINT demo_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.hardware_orders
    ADD CONSTRAINT hardware_orders_access_key_unique UNIQUE (access_key);

ALTER TABLE ONLY public.hardware_orders
    ADD CONSTRAINT hardware_orders_client_request_id_unique UNIQUE (client_request_id);

ALTER TABLE ONLY public.hardware_orders
    ADD CONSTRAINT hardware_orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.hardware_orders
    ADD CONSTRAINT hardware_orders_reference_unique UNIQUE (reference);

ALTER TABLE ONLY public.news_subscriptions
    ADD CONSTRAINT news_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.news_subscriptions
    ADD CONSTRAINT news_subscriptions_unsubscribe_token_unique UNIQUE (unsubscribe_token);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket_key);

ALTER TABLE ONLY public.sent_emails
    ADD CONSTRAINT sent_emails_pkey PRIMARY KEY (email_key);

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261116_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261116 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261117_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261117 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

CREATE INDEX contact_messages_created_at ON public.contact_messages USING btree (created_at);

CREATE INDEX demo_requests_created_at ON public.demo_requests USING btree (created_at);

CREATE INDEX hardware_orders_created_at ON public.hardware_orders USING btree (created_at);

CREATE UNIQUE INDEX news_subscriptions_active ON public.news_subscriptions USING btree (lower(email)) WHERE (withdrawn_at IS NULL);

CREATE INDEX rate_limits_window_ends_at ON public.rate_limits USING btree (window_ends_at);

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261116_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261116_pkey;

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261117_name_captured_on_deferred_count_queued_idx;

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261117_pkey;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE public.contact_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.daily_salts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.demo_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.hardware_orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.news_subscriptions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rate_limits ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sent_emails ENABLE ROW LEVEL SECURITY;

