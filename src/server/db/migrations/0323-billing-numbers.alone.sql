-- The desk finds people by any GST number that they give.
create index concurrently if not exists billing_profiles_gstin_idx on billing_profiles (gstin)
