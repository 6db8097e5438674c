-- Receipt vouchers for advances (CGST Act s. 31(3)(d), Rule 50), numbered without a gap as invoices are.
create table receipt_series (
  gstin text not null,
  year text not null,
  prefix text not null,
  next_place integer not null,
  primary key (gstin, year, prefix)
);

create table receipts (
  payment_id uuid primary key references payments on delete cascade,
  gstin text not null,
  year text not null,
  number text not null check (length(number) <= 16),
  -- A day in India.
  issued_on date not null,
  -- What it says, as it was.
  facts jsonb not null,
  unique (gstin, year, number)
);

-- The hash of the file that was made of a receipt: it is never made again with other bytes.
create table receipt_files (
  payment_id uuid primary key references receipts on delete cascade,
  sha256 text not null
);

create function keep_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from payments where payment_id = old.payment_id) then
    return old;
  end if;
  raise exception 'receipts are never changed';
end $$;
create trigger receipts_stay before update or delete on receipts
  for each row execute function keep_receipt();
