import type { ClientLoaderFunctionArgs } from 'react-router'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import { orNull, requireAdmin } from './require-admin.ts'
import { chosenIn } from './use-chosen.ts'

/** The lists that a page offers; the address names the chosen one, and the first is the default. */
type Choice<Value extends string> = {
  readonly name: string
  readonly label: string
  readonly values: readonly [Value, ...Value[]]
  readonly labels: Readonly<Record<Value, string>>
}

/** The list and the search words in the address. */
export type ListQuery<Value extends string> = { readonly chosen: Value; readonly q: string }

type FetchPage<Value extends string, Item> = (
  query: ListQuery<Value>,
  cursor?: string,
) => Promise<ListPage<Item>>

export type AdminList<Value extends string, Item> = {
  readonly choice: Choice<Value>
  readonly fetchPage: FetchPage<Value, Item>
}

/** A list page of the admin: its choice of lists, how a page of it is fetched, and its clientLoader. */
export const adminList = <const Value extends string, Page extends ListPage<unknown>>(
  choice: Choice<Value>,
  fetchPage: (query: ListQuery<Value>, cursor?: string) => Promise<Page>,
) => ({
  choice,
  fetchPage,
  load: async ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) => {
    await requireAdmin(request)
    const params = new URL(request.url).searchParams
    const chosen = chosenIn(params, choice.name, choice.values)
    const query: ListQuery<Value> = { chosen, q: params.get('q') ?? '' }
    return { query, page: await orNull(fetchPage(query)) }
  },
})
