-- Numbers of challans and receipts only go on, as those of invoices do.
create function keep_paper_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.gstin, new.year, new.prefix) is distinct from (old.gstin, old.year, old.prefix)
    or new.next_place <> old.next_place + 1
    or new.last_on < old.last_on
  then
    raise exception 'a series of numbers only goes on';
  end if;
  return new;
end $$;
create trigger challan_series_stay before update or delete on challan_series
  for each row execute function keep_paper_series();
create trigger receipt_series_stay before update or delete on receipt_series
  for each row execute function keep_paper_series();
