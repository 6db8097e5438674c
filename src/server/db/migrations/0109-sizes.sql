-- A size is one word: '600 × 600 mm', '600x600' and '600*600' are '600x600', and '1 1/2"', '1½ inch' and '1.5 in' are '1.5in'.
-- And a product knows what it is: a 'wire-cut brick' is a brick, a 'mobile cover' is a cover.

create or replace function search_unit(word text) returns text language sql immutable parallel safe as $$
  select case
    when word in ('in', 'ft', 'mm', 'cm', 'm', 'kg', 'g', 'l', 'ml', 'hp', 'w', 'kw', 'kva', 'va', 'v', 'ah', 'mah', 'a', 'ply',
      'gsm', 'gb', 'tb', 'mp', 'lph', 'micron', 'core', 'pc', 'ton', 'sqmm', 'sqft') then word
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
    when word in ('tons', 'tonne', 'tonnes') then 'ton'
    when word = 'sq.mm' then 'sqmm'
    when word = 'sq.ft' then 'sqft'
  end
$$;

-- '1.5 in' for '1½"' and '1 1/2"', of a text in lower case.
create function search_fractions(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  read text := regexp_replace(given, '(?<=[0-9½¼¾⅓⅔⅛⅜⅝⅞]) ?["”″]', ' in ', 'g');
  fraction record;
begin
  for fraction in select * from (values
    ('1/2', '½', '.5'), ('1/4', '¼', '.25'), ('3/4', '¾', '.75'),
    ('1/3', '⅓', '.33'), ('2/3', '⅔', '.67'), ('1/8', '⅛', '.125'),
    ('3/8', '⅜', '.375'), ('5/8', '⅝', '.625'), ('7/8', '⅞', '.875'),
    ('1/16', null, '.0625'), ('3/16', null, '.1875'), ('5/16', null, '.3125'),
    ('7/16', null, '.4375'), ('9/16', null, '.5625'), ('11/16', null, '.6875'),
    ('13/16', null, '.8125'), ('15/16', null, '.9375')
  ) of_one (written, sign, decimals) where sign is not null loop
    read := replace(read, fraction.sign, ' ' || fraction.written || ' ');
  end loop;
  for fraction in select * from (values
    ('1/2', '½', '.5'), ('1/4', '¼', '.25'), ('3/4', '¾', '.75'),
    ('1/3', '⅓', '.33'), ('2/3', '⅔', '.67'), ('1/8', '⅛', '.125'),
    ('3/8', '⅜', '.375'), ('5/8', '⅝', '.625'), ('7/8', '⅞', '.875'),
    ('1/16', null, '.0625'), ('3/16', null, '.1875'), ('5/16', null, '.3125'),
    ('7/16', null, '.4375'), ('9/16', null, '.5625'), ('11/16', null, '.6875'),
    ('13/16', null, '.8125'), ('15/16', null, '.9375')
  ) of_one (written, sign, decimals) loop
    continue when position(fraction.written in read) = 0;
    read := regexp_replace(read, '(?<![0-9a-z./])([0-9]{1,6})[ -]+' || fraction.written || '(?![0-9/.])', '\1' || fraction.decimals, 'g');
    read := regexp_replace(read, '(?<![0-9./])' || fraction.written || '(?![0-9/.])', '0' || fraction.decimals, 'g');
  end loop;
  return read;
end $$;

-- '2.50' and '2.5' are one number.
create function plain_number(written text) returns text language sql immutable parallel safe as $$
  select case when written ~ '^[0-9]+\.[0-9]+$' then regexp_replace(written, '\.?0+$', '') else written end
$$;

-- The sizes of a text: each as it is written and, so that '4x2' is found as '2x4', from its shortest side.
create function search_sizes(given text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  unit constant text := '(?: *(?:sq *mm|inches|inch|in|mm|cm|mtr|m|feet|foot|ft|core|ml|kg|g)| ?'''')?';
  number constant text := '([0-9]{1,6}(?:[.][0-9]{1,4})?)';
  more constant text := '(?:' || unit || ' *(?:[x×*]| by ) *' || number || ')';
  size text[];
  found text[] := '{}';
begin
  for size in select regexp_matches(
    given,
    '(?<![0-9a-z.\u0080-\U0010ffff])' || number || more || more || '?' || '(?: *(?:sq *mm|inches|inch|in|mm|cm|mtr|m|feet|foot|ft|core|ml|kg|g)(?![a-z])| ?'''')?'
      || '(?![0-9a-z''\u0080-\U0010ffff]|[.][0-9])',
    'g')
  loop
    select array_agg(plain_number(side)) into size from unnest(size) side where side is not null;
    found := found || array_to_string(size, 'x')
      || array_to_string(array(select side from unnest(size) side order by side::numeric), 'x');
  end loop;
  return found;
end $$;

-- The words of a text, as before; besides sizes as words of their own, '0.5' for '.5' and '1/2', and '1.5sqmm' for
-- '1.5 sq mm', of which people also say '1.5 mm'.
create or replace function search_words(given text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  read text := lower(normalize(given, NFC));
  word text;
  number text;
  square text;
  unit text;
  parts text[];
  found text[] := '{}';
begin
  if read ~ '[½¼¾⅓⅔⅛⅜⅝⅞"”″]|[0-9]/[0-9]' then
    read := search_fractions(read);
  end if;
  if read ~ '[0-9] *[a-z'']{0,6} *([x×*]| by ) *[0-9]|[0-9] *sq *mm *([x×*]| by ) *[0-9]' then
    found := search_sizes(read);
  end if;
  foreach word in array string_to_array(translate(
    read,
    E' \t\n\r!"#$%&()*+,-/:;<=>?@[\\]^_`{|}~\u00a0\u00ab\u00b0\u00b7\u00bb\u00d7\u00f7\u0964\u0965\u2013\u2014\u201c\u201d\u2022\u2026\u20b9\u2212\u2018\u2019\u200c\u200d''',
    repeat(' ', 51)
  ), ' ') loop
    word := left(case when word ~ '^\.[0-9]' then '0.' else '' end || btrim(word, '.'), 40);
    if word = '' then
      continue;
    elsif left(word, 1) between '0' and '9' then
      number := null;
      square := null;
      if word ~ '^[0-9.]+$' then
        number := plain_number(word);
        found := found || number;
      else
        parts := regexp_match(word, '^([0-9.]+)([a-z]+)$');
        unit := search_unit(parts[2]);
        number := plain_number(parts[1]);
        found := found || case
          when parts is null then array[word]
          when unit is null then array[number || parts[2]]
          when unit like 'sq%' then array[number, number || unit, number || substr(unit, 3)]
          else array[number, number || unit] end;
        number := null;
      end if;
    elsif number is not null and search_unit(word) is not null then
      unit := search_unit(word);
      found := found || (number || unit);
      if unit like 'sq%' then
        found := found || (number || substr(unit, 3));
      end if;
      number := null;
    elsif square is not null and search_unit('sq' || search_unit(word)) is not null then
      found := found || array[word, square || search_unit(word), square || 'sq' || search_unit(word)];
      square := null;
    else
      square := case when word = 'sq' then number end;
      number := case when word = 'half' then '0.5' end;
      if word not in ('a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'of', 'on', 'or', 'per', 'the', 'to', 'with') then
        found := found || search_word(word);
      end if;
    end if;
  end loop;
  return found;
end $$;
-- Its names of shops hold sizes too.
reindex index users_company_search_idx;

-- What a product is, before its size and make: 'LED bulb 9 W, B22' is an 'LED bulb', a '5G smartphone 6.6 in' a 'smartphone'.
create or replace function name_head(product_name text) returns text language sql immutable parallel safe as $$
  select btrim(coalesce(substring(
    regexp_replace(lower(product_name), '^[^ ]*[0-9][^ ]* +', '')
    from U&'^(.*?)(?:[,(:;\2013\2014|]| - | for | with | of | [^ ,(]*[0-9]|[0-9]|$)'), ''))
$$;

-- The thing itself, which stands last in what a product is called; null when nothing says.
create function name_noun(product_name text) returns text language sql immutable parallel safe as $$
  select word from unnest(search_words(name_head(product_name))) with ordinality said (word, place)
  where length(word) > 2 and word !~ '[0-9]' and word not in (
    'set', 'kit', 'combo', 'pair', 'pack', 'lot', 'assembly', 'piece', 'bundle', 'only', 'red', 'blue', 'green', 'black',
    'white', 'grey', 'yellow', 'brown')
  order by place desc limit 1
$$;

-- As before, with what a product is behind the letter n.
create or replace function product_search(product products) returns tsvector language sql stable as $$
  select coalesce(array_to_tsvector(
    array_agg(best.place || best.word) || array_remove(array['n' || name_noun(product.product_name)], null)), '')
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

-- How far the products that stand have followed.
create table words_made_anew (up_to uuid not null);
insert into words_made_anew values ('00000000-0000-0000-0000-000000000000');
