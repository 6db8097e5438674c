-- Under which GST numbers a seller sells. The first is the one that the seller was approved with.
create table tax_registrations (
  tax_registration_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  gstin text not null unique check (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  legal_name text not null,
  trade_name text not null default '',
  address text not null,
  -- Blank where the application had none that fits: the seller writes it.
  pin text not null check (pin ~ '^([1-9]\d{5})?$'),
  state_code text not null check (state_code ~ '^\d{2}$'),
  scheme text not null default 'regular' check (scheme in ('regular', 'composition')),
  -- In crore rupees a year.
  turnover text not null default 'up_to_5' check (turnover in ('up_to_5', '5_to_10', 'above_10')),
  invoice_prefix text not null default 'INV' check (invoice_prefix ~ '^[A-Z1-9][A-Z0-9-]{0,3}$'),
  -- The one that orders are sold under from now on.
  is_default boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index tax_registrations_default_idx on tax_registrations (seller_id)
  include (gstin, state_code, scheme) where is_default;
create index tax_registrations_seller_id_idx on tax_registrations (seller_id, created_at);
create trigger tax_registration_revision
  before update of legal_name, trade_name, address, pin, scheme, turnover, invoice_prefix on tax_registrations for each row
  when ((old.legal_name, old.trade_name, old.address, old.pin, old.scheme, old.turnover, old.invoice_prefix)
    is distinct from (new.legal_name, new.trade_name, new.address, new.pin, new.scheme, new.turnover, new.invoice_prefix))
  execute function raise_revision();

-- A state before it was merged or split keeps its old code in GST numbers.
create function state_code_of_gstin(gstin text) returns text language sql immutable parallel safe strict as $$
  select case left(gstin, 2) when '25' then '26' when '28' then '37' else left(gstin, 2) end
$$;

-- Also while the version before approves sellers, which knows no registrations.
create function register_seller() returns trigger language plpgsql as $$
begin
  if new.gst_number !~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'
    or state_code_of_gstin(new.gst_number) not between '01' and '38'
    or exists (select from tax_registrations where gstin = new.gst_number and seller_id <> new.user_id)
  then return null;
  end if;
  update tax_registrations set is_default = false
  where seller_id = new.user_id and is_default and gstin <> new.gst_number;
  insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
  select new.user_id, new.gst_number, coalesce(a.company_name, new.company_name, new.full_name),
    coalesce(a.business_address, new.address), coalesce(substring(a.business_pincode from '^[1-9]\d{5}$'), ''),
    state_code_of_gstin(new.gst_number)
  from (select new.user_id) seller
  left join lateral (
    select * from seller_applications where user_id = new.user_id order by created_at desc limit 1) a on true
  on conflict (gstin) do update set is_default = true;
  return null;
end $$;

create trigger seller_registered after insert on users for each row
  when (new.account_type = 'seller') execute function register_seller();
create trigger seller_registered_later after update of account_type, gst_number on users for each row
  when (new.account_type = 'seller'
    and (old.account_type, old.gst_number) is distinct from (new.account_type, new.gst_number))
  execute function register_seller();

-- Whom a buyer's orders are billed to.
create table billing_profiles (
  billing_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  gstin text not null check (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  legal_name text not null,
  address text not null,
  pin text not null check (pin ~ '^[1-9]\d{5}$'),
  state_code text not null check (state_code ~ '^\d{2}$'),
  is_default boolean not null,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index billing_profiles_default_idx on billing_profiles (user_id) where is_default;
create index billing_profiles_user_id_idx on billing_profiles (user_id, created_at);
create trigger billing_profile_revision
  before update of gstin, legal_name, address, pin on billing_profiles for each row
  when ((old.gstin, old.legal_name, old.address, old.pin) is distinct from (new.gstin, new.legal_name, new.address, new.pin))
  execute function raise_revision();

-- What an order was placed with, whatever becomes of profile and registration. Null: not told, or from before.
alter table orders
  add column po_number text,
  add column note text,
  add column bill_gstin text,
  add column bill_name text,
  add column bill_address text,
  add column bill_pin text,
  add column bill_state_code text,
  add column ship_state_code text,
  add column ship_to text,
  add column supply_state_code text,
  -- The registration that it was sold under.
  add column seller_gstin text,
  add column seller_state_code text,
  add column seller_scheme text;

alter table order_lines
  add column hsn_code text,
  add column gst_rate_bp integer,
  add column unit_code text;
