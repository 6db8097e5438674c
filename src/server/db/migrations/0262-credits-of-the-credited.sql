-- What a note credits is found first: without a barrier the planner asks `is_credited` of every invoice there is.
create or replace function mark_credited() returns trigger language plpgsql as $$
begin
  with billed as materialized (
      select distinct n.credits as invoice_id from added join invoices n using (invoice_id)
      where n.credits is not null),
    credited as materialized (select invoice_id from billed where is_credited(invoice_id))
  update invoices set credited_at = clock_timestamp()
  where credited_at is null and invoice_id in (select invoice_id from credited);
  return null;
end $$;
