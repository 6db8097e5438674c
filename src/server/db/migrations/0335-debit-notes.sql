-- contract: no version reads these checks; the one before writes the kinds that it knows alone
-- A debit note raises what was billed (CGST Act, section 34(3)). It never bills its order itself, so it is from its first moment
-- among the documents that do not: a version before this one would take it for the bill.
alter table invoice_series
  drop constraint invoice_series_kind_check,
  add constraint invoice_series_kind_check check (kind in ('INV', 'BOS', 'CRN', 'DBN')) not valid;
alter table invoices
  add column debits uuid,
  drop constraint invoices_kind_check,
  add constraint invoices_kind_check check (kind in ('INV', 'BOS', 'CRN', 'DBN')) not valid,
  add constraint invoices_debits_fkey foreign key (debits) references invoices on delete cascade not valid,
  add constraint invoices_debits_check
    check ((kind = 'DBN') = (debits is not null) and (kind <> 'DBN' or credited_at is not null)) not valid;

-- What a seller asks for after the bill, because a price on it was too low. The buyer's word issues the debit note.
create table price_corrections (
  correction_id uuid primary key default gen_random_uuid(),
  order_id text not null references orders on delete cascade,
  bill_id uuid not null references invoices on delete cascade,
  reason text not null,
  -- With tax, of all lines.
  total_paise bigint not null check (total_paise > 0),
  state text not null default 'open' check (state in ('open', 'agreed', 'declined', 'withdrawn')),
  debit_note_id uuid references invoices on delete cascade,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'agreed') = (debit_note_id is not null) and (state = 'open') = (decided_at is null))
);
create unique index price_corrections_open_idx on price_corrections (order_id) where state = 'open';
create index price_corrections_order_id_idx on price_corrections (order_id, created_at);

create table price_correction_lines (
  correction_id uuid not null references price_corrections on delete cascade,
  line_number integer not null,
  -- What of the line was billed and not credited then.
  quantity integer not null check (quantity > 0),
  -- Of one unit, with tax.
  price_before_paise bigint not null,
  price_after_paise bigint not null check (price_after_paise > price_before_paise),
  primary key (correction_id, line_number)
);

-- Of these as of credit notes: they are never cancelled, but credited.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['irn', 'ack_no', 'ack_date', 'signed_qr', 'cancelled_at', 'cancel_reason', 'credited_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id)
      or exists (select from plan_documents where invoice_id = old.invoice_id)
    then
      raise exception 'documents are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable
    or (old.irn is not null
      and (new.irn, new.ack_no, new.ack_date, new.signed_qr)
        is distinct from (old.irn, old.ack_no, old.ack_date, old.signed_qr))
    or (old.cancelled_at is not null
      and (new.cancelled_at, new.cancel_reason) is distinct from (old.cancelled_at, old.cancel_reason))
    or (old.credited_at is not null and new.credited_at is distinct from old.credited_at)
  then
    raise exception 'documents are never changed';
  end if;
  -- The portal's number is a SHA-256 hash; only an invoice or bill is cancelled, at a moment and for a reason.
  if new.irn !~ '^[0-9a-f]{64}$'
    or (new.irn is null and num_nonnulls(new.ack_no, new.ack_date, new.signed_qr) > 0)
    or (new.cancelled_at is null) <> (new.cancel_reason is null)
    or new.cancelled_at in ('infinity', '-infinity')
    or (new.cancelled_at is not null and new.kind in ('CRN', 'DBN'))
    or (old.credited_at is null and new.credited_at is not null and not is_credited(new.invoice_id))
  then
    raise exception 'a document cannot say this';
  end if;
  return new;
end $$;
