-- A shop's name, city, state and trade stand in the search entries of each of its products. A change of them is one row
-- here, and the products follow in pieces, each with the version that it has followed to: no request waits for all.
create table shop_changes (
  seller_id uuid primary key references users on delete cascade,
  version integer not null default 1,
  -- The version that all products have.
  followed integer not null default 0,
  changed_at timestamptz not null default clock_timestamp()
);
create index shop_changes_open_idx on shop_changes (changed_at) where followed < version;

alter table products add column shop_version integer not null default 0;

create function note_shop_change() returns trigger language plpgsql as $$
begin
  insert into shop_changes (seller_id) values (new.user_id)
  on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
  return null;
end $$;

drop trigger seller_search on users;
drop trigger seller_filters on users;
drop function refresh_seller_search();
drop function refresh_seller_filters();
create trigger shop_change after update of company_name, city, state, business_type on users
  for each row when (
    new.account_type <> 'buyer' and
    (old.company_name, old.city, old.state, old.business_type) is distinct from
    (new.company_name, new.city, new.state, new.business_type))
  execute function note_shop_change();

-- Runs before the triggers that read the shop, by its name: should the shop change in between, the product follows once
-- more rather than not at all.
create function set_shop_version() returns trigger language plpgsql as $$
begin
  new.shop_version := coalesce((select version from shop_changes where seller_id = new.seller_id), 0);
  return new;
end $$;
create trigger product_as_of_shop before insert on products for each row execute function set_shop_version();

create function shop_words(seller uuid) returns text[] language sql stable as $$
  select coalesce((
    select search_words(company_name || ' , ' || coalesce(city, '')) from users where user_id = seller), '{}')
$$;

-- The words of a product whose shop is called so now. All other words stay, which takes a fifth of making all anew; only a
-- word that the shop has lost may stand in the description, behind the shop's.
create function product_search_as_of_shop(product products, shop_words text[]) returns tsvector language plpgsql stable as $$
declare
  present text[] := tsvector_to_array(product.search);
  description text;
  lost text;
begin
  foreach lost in array present loop
    continue when left(lost, 1) <> 'e';
    lost := substr(lost, 2);
    continue when lost = any(shop_words);
    description := coalesce(description, lower(normalize(product.description, NFC)));
    if lost ~ '[0-9]' or position(lost in description) > 0 then
      return product_search(product);
    end if;
  end loop;
  return array_to_tsvector(
    array(
      select word from unnest(present) word
      where left(word, 1) <> 'e' and not (left(word, 1) = 'f' and substr(word, 2) = any(shop_words))
    ) || array(
      select 'e' || word from unnest(shop_words) word
      where not array['a' || word, 'b' || word, 'c' || word, 'd' || word] && present
    ));
end $$;
