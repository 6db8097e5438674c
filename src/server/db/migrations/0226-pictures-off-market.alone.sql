create index concurrently if not exists products_off_market_pictures_idx on products using gin (picture_ids(images))
  where off_market is not null;
