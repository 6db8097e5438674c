type Counted = { readonly total: number; readonly total_is_floor?: boolean | undefined }

export type ListPage<Item> = Counted & {
  readonly items: readonly Item[]
  readonly next: string | null
  /** Of the first page: how many each of the list's other choices has. */
  readonly others?: Readonly<Record<string, Counted>> | undefined
}

type KeyOf<Item> = (item: Item) => string

/** What moved between two pages is shown once. */
export function joinPages<Page extends ListPage<Item>, Item>(
  before: Page,
  after: ListPage<Item>,
  keyOf: KeyOf<Item>,
): Page {
  const known = new Set(before.items.map(keyOf))
  const items = [...before.items, ...after.items.filter((item) => !known.has(keyOf(item)))]
  return { ...before, items, next: after.next }
}

/** A beginning that is read anew, and what a longer list had behind it when it was left. */
export function extendPage<Page extends ListPage<Item>, Item>(
  first: Page,
  left: ListPage<Item> | undefined,
  keyOf: KeyOf<Item>,
): Page {
  const last = first.items.at(-1)
  if (!left || last === undefined || left.items.length <= first.items.length) return first
  const lastKey = keyOf(last)
  const index = left.items.findIndex((item) => keyOf(item) === lastKey)
  // Where the two do not meet, something may lie between them that neither shows.
  return index < 0 ? first : joinPages(first, { ...left, items: left.items.slice(index + 1) }, keyOf)
}

export type PageSource<Item> = {
  readonly fetchMore: (cursor: string) => Promise<ListPage<Item>>
  readonly keyOf: KeyOf<Item>
}

/** A list that was left longer than this is shown with its older end as it was. */
const maxPages = 10

/** A first page, read on until it is as long as the list was or the list ends. */
export async function readPages<Item>(
  first: ListPage<Item>,
  length: number,
  { fetchMore, keyOf }: PageSource<Item>,
): Promise<ListPage<Item>> {
  let list = first
  for (let index = 0; index < maxPages && list.next && list.items.length < length; index += 1)
    list = joinPages(list, await fetchMore(list.next), keyOf)
  return list
}
