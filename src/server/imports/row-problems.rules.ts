import type { ImportRow } from '#contract/products/product-import.ts'
import type { Row } from './import-rows.queries.ts'

/** The problems of a row and of the pictures that it names. */
export const problemsOf = ({
  problems,
  missing,
}: Pick<Row, 'problems' | 'missing'>): ImportRow['problems'] => [
  ...problems,
  ...missing.map(({ position, ref, is_address }) => ({
    column: `image_${position}`,
    message: is_address
      ? 'This is the address of none of your pictures'
      : `The picture "${ref}" has not been added`,
  })),
]
