-- What a file of products held, so that its wrong rows can be given back to be mended.
alter table product_imports
  add column columns jsonb not null default '[]',
  add column delimiter text not null default ',',
  add column rows_repeated integer not null default 0,
  add column repeated_names jsonb not null default '[]';
alter table product_import_rows add column cells jsonb;
