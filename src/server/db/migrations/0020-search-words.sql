-- Ranks are told apart by where a word stands, and a list in any order, with filters or words, walks an index.

-- One word as the search keeps it: singular by plain rules, so that the server can do the same with what is asked.
create function search_word(word text) returns text language sql immutable parallel safe as $$
  select case
    when right(word, 1) <> 's' or word !~ '^[a-z]{4,}$' then word
    when length(word) > 4 and right(word, 3) = 'ies' then left(word, -3) || 'y'
    when length(word) > 4 and word ~ '(ss|sh|ch|x|z)es$' then left(word, -2)
    when length(word) > 5 and right(word, 3) = 'oes' then left(word, -2)
    when right(word, 2) in ('ss', 'us', 'is') then word
    else left(word, -1)
  end
$$;

-- The one spelling of a unit; null for what is none.
create function search_unit(word text) returns text language sql immutable parallel safe as $$
  select case
    when word in ('in', 'ft', 'mm', 'cm', 'm', 'kg', 'g', 'l', 'ml', 'hp', 'w', 'kw', 'kva', 'va', 'v', 'ah', 'a', 'ply', 'gsm',
      'gb', 'tb', 'mp', 'lph', 'micron', 'core', 'pc') then word
    when word in ('inch', 'inches') then 'in'
    when word in ('feet', 'foot') then 'ft'
    when word in ('mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters') then 'm'
    when word in ('kgs', 'kilo', 'kilogram', 'kilograms') then 'kg'
    when word in ('gm', 'gms', 'gram', 'grams') then 'g'
    when word in ('lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters') then 'l'
    when word in ('watt', 'watts') then 'w'
    when word in ('volt', 'volts') then 'v'
    when word in ('amp', 'amps', 'ampere') then 'a'
    when word = 'microns' then 'micron'
    when word in ('pcs', 'piece', 'pieces') then 'pc'
  end
$$;

-- The words of a text. '12 mm', '12mm' and '12-mm' are one word, and the bare number another. A loop over split text
-- takes a twentieth of the time that one large regular expression takes.
create function search_words(given text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  word text;
  number text;
  unit text;
  parts text[];
  found text[] := '{}';
begin
  foreach word in array string_to_array(translate(
    lower(normalize(given, NFC)),
    E' \t\n\r!"#$%&()*+,-/:;<=>?@[\\]^_`{|}~\u00a0\u00ab\u00b0\u00b7\u00bb\u00d7\u00f7\u0964\u0965\u2013\u2014\u201c\u201d\u2022\u2026\u20b9\u2212\u2018\u2019\u200c\u200d''',
    repeat(' ', 51)
  ), ' ') loop
    word := left(btrim(word, '.'), 40);
    if word = '' then
      continue;
    elsif left(word, 1) between '0' and '9' then
      number := null;
      if word ~ '^[0-9.]+$' then
        number := word;
        found := found || word;
      else
        parts := regexp_match(word, '^([0-9.]+)([a-z]+)$');
        unit := search_unit(parts[2]);
        found := found || case when unit is null then array[word] else array[parts[1], parts[1] || unit] end;
      end if;
    elsif number is not null and search_unit(word) is not null then
      found := found || (number || search_unit(word));
      number := null;
    else
      number := null;
      if word not in ('a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'per', 'the', 'to', 'with') then
        found := found || search_word(word);
      end if;
    end if;
  end loop;
  return found;
end $$;

-- What a product is, before its size and make: 'LED bulb 9 W, B22' is an 'LED bulb'.
create function name_head(product_name text) returns text language sql immutable parallel safe as $$
  select coalesce(substring(lower(product_name) from U&'^(.*?)(?:[,(:;\2013\2014|]| - | for | with | of | [0-9]|$)'), '')
$$;

-- What a product is found by. Each word once, behind the letter of the best place where it stands: a the head of the
-- name, b its rest, c specs, d category, e seller, f description.
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

update products set search = product_search(products);

drop index products_search_idx, products_product_name_idx;
-- Little waits outside of the index: every search reads through what does.
create index products_search_idx on products using gin (search) with (gin_pending_list_limit = 256)
  where deleted_at is null;

create index products_newest_idx on products (created_at desc, product_id desc) where deleted_at is null;
create index products_price_idx on products (card_price_paise, created_at, product_id) where deleted_at is null;
create index products_rating_idx on products (rating_hundredths desc, created_at desc, product_id desc)
  where deleted_at is null;
create index products_category_newest_idx on products (category, created_at desc, product_id desc)
  where deleted_at is null;
create index products_category_price_idx on products (category, card_price_paise, created_at, product_id)
  where deleted_at is null;
create index products_category_rating_idx on products (category, rating_hundredths desc, created_at desc, product_id desc)
  where deleted_at is null;

-- Suppliers by the words of their names, for suggestions.
create function name_search(name text) returns tsvector language sql immutable parallel safe
set search_path from current as $$
  select coalesce(array_to_tsvector(search_words(name)), '')
$$;
create index users_company_search_idx on users using gin (name_search(company_name)) where account_type = 'seller';
