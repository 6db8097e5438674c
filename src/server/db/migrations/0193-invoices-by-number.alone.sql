-- The desk finds an order by the number of its invoice.
create index concurrently if not exists invoices_number_idx on invoices (number)
