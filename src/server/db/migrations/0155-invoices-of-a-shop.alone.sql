-- The tax of a shop's period is summed over its documents of these days.
create index concurrently if not exists invoices_seller_id_idx on invoices (seller_id, issued_on)
where seller_id is not null;
