-- How a buyer orders and pays, over the last 90 days, for sellers who trade with them; the upkeep counts it every hour. A row is
-- there from the first order on, and is not counted yet while `computed_at` is empty.
create table buyer_figures (
  buyer_id uuid primary key references users on delete cascade,
  computed_at timestamptz,
  orders integer not null default 0,
  cancelled integer not null default 0,
  paid_cases integer not null default 0,
  paid_in_time integer not null default 0,
  disputes integer not null default 0,
  disputes_lost integer not null default 0,
  sellers integer not null default 0,
  sellers_again integer not null default 0
);
-- Who orders is counted every hour, who does not once a day.
create index buyer_figures_busy_idx on buyer_figures (computed_at, buyer_id) where orders > 0;
create index buyer_figures_quiet_idx on buyer_figures (computed_at nulls first, buyer_id) where orders = 0;

create function note_buyer() returns trigger language plpgsql as $$
begin
  insert into buyer_figures (buyer_id) values (new.buyer_id) on conflict do nothing;
  return null;
end $$;
-- By the database, because the version before takes orders too.
create trigger order_of_buyer after insert on orders for each row execute function note_buyer();
