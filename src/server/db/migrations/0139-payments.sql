-- contract: no version relies on file_checks refusing a kind, because each sweeps its own kinds alone.
alter table file_checks drop constraint file_checks_kind_check;
alter table file_checks add constraint file_checks_kind_check
  check (kind in ('pictures', 'chats', 'applications', 'payments', 'shipments')) not valid;

-- What the buyer says to have paid, the seller to have received or given back. Money never passes through the site.
create table payments (
  payment_id uuid primary key,
  order_id text not null references orders on delete cascade,
  -- Of the order, so that each side finds its own without it.
  seller_id uuid not null,
  buyer_id uuid not null,
  kind text not null check (kind in ('advance', 'balance', 'refund')),
  amount_paise bigint not null check (amount_paise > 0),
  method text not null check (method in ('upi', 'imps', 'neft', 'rtgs', 'cash', 'cheque')),
  -- Blank: cash, or a cheque without its number.
  reference text not null,
  -- A day in India.
  paid_on date not null,
  state text not null check (state in ('claimed', 'confirmed', 'rejected', 'withdrawn')),
  claimed_by text not null check (claimed_by in ('buyer', 'seller')),
  reason text,
  -- Of the file that was sent with it.
  proof text check (proof in ('picture', 'pdf')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((state = 'claimed') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index payments_order_id_idx on payments (order_id, created_at);
create index payments_seller_id_idx on payments (seller_id, created_at desc, payment_id);
create index payments_reference_idx on payments (reference) where reference <> '';

-- What is claimed is decided once, and nothing else of it changes. It goes only with its order.
create function keep_payment() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['state', 'reason', 'decided_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id) then
      raise exception 'payments are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable or old.state <> 'claimed' then
    raise exception 'payments are never changed';
  end if;
  return new;
end $$;
create trigger payments_stay before update or delete on payments
  for each row execute function keep_payment();

create function check_proofs() returns trigger language plpgsql as $$
begin
  insert into file_checks (kind, name, due_at)
  select 'payments', 'payments/' || payment_id, now() from gone where proof is not null;
  return null;
end $$;
create trigger payments_deleted after delete on payments referencing old table as gone
  for each statement execute function check_proofs();
