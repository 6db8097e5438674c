-- Where sellers are paid. A row is never changed: an order keeps the payee that it was placed with, whatever comes later.
create table seller_payees (
  payee_id uuid primary key,
  seller_id uuid not null references users on delete cascade,
  -- The account holder, as the bank knows it.
  name text not null check (name <> ''),
  -- Blank: no UPI ID.
  vpa text not null,
  vpa_kind text not null check (vpa_kind in ('plain', 'merchant')),
  mcc text not null check (mcc ~ '^(\d{4})?$'),
  -- Sealed; null: no account.
  account_number bytea,
  account_number_end text not null,
  ifsc text not null,
  created_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  check (vpa <> '' or account_number is not null),
  check ((account_number is null) = (ifsc = ''))
);
create unique index seller_payees_current_idx on seller_payees (seller_id) where replaced_at is null;
create index seller_payees_seller_id_idx on seller_payees (seller_id, created_at);

-- Only that it is replaced, and its seal by a newer key.
create function keep_payee() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['replaced_at', 'account_number'];
begin
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at)
    or (old.account_number is null) <> (new.account_number is null)
  then
    raise exception 'payees are never changed';
  end if;
  return new;
end $$;
create trigger seller_payees_stay before update on seller_payees for each row execute function keep_payee();

-- On which terms new orders of a shop are paid: advance_bp, rest and credit_days of the contract.
create table seller_terms (
  seller_id uuid primary key references users on delete cascade,
  terms jsonb not null
);
