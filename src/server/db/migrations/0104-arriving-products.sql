-- Products of a file come in pieces, each in a transaction of its own, and are nobody's to see (deleted_at is set) until all
-- of them are there: then one statement shows them. Which of a file's runs they belong to, and which row they are, is known
-- until that moment; of a run that is over, what is left is removed.
alter table product_imports add column run uuid not null default gen_random_uuid();

alter table products
  add column import_run uuid,
  add column import_row integer,
  add constraint products_arriving_hidden check (import_run is null or (import_row is not null and deleted_at is not null));
create unique index products_arriving_idx on products (import_run, import_row) where import_run is not null;
