import { limits } from '#server/limits.ts'

/** A long list, a few hundred rows at a time: memory does not grow with it. */
export async function* pagesOf<Row>(
  find: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  for (let after: Row | undefined, isWhole = false; !isWhole; ) {
    const rows = await find(after)
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    isWhole = rows.length < limits.books.rows
  }
}
