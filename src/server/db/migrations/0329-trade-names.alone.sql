create index concurrently if not exists tax_registrations_trade_name_idx
  on tax_registrations (business_name_key(trade_name)) where trade_name <> ''
