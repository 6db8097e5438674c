create index concurrently if not exists invoices_debits_idx on invoices (debits) where debits is not null
