import { common } from '#contract/texts/common.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { uuid } from './uuid.ts'

const { list, exactTotal } = limits.page

/** How many rows a list reads: one more than it shows tells whether another page follows. */
export const rowsPerPage = list + 1
/** How far a list counts: one more than the limit means that there are more. */
export const countedUpTo = exactTotal + 1

export function pageOf<Row>(
  rows: readonly Row[],
  counted: number,
  idOf: (row: Row) => string,
  size: number = list,
) {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return {
    page,
    ...toTotal(counted),
    next: last === undefined ? null : idOf(last),
  }
}

const toTotal = (counted: number) => ({
  total: Math.min(counted, exactTotal),
  ...(counted > exactTotal ? { total_is_floor: true } : {}),
})

type PageRequest<Choice> = { readonly chosen: Choice; readonly cursor: string | undefined }

/**
 * For the first page of a list: how many rows its other choices have. They are counted one after the other, so that a
 * list uses no more database sessions than without them.
 */
export async function othersOf<Choice extends string>(
  choices: readonly Choice[],
  { chosen, cursor }: PageRequest<Choice>,
  count: (choice: Choice) => Promise<{ readonly total: number }>,
) {
  if (cursor !== undefined) return {}
  const others: Record<string, ReturnType<typeof toTotal>> = {}
  for (const choice of choices) if (choice !== chosen) others[choice] = toTotal((await count(choice)).total)
  return { others }
}

/**
 * Reads the row after which a page begins. Throws 400 if the cursor is not one of the caller's rows, without a query
 * if it does not even look like an id.
 */
export async function anchorOf<Row>(
  cursor: string | undefined,
  find: (cursor: string) => Promise<Row | undefined>,
  looks = uuid,
): Promise<Row | undefined> {
  if (cursor === undefined) return undefined
  const anchor = looks.test(cursor) ? await find(cursor) : undefined
  if (!anchor) throw badInput(common.noPage)
  return anchor
}
