-- What documents of tax say of a product; null: its seller has not said it. A rate is in basis points (1800 is 18 %).
alter table products
  add column hsn_code text check (hsn_code ~ '^\d{4}(\d{2}){0,2}$'),
  add column gst_rate_bp integer check (gst_rate_bp between 0 and 10000),
  add column unit_code text check (unit_code ~ '^[A-Z]{3}$');

-- They are read and edited as the rest of a product.
create or replace trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer, hsn_code,
    gst_rate_bp, unit_code on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images,
      old.most_per_buyer, old.hsn_code, old.gst_rate_bp, old.unit_code)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images,
      new.most_per_buyer, new.hsn_code, new.gst_rate_bp, new.unit_code))
  execute function raise_revision();
