-- The seller's own code for a product. Two spellings of a code are the same if they differ in case or in spaces alone.
create function item_code_key(code text) returns text language sql immutable parallel safe
  as $$ select upper(regexp_replace(code, '\s', '', 'g')) $$;

-- A seller may keep a product off the market: paused, a draft that is not ready, or deleted so lately that it may come back
-- ('binned'). Such a product has `deleted_at`, so that lists, searches and counts of the market leave it out without knowing.
alter table products
  add column seller_item_code text check (char_length(seller_item_code) between 1 and 40),
  add column off_market text check (off_market in ('paused', 'draft', 'binned')),
  add constraint products_off_market_hidden check (off_market is null or deleted_at is not null) not valid;

create or replace trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer, hsn_code,
    gst_rate_bp, unit_code, seller_item_code on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images,
      old.most_per_buyer, old.hsn_code, old.gst_rate_bp, old.unit_code, old.seller_item_code)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images,
      new.most_per_buyer, new.hsn_code, new.gst_rate_bp, new.unit_code, new.seller_item_code))
  execute function raise_revision();

-- Off the market a product keeps its pictures: they are looked at once it is deleted.
create or replace function check_product_pictures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.deleted_at is not null and new.off_market is null then
    perform check_pictures(picture_ids(old.images || old.past_images), now());
  else
    perform check_pictures(
      array(select unnest(picture_ids(old.images)) except select unnest(picture_ids(new.images))),
      now() + interval '30 minutes');
  end if;
  return null;
end $$;
