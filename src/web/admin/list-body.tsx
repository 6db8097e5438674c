import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { totalOf } from '#web/ui/formats/rupees.ts'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import type { AdminList, ListQuery } from './admin-list.ts'
import { AdminSearch } from './admin-search.tsx'
import { PagedList, type PagedListProps } from './paged-list.tsx'
import { useChosen } from './use-chosen.ts'

type ListBodyProps<Value extends string, Item> = Pick<
  PagedListProps<Item>,
  'keyOf' | 'isQueue' | 'nothingYet' | 'children'
> & {
  list: AdminList<Value, Item>
  /** The data of the loader. */
  loaded: { query: ListQuery<Value>; page: ListPage<Item> | null }
  /** The label of the search box; without one there is no search. */
  find?: string
}

/** Below the heading of a page that is a list: search, choice and the list itself, all of them kept in the address. */
export function ListBody<Value extends string, Item>(props: ListBodyProps<Value, Item>) {
  const { list, loaded, find, nothingYet, ...shown } = props
  const { choice, fetchPage } = list
  const { query, page } = loaded
  const [, choose] = useChosen(choice.name, choice.values)
  return (
    <>
      {find && <AdminSearch label={find} className="mb-4 max-w-[560px]" />}
      <ChoiceChips
        label={choice.label}
        choices={choice.values.map((value) => {
          const counted = value === query.chosen ? page : page?.others?.[value]
          return { value, label: choice.labels[value], ...(counted && { count: totalOf(counted) }) }
        })}
        chosen={query.chosen}
        onChoose={choose}
        className="mb-4"
      />
      <PagedList
        {...shown}
        key={JSON.stringify(query)}
        first={page}
        fetchMore={(cursor) => fetchPage(query, cursor)}
        nothingYet={query.q === '' && query.chosen === choice.values[0] ? nothingYet : undefined}
      />
    </>
  )
}
