create index concurrently if not exists shipments_case_id_idx on shipments (case_id) where case_id is not null
