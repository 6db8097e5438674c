import { unknownOf } from '#contract/products/import-columns.ts'
import type { ImportRow, ProductImport } from '#contract/products/product-import.ts'
import type { ImportRow as Found } from './import.queries.ts'
import type { Row } from './import-rows.queries.ts'

export const toImport = ({ missing, created_at, columns, ...row }: Found): ProductImport => ({
  ...row,
  unknown_columns: unknownOf(columns),
  pictures_missing: missing.count,
  missing_pictures: missing.names,
  createdAt: created_at.toISOString(),
})

export const toImportRow = ({ row_number, product_name, problems, missing }: Row): ImportRow => ({
  row: row_number,
  product_name,
  problems: [
    ...problems,
    ...missing.map(({ position, ref, is_address }) => ({
      column: `image_${position}`,
      message: is_address
        ? 'This is the address of none of your pictures'
        : `The picture "${ref}" has not been added`,
    })),
  ],
})
