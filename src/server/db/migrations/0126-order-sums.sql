-- What a large shop sold before its last month, added up, so that its counts need not read all of it each time.
create table order_sums (
  seller_id uuid primary key references users (user_id) on delete cascade,
  until timestamptz not null,
  -- The orders and paise of each status.
  figures jsonb not null
);

-- A past order hardly ever changes; when one does, the sum of its shop goes, and is made again when it is needed. Whoever
-- makes one waits for such changes, and they for it: 64 keys, because a statement may change orders of many shops.
create function forget_order_sum() returns trigger language plpgsql as $$
declare
  changed orders := case tg_op when 'INSERT' then new else old end;
begin
  perform pg_advisory_xact_lock_shared(7245, hashtext(changed.seller_id::text) & 63);
  delete from order_sums where seller_id = changed.seller_id and until > changed.order_date;
  return null;
end $$;

-- A day before the least age of what is added up, so that no transaction is too old to notice.
create trigger past_order_added after insert on orders for each row
  when (new.order_date < now() - interval '29 days') execute function forget_order_sum();
create trigger past_order_changed after update of delivery_status, total_paise, seller_id, order_date on orders for each row
  when (old.order_date < now() - interval '29 days' or new.order_date < now() - interval '29 days')
  execute function forget_order_sum();
create trigger past_order_deleted after delete on orders for each row
  when (old.order_date < now() - interval '29 days') execute function forget_order_sum();
