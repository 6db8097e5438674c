-- An invoice that credit notes took back as a whole bills its order no more, so the order may be billed again.
alter table invoices add column credited_at timestamptz;

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
    or (new.cancelled_at is not null and new.kind = 'CRN')
    or (old.credited_at is null and new.credited_at is not null and not is_credited(new.invoice_id))
  then
    raise exception 'a document cannot say this';
  end if;
  return new;
end $$;

-- Every line of it, and all of each.
create function is_credited(bill uuid) returns boolean language sql stable as $$
  select exists (select from invoice_lines where invoice_id = bill) and not exists (
    select from invoice_lines l where l.invoice_id = bill and l.quantity > (
      select coalesce(sum(c.quantity), 0) from invoices note join invoice_lines c using (invoice_id)
      where note.credits = bill and c.line_number = l.line_number))
$$;

-- By the database, because the version before issues credit notes too.
create function mark_credited() returns trigger language plpgsql as $$
begin
  update invoices i set credited_at = clock_timestamp()
  where i.credited_at is null and i.invoice_id in (select n.credits from added join invoices n using (invoice_id))
    and is_credited(i.invoice_id);
  return null;
end $$;
create trigger invoice_lines_credit after insert on invoice_lines
  referencing new table as added for each statement execute function mark_credited();
