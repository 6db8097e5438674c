create index concurrently if not exists users_business_name_idx on users (business_name_key(company_name))
  where is_seller_verified
