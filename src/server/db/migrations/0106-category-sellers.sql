-- How many products each seller has in a category, neither deleted nor rejected: whom a requirement is told to, without
-- counting a hundred thousand products. Those of a file count from when they are saved, so that showing them changes
-- nothing here.
create table category_sellers (
  seller_id uuid not null references users on delete cascade,
  category text not null,
  products integer not null,
  primary key (seller_id, category)
);
create index category_sellers_category_idx on category_sellers (category);

create function count_added_products() returns trigger language plpgsql as $$
begin
  insert into category_sellers as c (seller_id, category, products)
  select seller_id, category, count(*) from added
  where (deleted_at is null or import_run is not null) and verification <> 'rejected'
  group by seller_id, category order by seller_id, category
  on conflict (seller_id, category) do update set products = c.products + excluded.products;
  return null;
end $$;

create function count_gone_products() returns trigger language plpgsql as $$
begin
  perform from category_sellers where (seller_id, category) in (select seller_id, category from gone)
  order by seller_id, category for update;
  update category_sellers c set products = c.products - g.products
  from (
    select seller_id, category, count(*) as products from gone
    where (deleted_at is null or import_run is not null) and verification <> 'rejected'
    group by seller_id, category) g
  where c.seller_id = g.seller_id and c.category = g.category;
  return null;
end $$;

create function count_changed_product() returns trigger language plpgsql as $$
begin
  perform from category_sellers where seller_id = old.seller_id and category in (old.category, new.category)
  order by category for update;
  if (old.deleted_at is null or old.import_run is not null) and old.verification <> 'rejected' then
    update category_sellers set products = products - 1 where seller_id = old.seller_id and category = old.category;
  end if;
  if (new.deleted_at is null or new.import_run is not null) and new.verification <> 'rejected' then
    insert into category_sellers as c (seller_id, category, products) values (new.seller_id, new.category, 1)
    on conflict (seller_id, category) do update set products = c.products + 1;
  end if;
  return null;
end $$;

create trigger products_added after insert on products
  referencing new table as added for each statement execute function count_added_products();
create trigger products_gone after delete on products
  referencing old table as gone for each statement execute function count_gone_products();
-- By row, for only so it can be passed over: nearly all changes are a sale's.
create trigger product_counted after update of category, verification, deleted_at, import_run on products
  for each row when (
    ((old.deleted_at is null or old.import_run is not null) and old.verification <> 'rejected', old.category)
    is distinct from
    ((new.deleted_at is null or new.import_run is not null) and new.verification <> 'rejected', new.category))
  execute function count_changed_product();

insert into category_sellers (seller_id, category, products)
select seller_id, category, count(*) from products
where deleted_at is null and verification <> 'rejected' group by seller_id, category;

drop index products_dealers_idx;
