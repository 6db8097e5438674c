-- An import is a file, or a list that was pasted from a chat. A pasted list may have one category for what names none.
alter table product_imports
  add column source text not null default 'file' check (source in ('file', 'paste')),
  add column category_type text;

-- Of rows of a pasted list: each cell with the words that it came from, and products that a row of changes may mean.
alter table product_import_rows
  add column sources jsonb not null default '[]',
  add column listed jsonb,
  add column candidates jsonb not null default '[]';
