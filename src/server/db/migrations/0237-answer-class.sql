-- How fast a shop answers, in steps that buyers can tell apart: quarters of the first hour, then hours of shop time. More is
-- faster; 0 says that there are too few cases. Steps, because each change of a class writes all products of a shop.
create function answer_class(cases integer, median integer) returns smallint language sql immutable parallel safe as $$
  select case when cases >= 5 and median is not null then 100 - least(99, case
    when median <= 60 then greatest(1, ceil(median / 15.0)) else 3 + ceil(median / 60.0) end) else 0 end::smallint
$$;

-- Kept with the products, so that lists walk an index in this order.
alter table products add column answer_class smallint not null default 0;

create function set_answer_class() returns trigger language plpgsql as $$
begin
  new.answer_class := coalesce((
    select answer_class(f.answer_cases, f.answer_median_minutes) from service_figures f
    where f.seller_id = new.seller_id), 0);
  return new;
end $$;
-- Whoever follows a changed shop follows this too, also the version before.
create trigger product_answers before insert or update of shop_version on products
  for each row execute function set_answer_class();

create function note_answer_class() returns trigger language plpgsql as $$
declare
  whose constant uuid := case when tg_op = 'DELETE' then old.seller_id else new.seller_id end;
begin
  -- Figures that go with their account leave nothing to follow.
  insert into shop_changes (seller_id) select user_id from users where user_id = whose
  on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
  return null;
end $$;
create trigger answers_known after insert on service_figures for each row
  when (answer_class(new.answer_cases, new.answer_median_minutes) > 0) execute function note_answer_class();
create trigger answers_changed after update on service_figures for each row
  when (answer_class(old.answer_cases, old.answer_median_minutes)
    <> answer_class(new.answer_cases, new.answer_median_minutes)) execute function note_answer_class();
create trigger answers_gone after delete on service_figures for each row
  when (answer_class(old.answer_cases, old.answer_median_minutes) > 0) execute function note_answer_class();

insert into shop_changes (seller_id)
select seller_id from service_figures where answer_class(answer_cases, answer_median_minutes) > 0
on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
