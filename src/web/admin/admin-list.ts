import type { ClientLoaderFunctionArgs } from 'react-router'
import type { GrowingPage } from '#web/ui/use-growing-list.ts'
import { orNull, requireAdmin } from './require-admin.ts'
import { chosenIn } from './use-chosen.ts'

/** One of a few lists of a page, by its name in the address; the first is the usual one. */
export type Choice<Value extends string> = {
  readonly name: string
  readonly label: string
  readonly values: readonly [Value, ...Value[]]
  readonly labels: Readonly<Record<Value, string>>
}

/** What the address asks for. */
export type Asked<Value extends string> = { readonly chosen: Value; readonly q: string }

export type FetchPage<Value extends string, Item> = (
  asked: Asked<Value>,
  cursor?: string,
) => Promise<GrowingPage<Item>>

/** The clientLoader of a page that is such a list. */
export const listLoader =
  <Value extends string, Item>({ name, values }: Choice<Value>, fetchPage: FetchPage<Value, Item>) =>
  async ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) => {
    await requireAdmin(request)
    const params = new URL(request.url).searchParams
    const asked: Asked<Value> = { chosen: chosenIn(params, name, values), q: params.get('q') ?? '' }
    return { asked, page: await orNull(fetchPage(asked)) }
  }
