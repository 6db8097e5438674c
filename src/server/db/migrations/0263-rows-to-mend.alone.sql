-- A page that watches an import counts its wrong rows again and again.
create index concurrently if not exists product_import_rows_wrong_idx on product_import_rows (import_id, row_number)
  where problems <> '[]';
