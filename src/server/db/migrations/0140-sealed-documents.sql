-- Documents stay whole: no line joins one later, and what may still be said of it is said once and makes sense.
create function keep_lines_together() returns trigger language plpgsql as $$
begin
  if exists (select from added join invoices using (invoice_id) where created_at <> now()) then
    raise exception 'documents are never changed';
  end if;
  return null;
end $$;
create trigger invoice_lines_together after insert on invoice_lines
  referencing new table as added for each statement execute function keep_lines_together();

create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['irn', 'ack_no', 'ack_date', 'signed_qr', 'cancelled_at', 'cancel_reason'];
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
  then
    raise exception 'documents are never changed';
  end if;
  -- The portal's number is a SHA-256 hash; only an invoice or bill is cancelled, at a moment and for a reason.
  if new.irn !~ '^[0-9a-f]{64}$'
    or (new.irn is null and num_nonnulls(new.ack_no, new.ack_date, new.signed_qr) > 0)
    or (new.cancelled_at is null) <> (new.cancel_reason is null)
    or new.cancelled_at in ('infinity', '-infinity')
    or (new.cancelled_at is not null and new.kind = 'CRN')
  then
    raise exception 'a document cannot say this';
  end if;
  return new;
end $$;

-- Numbers are consecutive: a series only goes on, by one.
create function keep_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.gstin, new.year, new.kind, new.prefix) is distinct from (old.gstin, old.year, old.kind, old.prefix)
    or new.next_place <> old.next_place + 1
  then
    raise exception 'a series of numbers only goes on';
  end if;
  return new;
end $$;
create trigger invoice_series_stay before update or delete on invoice_series
  for each row execute function keep_series();
