-- A server of an older version may write a product without its words; whoever fills them looks here. It is all but empty.
create index concurrently if not exists products_wordless_idx on products (product_id) where search = ''::tsvector;
