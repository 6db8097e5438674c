-- An order is billed once, until that is cancelled or credited as a whole.
create unique index concurrently if not exists invoices_order_billed_idx on invoices (order_id)
where kind <> 'CRN' and cancelled_at is null and credited_at is null;
