-- Who owes whom what, since when, and what was agreed about it.
create table khata_accounts (
  seller_id uuid not null references users on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  -- Null: no limit.
  credit_limit_paise bigint check (credit_limit_paise >= 0),
  -- From the acceptance of the goods on.
  credit_days integer not null check (credit_days between 0 and 90),
  -- The recovery fee of the contract, in basis points of what is overdue.
  fee_bp integer not null check (fee_bp between 0 and 10000),
  -- The day in India of the written agreement; null: none.
  agreed_on date,
  revision integer not null default 1,
  primary key (seller_id, buyer_id)
);
create index khata_accounts_buyer_id_idx on khata_accounts (buyer_id);

-- What a seller notes beside bills and payments of orders: what was open before, and cheques and sums that name no order.
create table khata_entries (
  entry_id uuid primary key,
  seller_id uuid not null references users on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('opening', 'receipt')),
  amount_paise bigint not null check (amount_paise > 0),
  -- A day in India.
  on_day date not null,
  method text check (method in ('upi', 'imps', 'neft', 'rtgs', 'cash', 'cheque')),
  -- Blank: cash.
  reference text not null,
  -- The order whose bill it pays; null: the oldest.
  order_id text references orders on delete cascade,
  state text not null check (state in ('noted', 'received', 'deposited', 'cleared', 'bounced', 'withdrawn')),
  -- Of what is cleared: what went to no bill, and stays an advance or pays what was open before.
  kept_paise bigint not null default 0 check (kept_paise between 0 and amount_paise),
  -- What the buyer says against it; null: nothing.
  dispute text,
  created_at timestamptz not null,
  check ((kind = 'opening') = (method is null)),
  check (kind = 'opening' and state in ('noted', 'withdrawn') or kind = 'receipt' and state <> 'noted'),
  check (kept_paise = 0 or state = 'cleared')
);
create index khata_entries_seller_id_idx on khata_entries (seller_id, buyer_id);
create index khata_entries_buyer_id_idx on khata_entries (buyer_id);
create index khata_entries_order_id_idx on khata_entries (order_id) where order_id is not null;
-- An account begins once.
create unique index khata_entries_opening_idx on khata_entries (seller_id, buyer_id)
where kind = 'opening' and state <> 'withdrawn';

-- A seller reminds a buyer at most once a day.
create table khata_reminders (
  seller_id uuid not null references users on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  -- In India.
  on_day date not null,
  open_paise bigint not null,
  overdue_paise bigint not null,
  sent_at timestamptz not null,
  primary key (seller_id, buyer_id, on_day)
);
create index khata_reminders_buyer_id_idx on khata_reminders (buyer_id);

-- The bank rate of the Reserve Bank of India from a day on.
create table bank_rates (
  from_date date primary key,
  rate_bp integer not null check (rate_bp between 1 and 5000),
  source text not null check (source <> ''),
  checked_on date not null,
  revision integer not null default 1
);
insert into bank_rates (from_date, rate_bp, source, checked_on) values
  ('2026-02-06', 550, 'Decision of the Reserve Bank of India of 6 February 2026, as reported by indiatoday.in and outlookmoney.com', '2026-11-22');

-- The Udyam registration of a business: only of micro and small enterprises the law counts days and interest.
alter table tax_registrations add column udyam_number text not null default ''
  check (udyam_number ~ '^(UDYAM-[A-Z]{2}-\d{2}-\d{7})?$');
alter table tax_registrations add column udyam_class text check (udyam_class in ('micro', 'small', 'medium'));
alter table tax_registrations add column udyam_activity text
  check (udyam_activity in ('manufacturing', 'services', 'trading'));

create or replace trigger tax_registration_revision
before update of legal_name, trade_name, address, pin, scheme, turnover, invoice_prefix, udyam_number, udyam_class,
  udyam_activity on tax_registrations
for each row when (
  (old.legal_name, old.trade_name, old.address, old.pin, old.scheme, old.turnover, old.invoice_prefix, old.udyam_number,
    old.udyam_class, old.udyam_activity)
  is distinct from
  (new.legal_name, new.trade_name, new.address, new.pin, new.scheme, new.turnover, new.invoice_prefix, new.udyam_number,
    new.udyam_class, new.udyam_activity))
execute function raise_revision();
