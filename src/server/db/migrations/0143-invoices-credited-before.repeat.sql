-- Those that were credited before their credit notes marked them.
update invoices set credited_at = now()
where invoice_id in (
  select i.invoice_id from invoices i
  where i.credited_at is null and exists (select from invoices n where n.credits = i.invoice_id)
    and is_credited(i.invoice_id)
  limit 1000)
