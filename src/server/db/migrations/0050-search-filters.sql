-- What lists are narrowed by stands in the index of words too: few of a frequent word's products may be left, and
-- looking at each of them takes seconds. Of prices, minimum orders and ratings it knows classes only, so the conditions
-- are asked besides, as before. Stock is not in it, for every order changes that.

create function price_class(paise bigint) returns integer language sql immutable strict parallel safe as $$
  select width_bucket(ln(greatest(paise, 1)::double precision), ln(100::double precision), ln(1e9::double precision), 62)
$$;
create function min_order_class(min_order integer) returns integer language sql immutable strict parallel safe as $$
  select width_bucket(min_order, array[2, 11, 51, 101, 501])
$$;
create function rating_class(hundredths integer) returns integer language sql immutable strict parallel safe as $$
  select width_bucket(hundredths, array[1, 200, 300, 400])
$$;

-- The classes that prices between two bounds are in; eight at a time where all eight are.
create function price_filters(lowest bigint, highest bigint) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct case
    when price / 8 * 8 >= bounds.low and price / 8 * 8 + 7 <= bounds.high then 'P' || price / 8
    else 'p' || price
  end), '{}')
  from (select price_class(coalesce(lowest, 0)) as low, coalesce(price_class(highest), 63) as high) bounds,
    generate_series(bounds.low, bounds.high) price
$$;
create function min_order_filters(highest integer) returns text[] language sql immutable strict parallel safe as $$
  select array_agg('m' || class) from generate_series(0, min_order_class(highest)) class
$$;
create function rating_filters(lowest integer) returns text[] language sql immutable strict parallel safe as $$
  select array_agg('r' || class) from generate_series(rating_class(lowest), 4) class
$$;

create function product_filters(
  seller_id uuid, category text, kind text, verification text, tiers jsonb, rating_sum integer, review_count integer
) returns text[] language plpgsql stable as $$
declare
  seller record;
  price integer := price_class((tiers -> -1 ->> 'unit_price_paise')::bigint);
begin
  select lower(state) as state, lower(business_type) as business_type into seller
    from users where user_id = product_filters.seller_id;
  return array_remove(array[
    'c' || category,
    's' || seller.state,
    'b' || seller.business_type,
    'k' || kind,
    'v' || verification,
    'p' || price,
    'P' || price / 8,
    'm' || min_order_class((tiers -> 0 ->> 'min')::integer),
    'r' || rating_class(case when review_count > 0 then rating_sum * 100 / review_count else 0 end)
  ], null);
end $$;

-- Categories stood among the words before.
create or replace function product_search(product products) returns tsvector language sql stable as $$
  select coalesce(array_to_tsvector(array_agg(best.place || best.word)), '')
  from (
    select found.word, min(part.place) as place
    from (values
      ('a', name_head(product.product_name)),
      ('b', product.product_name),
      ('c', (select string_agg((spec ->> 'key') || ' ' || (spec ->> 'value'), ' , ') from jsonb_array_elements(product.specs) spec)),
      ('d', product.category_type || ' , ' || replace(product.category, '-', ' ')),
      ('e', (select company_name || ' , ' || coalesce(city, '') from users where user_id = product.seller_id)),
      ('f', product.description)
    ) part (place, given),
    unnest(search_words(part.given)) found (word)
    group by found.word
  ) best
$$;

-- One pass over the table, with each index made once, takes a minute for a million products; updates take many.
set local maintenance_work_mem = '256MB';
drop index products_search_idx;
alter table products add column filters text[] not null default '{}';
alter table products
  alter column filters drop default,
  alter column filters type text[] using product_filters(seller_id, category, kind, verification, tiers, rating_sum, review_count),
  alter column search type tsvector using ts_delete(search, 'g' || category);
create index products_search_idx on products using gin (filters, search) with (gin_pending_list_limit = 256)
  where deleted_at is null;
analyze products;

create function set_product_filters() returns trigger language plpgsql as $$
begin
  new.filters := product_filters(
    new.seller_id, new.category, new.kind, new.verification, new.tiers, new.rating_sum, new.review_count);
  return new;
end $$;

create trigger product_filters
  before insert or update of seller_id, category, kind, verification, tiers, rating_sum, review_count
  on products for each row execute function set_product_filters();

-- Orders lock products in the order of their ids.
create function refresh_seller_filters() returns trigger language plpgsql as $$
begin
  perform 1 from products where seller_id = new.user_id order by product_id for no key update;
  update products
  set filters = product_filters(seller_id, category, kind, verification, tiers, rating_sum, review_count)
  where seller_id = new.user_id;
  return null;
end $$;

create trigger seller_filters after update of state, business_type on users
  for each row when (old.state is distinct from new.state or old.business_type is distinct from new.business_type)
  execute function refresh_seller_filters();
