import { unknownColumns } from '#contract/products/import-columns.ts'
import type { ImportRow, ProductImport } from '#contract/products/product-import.ts'
import type { ImportRow as Found } from './import.queries.ts'
import type { Row } from './import-rows.queries.ts'
import { problemsOf } from './row-problems.rules.ts'

export const toImport = ({ missing, created_at, columns, sentence, ...row }: Found): ProductImport => ({
  ...row,
  ...(sentence ? { sentence } : {}),
  unknown_columns: unknownColumns(columns),
  pictures_missing: missing.count,
  missing_pictures: missing.names,
  createdAt: created_at.toISOString(),
})

export const toImportRow = (row: Row): ImportRow => ({
  row: row.row_number,
  product_name: row.product_name,
  problems: problemsOf(row),
  changes: row.changes,
  asks_again: row.asks_again,
  sources: row.sources,
  candidates: row.candidates,
})
