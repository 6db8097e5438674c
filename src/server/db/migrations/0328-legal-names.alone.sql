create index concurrently if not exists tax_registrations_legal_name_idx
  on tax_registrations (business_name_key(legal_name))
