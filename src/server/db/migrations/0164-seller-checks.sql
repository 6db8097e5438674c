-- What was checked of a seller, how, when and until when; buyers read it behind 'Verified'. A newer check of a kind ends the
-- one before, and nothing is deleted, so that what a buyer read at any time can be told.
create table seller_checks (
  seller_check_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('gst_form', 'gst_digit', 'gst_state_pin', 'pan_in_gst', 'pan_document', 'bank_name',
    'address_document', 'udyam', 'gst_directory')),
  result text not null check (result in ('good', 'warning', 'unknown')),
  method text not null check (method in ('computed', 'reviewer', 'directory')),
  -- The GST number, bank account, address or Udyam number that was looked at; never shown to buyers.
  about text not null,
  facts jsonb not null default '{}',
  checked_by uuid references users on delete set null,
  checked_at timestamptz not null,
  valid_until timestamptz check (valid_until > checked_at),
  -- When a newer check, or a change of what it was about, made it history.
  ended_at timestamptz,
  document_sha256 bytea check (length(document_sha256) = 32),
  check ((kind = 'gst_directory') = (method = 'directory'))
);
create unique index seller_checks_current_idx on seller_checks (seller_id, kind) where ended_at is null;
create index seller_checks_latest_idx on seller_checks (seller_id, kind, checked_at desc);
create index seller_checks_checked_by_idx on seller_checks (checked_by) where checked_by is not null;

create function end_checks_of_seller() returns trigger language plpgsql as $$
begin
  update seller_checks set ended_at = clock_timestamp()
  where seller_id = new.user_id and ended_at is null
    and ((old.gst_number is distinct from new.gst_number and kind in
        ('gst_form', 'gst_digit', 'gst_state_pin', 'pan_in_gst', 'pan_document', 'gst_directory', 'udyam'))
      or ((old.address, old.city, old.state) is distinct from (new.address, new.city, new.state)
        and kind in ('gst_state_pin', 'address_document')));
  return null;
end $$;
-- By the database, because the version before changes these too.
create trigger checks_end after update of gst_number, address, city, state on users for each row
  when ((old.gst_number, old.address, old.city, old.state) is distinct from (new.gst_number, new.address, new.city, new.state))
  execute function end_checks_of_seller();

create function end_check_of_bank() returns trigger language plpgsql as $$
begin
  update seller_checks set ended_at = clock_timestamp()
  where seller_id = new.seller_id and kind = 'bank_name' and ended_at is null
    and about <> new.ifsc || ' ' || new.account_number_end;
  return null;
end $$;
create trigger check_of_bank_ends after insert on seller_payees for each row
  when (new.account_number is not null) execute function end_check_of_bank();
