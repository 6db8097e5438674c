-- The day of the last paper of a series: the next one is never dated before it.
alter table invoice_series add column last_on date;
alter table challan_series add column last_on date;
alter table receipt_series add column last_on date;

create or replace function keep_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.gstin, new.year, new.kind, new.prefix) is distinct from (old.gstin, old.year, old.kind, old.prefix)
    or new.next_place <> old.next_place + 1
    or new.last_on < old.last_on
  then
    raise exception 'a series of numbers only goes on';
  end if;
  return new;
end $$;
