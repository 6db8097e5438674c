-- The operator bills a plan with the documents of orders: such an invoice belongs to no order, and to no seller of the market.
alter table invoices alter order_id drop not null, alter seller_id drop not null;
alter table invoices add constraint invoices_of_an_order check ((order_id is null) = (seller_id is null)) not valid;

-- What was paid for a plan, how and when, as the admin who activated it said.
alter table plan_requests
  add column paid_by text,
  add column paid_reference text,
  add column paid_on date,
  -- Declined before it ran, or taken back. Its term has ended then, which the version before shows, too.
  add column closed_as text,
  add column close_reason text,
  add column closed_at timestamptz;
alter table plan_requests add constraint plan_requests_paid_by check (paid_by ~ '^(upi|bank|card|cheque|cash)$') not valid;
alter table plan_requests add constraint plan_requests_closed check (
  closed_as ~ '^(declined|taken_back)$'
  and (closed_as is null) = (closed_at is null) and (closed_as is null) = (close_reason is null)
) not valid;

-- A plan is billed once and credited once.
create table plan_documents (
  plan_request_id uuid not null references plan_requests on delete cascade,
  kind text not null check (kind in ('INV', 'CRN')),
  invoice_id uuid not null unique references invoices on delete cascade,
  primary key (plan_request_id, kind)
);

-- Documents of a plan go only with it.
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
    or (old.irn is not null and new.irn is distinct from old.irn)
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
  then
    raise exception 'documents are never changed';
  end if;
  return new;
end $$;
