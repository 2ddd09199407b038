-- Four years of trading, :count orders and as many conversations. bench/stored-years.ts runs it.
select setseed(0.5);

-- Names as they come, of which some are frequent.
create temp table people as
  select n, first || ' ' || last as name, lower(first || '.' || last || n) || '@duka.example' as email,
    '+2547' || lpad((random() * 99999999)::int::text, 8, '0') as phone,
    (array['Kimathi Street', 'Moi Avenue', 'Oginga Odinga Road', 'Kenyatta Highway', 'Biashara Street'])[1 + (random() * 4)::int]
      || ' ' || n % 200 || ', ' || (array['Nairobi', 'Nairobi', 'Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika'])[1 + (random() * 7)::int] as address
  from (select n,
      (array['Wanjiku', 'Otieno', 'Achieng', 'Kamau', 'Njeri', 'Mwangi', 'Halima', 'Joseph', 'Mary', 'Peter', 'Amina', 'Brian', 'Grace', 'Hassan', 'Faith', 'Collins', 'Joyce', 'Samuel', 'Esther', 'Ali'])[1 + (random() * 19)::int] as first,
      (array['Maina', 'Odhiambo', 'Kariuki', 'Mutua', 'Hassan', 'Chebet', 'Noor', 'Wafula', 'Njoroge', 'Kiprono', 'Omondi', 'Wambui', 'Barasa', 'Cheruiyot', 'Abdi', 'Nyambura', 'Were', 'Kilonzo', 'Muthoni', 'Onyango'])[1 + (random() * 19)::int] as last
    from generate_series(1, 60000) n) drawn;

-- Of what is older than a month all is delivered or cancelled; the last weeks are in every state.
insert into purchases (id, created_at, channel, reference, access_key, customer_name, customer_email,
    customer_phone, shipping_address, payment_method, total_cents, paid_cents, payment_status, order_status,
    confirmed_at, packed_at, shipped_at, delivered_at, cancelled_at, cancel_reason, agreed)
  select gen_random_uuid(), at, 'form', 'VLT-' || translate(upper(lpad(to_hex(stood.n), 7, 'g')), '01G', 'XYZ'),
    left(md5(stood.n::text || 'key'), 24), name, email, phone, address,
    (array['mpesa', 'mpesa', 'mpesa', 'paypal', 'credit_card'])[1 + (luck * 4)::int], total,
    case when state in ('packed', 'shipped', 'delivered') or (state = 'confirmed' and luck < 0.5) then total else 0 end,
    case when state in ('packed', 'shipped', 'delivered') or (state = 'confirmed' and luck < 0.5) then 'paid' else 'pending' end,
    state,
    case when state in ('confirmed', 'packed', 'shipped', 'delivered') then at + interval '3 hours' end,
    case when state in ('packed', 'shipped', 'delivered') then at + interval '1 day' end,
    case when state in ('shipped', 'delivered') then at + interval '2 days' end,
    case when state = 'delivered' then at + interval '4 days' end,
    case when state = 'cancelled' then at + interval '2 days' end,
    case when state = 'cancelled' then 'not-paid' end,
    jsonb_build_object('deliveryDay', to_char(at + interval '3 days', 'YYYY-MM-DD'))
  from (select n, at, luck, (array[2000000, 5000000, 3000000, 2599900, 7000000, 9000000])[1 + (luck * 5)::int] as total,
      case when luck < 0.06 then 'cancelled' when age > 30 then 'delivered'
        when age < 2 then 'pending' when age < 8 then (array['confirmed', 'packed', 'shipped'])[1 + (luck * 2)::int]
        when luck < 0.1 then 'confirmed' else 'delivered' end as state
    from (select n, random() as luck, now() - age * interval '1 day' as at, age
      from (select n, power(random(), 1.2) * 1460 as age from generate_series(1, :count) n) drawn) placed) stood
  join people on people.n = 1 + stood.n * 7919 % 60000;

insert into hardware_orders (created_at, channel, purchase_id, reference, access_key, hardware_type,
    hardware_name, unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address,
    payment_method, payment_status, order_status)
  select created_at, channel, id, reference, access_key, 'pos-terminal', 'POS Terminal', total_cents / 100, 1,
    total_cents / 100, customer_name, customer_email, customer_phone, shipping_address, payment_method, payment_status,
    order_status
  from purchases;

insert into payments (purchase_id, kind, method, amount_cents, receipt_code, received_at, recorded_at)
  select id, 'payment', 'mpesa', paid_cents,
    upper(left(md5(reference), 10)), created_at + interval '4 hours', created_at + interval '4 hours'
  from purchases where paid_cents > 0;

insert into conversations (id, kind, name, email, phone, snippet, source_page, status,
    created_at, waiting_since, first_answered_at, answered_at, closed_at, search)
  select gen_random_uuid(), case when luck < 0.2 then 'demo' when luck < 0.3 then 'chat' else 'contact' end, name, email, phone,
    said, '/contact', status, at, at,
    case when status in ('answered', 'closed') then at + luck * interval '8 hours' end,
    case when status in ('answered', 'closed') then at + luck * interval '8 hours' end,
    case when status = 'closed' then at + interval '9 hours' end,
    to_tsvector('simple', name || ' ' || email || ' ' || phone || ' ' || said)
  from (select n, at, luck, (array['Do you deliver to Kisumu?', 'Bei ya mizani?', 'A till for two shops', 'Repairs in Mombasa', 'Which scale prints labels?'])[1 + n % 5] as said,
      case when luck > 0.94 then 'spam' when age < 1.5 then 'new' when luck < 0.7 then 'closed' else 'answered' end as status
    from (select n, random() as luck, age, now() - age * interval '1 day' as at
      from (select n, power(random(), 1.2) * 1460 as age from generate_series(1, :count) n) drawn) sent) stood
  join people on people.n = 1 + stood.n * 7907 % 60000;

insert into contact_messages (created_at, channel, source_page, name, email, phone, message, is_spam, conversation_id)
  select created_at, 'form', source_page, name, email, phone, snippet, status = 'spam', id from conversations;

insert into thread_entries (conversation_id, kind, subject, body, author_name, created_at)
  select id, 'email', 'Re: your message to Velto', 'Yes.', 'Njoki Sales', first_answered_at
  from conversations where first_answered_at is not null;

-- Two years of counted pages, some 150 combinations a day, and how half of what was sent began.
insert into visits (day, page, language, device, referrer, campaign, views, entries)
  select day, page, language, device, referrer, campaign, count(*) * 2, count(*)
  from (select current_date - ago as day,
      (array['/', '/', '/pricing', '/contact', '/products/veltopos', '/products/veltoerp', '/products/hardware', '/request-demo', '/blog', '/help', '/etims', '/mpesa-pos', '/company', '/services'])[1 + (random() * 13)::int] as page,
      (array['en', 'en', 'en', 'sw'])[1 + (random() * 3)::int] as language,
      (array['phone', 'phone', 'phone', 'computer', 'tablet'])[1 + (random() * 4)::int] as device,
      (array['', '', '', 'google.com', 'google.com', 'facebook.com', 'site-' || (random() * 300)::int || '.example'])[1 + (random() * 6)::int] as referrer,
      (array['', '', '', '', 'facebook / paid / week ' || ago / 7, 'newsletter / email / month ' || ago / 30])[1 + (random() * 5)::int] as campaign
    from generate_series(0, 729) ago, generate_series(1, 250)) read
  group by day, page, language, device, referrer, campaign;

update purchases set began = jsonb_build_object('page', '/products/hardware', 'referrer', 'google.com', 'campaign',
  'facebook / paid / week ' || extract(week from created_at)) where created_at > now() - interval '2 years' and hashtext(reference) % 2 = 0;
update contact_messages set began = jsonb_build_object('page', '/contact', 'referrer', 'site-' || hashtext(email) % 300 || '.example')
  where created_at > now() - interval '2 years' and hashtext(email) % 2 = 0;
