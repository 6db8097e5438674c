import type { ImportRow } from '#contract/products/product-import.ts'
import { imports } from '#contract/texts/imports.ts'
import type { Row } from './import-rows.queries.ts'
import { rowProblem } from './read-row.rules.ts'

/** The problems of a row and of the pictures that it names. */
export const problemsOf = ({
  problems,
  missing,
}: Pick<Row, 'problems' | 'missing'>): ImportRow['problems'] => [
  ...problems,
  ...missing.map(({ position, ref, is_address }) =>
    rowProblem(
      `image_${position}`,
      is_address ? imports.notOwnPicture : imports.pictureMissing({ picture: ref }),
    ),
  ),
]
