-- What a seller noted as received and took back, because it was mistyped. The payment stays, as withdrawn, and counts nowhere.
-- A receipt voucher of it is cancelled by this row: its number stays taken.
create table taken_back_payments (
  payment_id uuid primary key references payments on delete cascade,
  reason text not null check (reason <> ''),
  taken_back_at timestamptz not null
);

create function keep_taken_back() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from payments where payment_id = old.payment_id) then
    return old;
  end if;
  raise exception 'what was taken back stays so';
end $$;
create trigger taken_back_payments_stay before update or delete on taken_back_payments
  for each row execute function keep_taken_back();

-- As before, but that what the seller alone noted may be withdrawn after it counted.
create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['state', 'reason', 'decided_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from orders where order_id = old.order_id) then
      raise exception 'payments are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then
    raise exception 'payments are never changed';
  end if;
  if old.state <> 'claimed' and not (old.state = 'confirmed' and new.state = 'withdrawn'
    and old.claimed_by = 'seller' and old.kind <> 'refund') then
    raise exception 'payments are never changed';
  end if;
  return new;
end $$;
