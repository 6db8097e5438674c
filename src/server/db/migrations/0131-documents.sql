-- Invoices, bills of supply and credit notes of orders, numbered without a gap: the number is taken in the transaction that writes
-- the document, and whoever takes the next one waits for it.
create table invoice_series (
  gstin text not null,
  -- The financial year in India, such as 26-27.
  year text not null,
  kind text not null check (kind in ('INV', 'BOS', 'CRN')),
  prefix text not null,
  next_place integer not null,
  primary key (gstin, year, kind, prefix)
);

create table invoices (
  invoice_id uuid primary key default gen_random_uuid(),
  order_id text not null references orders on delete cascade,
  -- Of the order, so that each side finds its own without it.
  seller_id uuid not null,
  buyer_id uuid not null,
  kind text not null check (kind in ('INV', 'BOS', 'CRN')),
  gstin text not null,
  year text not null,
  number text not null check (length(number) <= 16),
  -- A day in India.
  issued_on date not null,
  supply_state_code text not null,
  is_inter_state boolean not null,
  is_composition boolean not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  -- Both sides and the order as they were.
  particulars jsonb not null,
  -- Of a credit note: what it credits, and why.
  credits uuid references invoices on delete cascade,
  reason text,
  needs_irn boolean not null,
  irn text,
  ack_no text,
  ack_date text,
  signed_qr text,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  unique (gstin, year, kind, number),
  check ((kind = 'CRN') = (credits is not null))
);
-- An order is billed once, until that is cancelled.
create unique index invoices_billed_idx on invoices (order_id) where kind <> 'CRN' and cancelled_at is null;
create index invoices_order_id_idx on invoices (order_id, created_at);
create index invoices_credits_idx on invoices (credits) where credits is not null;

create table invoice_lines (
  invoice_id uuid not null references invoices on delete cascade,
  line_number integer not null,
  product_name text not null,
  hsn_code text not null,
  gst_rate_bp integer not null,
  unit_code text not null,
  quantity integer not null check (quantity > 0),
  unit_price_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  primary key (invoice_id, line_number)
);

-- The hash of each file that was made of a document: it is never made again with other bytes.
create table invoice_files (
  invoice_id uuid not null references invoices on delete cascade,
  -- Such as 'original' or 'original-cancelled'.
  name text not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (invoice_id, name)
);

-- Documents are kept as they are, but that they may be cancelled and get an invoice reference number. They go only with their order.
create function keep_invoice() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['irn', 'ack_no', 'ack_date', 'signed_qr', 'cancelled_at', 'cancel_reason'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id) then
      raise exception 'documents are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable
    or (old.irn is not null and new.irn is distinct from old.irn)
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
  then
    raise exception 'documents are never changed';
  end if;
  return new;
end $$;
create trigger invoices_stay before update or delete on invoices
  for each row execute function keep_invoice();

create function keep_invoice_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from invoices where invoice_id = old.invoice_id) then
    return old;
  end if;
  raise exception 'documents are never changed';
end $$;
create trigger invoice_lines_stay before update or delete on invoice_lines
  for each row execute function keep_invoice_part();
create trigger invoice_files_stay before update or delete on invoice_files
  for each row execute function keep_invoice_part();
