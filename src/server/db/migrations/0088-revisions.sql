-- Counts the changes of a thing that people edit, so that an edit or a decision can name the state that was read.
-- Only changes of what somebody reads and edits are counted: a sale moves a stock and no revision.
create function raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

alter table products add column revision integer not null default 1;
create trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images))
  execute function raise_revision();

-- The account type is among them: an application that was filed, or decided, is another one than the desk had read.
alter table users add column revision integer not null default 1;
create trigger user_revision
  before update of account_type, full_name, email, phone_number, gst_number, address, profile_image, company_name, city,
    state, website on users
  for each row when (
    (old.account_type, old.full_name, old.email, old.phone_number, old.gst_number, old.address, old.profile_image,
      old.company_name, old.city, old.state, old.website)
    is distinct from
    (new.account_type, new.full_name, new.email, new.phone_number, new.gst_number, new.address, new.profile_image,
      new.company_name, new.city, new.state, new.website))
  execute function raise_revision();

alter table addresses add column revision integer not null default 1;
create trigger address_revision before update of state, city, postal_code, ship_address on addresses
  for each row when (
    (old.state, old.city, old.postal_code, old.ship_address)
    is distinct from (new.state, new.city, new.postal_code, new.ship_address))
  execute function raise_revision();

alter table blog_posts add column revision integer not null default 1;
create trigger blog_post_revision
  before update of title, category, content, points, images, meta_title, meta_description, meta_keywords, is_published
  on blog_posts
  for each row when (
    (old.title, old.category, old.content, old.points, old.images, old.meta_title, old.meta_description,
      old.meta_keywords, old.is_published)
    is distinct from
    (new.title, new.category, new.content, new.points, new.images, new.meta_title, new.meta_description,
      new.meta_keywords, new.is_published))
  execute function raise_revision();

-- Of the settings as a whole: the sum over its rows.
alter table settings add column revision integer not null default 1;
create trigger setting_revision before update of value on settings
  for each row when (old.value is distinct from new.value) execute function raise_revision();
