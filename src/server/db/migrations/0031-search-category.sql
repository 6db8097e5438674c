-- Words within a category: the index of words knows the category too, behind the letter g, so that it need not look at
-- every product of a frequent word. Words themselves stand behind a to f, as before.
create or replace function product_search(product products) returns tsvector language sql stable as $$
  select array_to_tsvector(array_append(coalesce(array_agg(best.place || best.word), '{}'), 'g' || product.category))
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
