-- What one buyer may have of a product, and whether minimum orders bind, is read and edited as the rest of both.
drop trigger product_revision on products;
create trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images,
      old.most_per_buyer)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images,
      new.most_per_buyer))
  execute function raise_revision();

drop trigger user_revision on users;
create trigger user_revision
  before update of account_type, full_name, email, phone_number, gst_number, address, profile_image, company_name, city,
    state, website, is_minimum_binding on users
  for each row when (
    (old.account_type, old.full_name, old.email, old.phone_number, old.gst_number, old.address, old.profile_image,
      old.company_name, old.city, old.state, old.website, old.is_minimum_binding)
    is distinct from
    (new.account_type, new.full_name, new.email, new.phone_number, new.gst_number, new.address, new.profile_image,
      new.company_name, new.city, new.state, new.website, new.is_minimum_binding))
  execute function raise_revision();
