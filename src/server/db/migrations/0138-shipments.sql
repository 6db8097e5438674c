-- Goods of an order go in one shipment or in several, each with its lines, transporter and receipt.
alter table orders add column promised_on date;

create table shipments (
  shipment_id uuid primary key default gen_random_uuid(),
  order_id text not null references orders on delete cascade,
  -- Counted from 1 in its order.
  seq integer not null check (seq > 0),
  mode text not null check (mode in ('road', 'rail', 'air', 'ship')),
  -- Blank where nobody has said it.
  transporter_name text not null,
  transporter_id text not null check (transporter_id ~ '^([0-9A-Z]{15})?$'),
  -- Of the lorry receipt, railway receipt, airway bill or bill of lading.
  doc_no text not null,
  doc_date date,
  vehicle_no text not null,
  -- Regular, or over-dimensional cargo.
  vehicle_kind text not null check (vehicle_kind in ('R', 'O')),
  distance_km integer check (distance_km between 0 and 4000),
  packages integer check (packages > 0),
  expected_on date,
  ewb_no text not null check (ewb_no ~ '^([0-9]{12})?$'),
  -- A day in India.
  ewb_on date,
  ewb_valid_until timestamptz,
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  -- When the buyer confirmed what came.
  received_at timestamptz,
  receipt_note text,
  -- When the photo that proves the delivery was stored.
  proof_at timestamptz,
  unique (order_id, seq),
  -- What the lines refer to.
  unique (shipment_id, order_id),
  check ((ewb_no = '') = (ewb_on is null)),
  check (received_at is null or delivered_at is not null)
);

create table shipment_lines (
  shipment_id uuid not null,
  order_id text not null,
  line_number integer not null,
  quantity integer not null check (quantity > 0),
  -- What the buyer confirmed; all three or none.
  accepted integer check (accepted >= 0),
  short integer check (short >= 0),
  damaged integer check (damaged >= 0),
  primary key (shipment_id, line_number),
  foreign key (shipment_id, order_id) references shipments (shipment_id, order_id) on delete cascade,
  foreign key (order_id, line_number) references order_lines (order_id, line_number) on delete cascade,
  check (num_nulls(accepted, short, damaged) in (0, 3)),
  check (accepted + short + damaged = quantity)
);
create index shipment_lines_order_id_idx on shipment_lines (order_id, line_number);

-- The vehicles that carried a shipment before the present one.
create table shipment_vehicles (
  shipment_id uuid not null references shipments on delete cascade,
  vehicle_no text not null,
  vehicle_kind text not null,
  doc_no text not null,
  until timestamptz not null,
  primary key (shipment_id, until)
);

-- Delivery challans (Rule 55) have a series of their own, numbered without a gap as invoices are.
create table challan_series (
  gstin text not null,
  year text not null,
  prefix text not null,
  next_place integer not null,
  primary key (gstin, year, prefix)
);

create table challans (
  shipment_id uuid primary key references shipments on delete cascade,
  gstin text not null,
  year text not null,
  number text not null check (length(number) <= 16),
  -- A day in India.
  issued_on date not null,
  -- What its file says, as it was.
  facts jsonb not null,
  unique (gstin, year, number)
);

-- The hash of each file that was made of a challan: it is never made again with other bytes.
create table challan_files (
  shipment_id uuid not null references challans on delete cascade,
  name text not null,
  sha256 text not null,
  primary key (shipment_id, name)
);

create function keep_challan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from shipments where shipment_id = old.shipment_id) then
    return old;
  end if;
  raise exception 'challans are never changed';
end $$;
create trigger challans_stay before update or delete on challans
  for each row execute function keep_challan();

-- Above which value goods need an e-way bill: between states, within a state, and there where an admin has written a figure of its own.
create table eway_limits (
  -- The code of a state; 'IS' between states, 'IN' within those without a line of their own.
  state_code text primary key,
  -- The value of the goods with tax, above which one is needed.
  limit_paise bigint not null check (limit_paise >= 0),
  -- Within a district none is needed.
  is_district_free boolean not null default false,
  -- Within a city, where another figure counts there.
  city_limit_paise bigint check (city_limit_paise >= 0),
  -- Sources differ, so that people should ask.
  is_disputed boolean not null default false,
  source text not null check (source <> ''),
  checked_on date not null,
  revision integer not null default 1
);
insert into eway_limits (state_code, limit_paise, is_district_free, city_limit_paise, is_disputed, source, checked_on) values
  ('IS', 5000000, false, null, false, 'Rule 138(1) of the CGST Rules 2017', '2026-11-22'),
  ('IN', 5000000, false, null, false, 'Rule 138(1) of the CGST Rules 2017, as the states have taken it over', '2026-11-22'),
  ('07', 10000000, false, null, false, 'Notification of Delhi, as listed by cleartax.in', '2026-11-22'),
  ('08', 10000000, false, 20000000, false, 'Notification of Rajasthan, as listed by cleartax.in and taxguru.in', '2026-11-22'),
  ('10', 10000000, false, null, false, 'Notification of Bihar, as listed by cleartax.in', '2026-11-22'),
  ('19', 5000000, false, null, true, 'Sources differ on West Bengal: 50,000 or 1,00,000', '2026-11-22'),
  ('23', 10000000, true, null, false, 'Notification of Madhya Pradesh of 23 March 2022, read in full', '2026-11-22'),
  ('27', 10000000, false, null, false, 'Notification of Maharashtra, as listed by cleartax.in', '2026-11-22'),
  ('33', 10000000, false, null, false, 'Notification of Tamil Nadu, as listed by cleartax.in', '2026-11-22');
