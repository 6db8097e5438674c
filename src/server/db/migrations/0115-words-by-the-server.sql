-- Words of products are made by the server alone, when it writes them. Those that stand are the same, but where a size is
-- told in feet by an apostrophe, which was overlooked: these shops' products follow in pieces, as after a change.
drop trigger product_search on products;
drop function set_product_search();
drop function product_search_as_of_shop(products, text[]);
drop function product_search(products);
drop function shop_words(uuid);
drop function name_noun(text);

insert into shop_changes (seller_id)
select distinct seller_id from products
where product_name || description || specs::text ~ '[0-9] ?''' and (deleted_at is null or import_run is not null)
on conflict (seller_id) do update set version = shop_changes.version + 1, changed_at = clock_timestamp();
