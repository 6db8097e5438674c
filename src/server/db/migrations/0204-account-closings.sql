-- Accounts that their people closed: until `begun_at` a sign-in brings one back, then the upkeep erases, and `erased_at` ends it.
-- The row of `users` stays without a name, because orders and papers refer to it. A closed account is suspended too, so that the
-- version before neither shows it nor lets anybody in.
create table account_closings (
  user_id uuid primary key references users on delete cascade,
  closed_at timestamptz not null default clock_timestamp(),
  erase_at timestamptz not null,
  begun_at timestamptz,
  -- How many of the steps are done.
  steps integer not null default 0 check (steps >= 0),
  erased_at timestamptz,
  check (erase_at > closed_at),
  check (erased_at is null or begun_at is not null)
);
create index account_closings_due_idx on account_closings (erase_at) where erased_at is null;

-- Whom the present transaction erases. It says so itself, and it counts only for somebody whose erasure has begun.
create function being_erased() returns uuid language sql stable as $$
  select user_id from account_closings
  where user_id = nullif(current_setting('vanij.erases', true), '')::uuid and begun_at is not null and erased_at is null
$$;

-- The audit keeps what was done by which account. Names of an erased person go, and what is older than a year.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['actor_name', 'subject_name', 'details'];
begin
  if tg_level = 'ROW' then
    if tg_op = 'DELETE' and old.created_at < now() - interval '365 days' then
      return old;
    end if;
    if tg_op = 'UPDATE' and being_erased() is not null and to_jsonb(new) - mutable = to_jsonb(old) - mutable then
      return new;
    end if;
  end if;
  raise exception 'audit events are never changed';
end $$;

-- Offers of a room from which no order came go with one of its people.
create or replace function keep_deal() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['revision', 'state', 'expires_at', 'changed_at', 'requirement_id', 'quote_id'];
begin
  if tg_op = 'DELETE' then
    if exists (select from chat_rooms where room_id = old.room_id)
      and (being_erased() is null
        or not exists (select from chat_rooms where room_id = old.room_id and being_erased() in (buyer_id, seller_id))
        or exists (select from deals where room_id = old.room_id and state = 'accepted'))
    then
      raise exception 'deals are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then
    raise exception 'deals are never changed';
  end if;
  return new;
end $$;

-- Reports that have nothing to do with an order go with who made them.
create or replace function keep_case() returns trigger language plpgsql as $$
declare
  fixed constant text[] := array['case_id', 'kind', 'order_id', 'opened_by', 'visitor', 'created_at', 'close_by'];
  name text;
begin
  if tg_op = 'DELETE' then
    if old.order_id is not null and exists (select from orders where order_id = old.order_id)
      or old.order_id is null
        and (old.opened_by is null
          or exists (select from users where user_id = old.opened_by) and being_erased() is distinct from old.opened_by) then
      raise exception 'cases are never deleted';
    end if;
    return old;
  end if;
  foreach name in array fixed loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception 'the % of a case is never changed', name;
    end if;
  end loop;
  if old.state = 'closed' and new.state <> 'closed' then
    raise exception 'a closed case stays closed';
  end if;
  return new;
end $$;
