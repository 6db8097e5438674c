-- Where goods come from, by the English name of the country, and who brought them to India; null: not said.
alter table products
  add column country_of_origin text check (char_length(country_of_origin) between 1 and 60),
  add column importer text check (char_length(importer) between 1 and 200);

create or replace trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer, hsn_code,
    gst_rate_bp, unit_code, seller_item_code, sample_price_paise, country_of_origin, importer on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images,
      old.most_per_buyer, old.hsn_code, old.gst_rate_bp, old.unit_code, old.seller_item_code, old.sample_price_paise,
      old.country_of_origin, old.importer)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images,
      new.most_per_buyer, new.hsn_code, new.gst_rate_bp, new.unit_code, new.seller_item_code, new.sample_price_paise,
      new.country_of_origin, new.importer))
  execute function raise_revision();

-- Lists are narrowed by it, so it stands in the index of words, whoever writes the filters of a product.
create or replace function set_product_filters() returns trigger language plpgsql as $$
begin
  new.filters := array_remove(
    product_filters(
      new.seller_id, new.category, new.kind, new.verification, new.tiers, new.rating_sum, new.review_count)
      || ('o' || lower(new.country_of_origin)),
    null);
  return new;
end $$;

create or replace trigger product_filters
  before insert or update of seller_id, category, kind, verification, tiers, rating_sum, review_count, country_of_origin,
    filters
  on products for each row execute function set_product_filters();
