create extension if not exists pg_trgm;

alter table products
  -- What ranks first where nobody asked for anything: top products, then verified ones.
  add column market_rank smallint not null
    generated always as ((case when is_top_product then 2 else 0 end) + (case when verification = 'verified' then 1 else 0 end)) stored,
  -- The price that cards show: the last tier's.
  add column card_price_paise bigint not null
    generated always as ((tiers -> -1 ->> 'unit_price_paise')::bigint) stored,
  add column min_order integer not null
    generated always as ((tiers -> 0 ->> 'min')::integer) stored,
  add column rating_hundredths integer not null
    generated always as (case when review_count > 0 then rating_sum * 100 / review_count else 0 end) stored,
  add column search tsvector not null default '';

-- What a product is found by: its name first, then specs and category, then its seller, then the description.
create function product_search(product products) returns tsvector language sql stable as $$
  select setweight(to_tsvector('english', product.product_name), 'A')
    || setweight(to_tsvector('english', coalesce((
         select string_agg((spec ->> 'key') || ' ' || (spec ->> 'value'), ' ') from jsonb_array_elements(product.specs) spec
       ), '') || ' ' || product.category_type || ' ' || replace(product.category, '-', ' ')), 'B')
    || setweight(to_tsvector('english', coalesce((
         select company_name || ' ' || coalesce(city, '') from users where user_id = product.seller_id
       ), '')), 'C')
    || setweight(to_tsvector('english', product.description), 'D')
$$;

create function set_product_search() returns trigger language plpgsql as $$
begin
  new.search := product_search(new);
  return new;
end $$;

create trigger product_search before insert or update of product_name, description, specs, category, category_type, seller_id
  on products for each row execute function set_product_search();

create function refresh_seller_search() returns trigger language plpgsql as $$
begin
  update products set search = product_search(products) where seller_id = new.user_id;
  return null;
end $$;

create trigger seller_search after update of company_name, city on users
  for each row when (old.company_name is distinct from new.company_name or old.city is distinct from new.city)
  execute function refresh_seller_search();

create index products_search_idx on products using gin (search) where deleted_at is null;
create index products_product_name_idx on products using gin (product_name gin_trgm_ops) where deleted_at is null;
create index products_browse_idx on products (market_rank desc, created_at desc, product_id desc) where deleted_at is null;
create index products_category_idx on products (category, market_rank desc, created_at desc, product_id desc)
  where deleted_at is null;
create index products_expires_at_idx on products (expires_at, product_id) where deleted_at is null and kind = 'live';
