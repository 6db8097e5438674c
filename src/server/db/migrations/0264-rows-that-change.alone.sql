create index concurrently if not exists product_import_rows_changing_idx on product_import_rows (import_id)
  where changes <> '[]' and problems = '[]';
