create index concurrently if not exists invoices_buyer_id_idx on invoices (buyer_id, issued_on)
