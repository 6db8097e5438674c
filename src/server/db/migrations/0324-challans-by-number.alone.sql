-- The desk finds orders by the number of a challan.
create index concurrently if not exists challans_number_idx on challans (number)
