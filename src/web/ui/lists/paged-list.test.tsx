import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '#web/testing/deferred.ts'
import { show } from '#web/testing/show.tsx'
import { LoadMore } from './load-more.tsx'
import { type ListPage, usePagedList } from './use-paged-list.ts'

type Page = ListPage<string>
const page = (items: string[], next: string | null): Page => ({
  items,
  next,
  total: 4,
  total_is_floor: false,
})

type ListProps = {
  first: Page
  fetchMore: (cursor: string) => Promise<Page>
  errors: string[]
  name?: string
  keepsLength?: boolean
}

function List({ first, fetchMore, errors, name, keepsLength = false }: ListProps) {
  const { page: shown, footer } = usePagedList(first, {
    ...(name ? { name } : {}),
    keepsLength,
    fetchMore,
    keyOf: (item) => item,
    onError: () => errors.push('lost'),
  })
  return (
    <>
      <ul>
        {shown.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

const first = page(['pen', 'ink'], 'further')
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.getByRole('button', { name: /Load more/ })

test('a list grows by a page, and says how much of it is shown', async () => {
  const cursors: string[] = []
  const fetchMore = async (cursor: string) => {
    cursors.push(cursor)
    return page(['cap', 'nib'], null)
  }
  const { user } = show(<List first={first} fetchMore={fetchMore} errors={[]} />)
  expect(screen.getByRole('status').textContent).toBe('2 of 4')
  await user.click(more())
  await expect.poll(items).toEqual(['pen', 'ink', 'cap', 'nib'])
  expect(cursors).toEqual(['further'])
  expect(screen.getByRole('status').textContent).toBe('4 of 4')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what moved between two pages is shown once', async () => {
  const { user } = show(<List first={first} fetchMore={async () => page(['ink', 'cap'], null)} errors={[]} />)
  await user.click(more())
  await expect.poll(items).toEqual(['pen', 'ink', 'cap'])
})

test('further presses while a page is on its way ask for nothing', async () => {
  const { promise, resolve } = deferred<Page>()
  let count = 0
  const fetchMore = () => {
    count += 1
    return promise
  }
  const { user } = show(<List first={first} fetchMore={fetchMore} errors={[]} />)
  await user.click(more())
  await user.click(more())
  resolve(page(['cap'], null))
  await expect.poll(items).toHaveLength(3)
  expect(count).toBe(1)
})

test('a page that failed to load can be requested again', async () => {
  const errors: string[] = []
  let isLost = true
  const fetchMore = async () => {
    if (isLost) throw new Error('no line')
    return page(['cap'], null)
  }
  const { user } = show(<List first={first} fetchMore={fetchMore} errors={errors} />)
  await user.click(more())
  await expect.poll(() => errors).toEqual(['lost'])
  expect(items()).toEqual(['pen', 'ink'])
  isLost = false
  await user.click(more())
  await expect.poll(items).toEqual(['pen', 'ink', 'cap'])
})

test('another first page restarts the list', async () => {
  const fetchMore = async () => page(['cap'], null)
  const { user, change } = show(<List first={first} fetchMore={fetchMore} errors={[]} />)
  await user.click(more())
  await expect.poll(items).toHaveLength(3)
  change(<List first={page(['book'], null)} fetchMore={fetchMore} errors={[]} />)
  expect(items()).toEqual(['book'])
})

test('a list that keeps its length stays as long when its first page is read anew, and what is behind follows', async () => {
  let behind = page(['cap', 'nib'], null)
  const fetchMore = async () => behind
  const list = (begin: Page) => <List first={begin} fetchMore={fetchMore} errors={[]} keepsLength />
  const { user, change } = show(list(first))
  await user.click(more())
  await expect.poll(items).toEqual(['pen', 'ink', 'cap', 'nib'])
  // The ink was paused meanwhile, so that the cap moves up, and the nib was renamed.
  behind = page(['nib, gold'], null)
  change(list(page(['pen', 'cap'], 'further')))
  expect(items()).toEqual(['pen', 'cap', 'nib'])
  await expect.poll(items).toEqual(['pen', 'cap', 'nib, gold'])
})
