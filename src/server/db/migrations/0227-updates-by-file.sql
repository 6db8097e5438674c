-- A file may change products instead of adding them: each row then names its product, what was seen of it when the file was
-- read, and what would change.
alter table product_imports add column mode text not null default 'add' check (mode in ('add', 'update'));
alter table product_import_rows
  add column product_id uuid,
  add column seen jsonb,
  add column changes jsonb not null default '[]',
  add column asks_again boolean not null default false;
