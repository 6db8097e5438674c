import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { searchPath } from '#contract/paths.ts'
import { type Suggestion, suggest } from '#contract/products/product-suggest.ts'
import { browserStorage } from '#web/storage/storage.ts'
import { deferred } from '#web/testing/deferred.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { SearchBox } from './search-box.tsx'

const product: Suggestion = { kind: 'product', text: 'Hex bolt M8', product_id: 'bolt', image: null }
const aQuery = (text: string): Suggestion => ({ kind: 'query', text })
const words = aQuery('hex nut')
const supplier: Suggestion = {
  kind: 'supplier',
  text: 'Hexa Steel',
  seller_id: 'hexa',
  seller_location: 'Pune',
}

/** The search field of a page, and the suggestions of the market. */
function searchBox({ past = [] as string[], suggestions = [words, product, supplier] } = {}) {
  browserStorage.write('searches', JSON.stringify(past))
  const calls = answer(suggest, () => ({ suggestions }))
  const page = show(
    <SearchBox
      className=""
      fieldClassName=""
      label="Search"
      placeholder="Search"
      action={searchPath}
      required
    >
      <button type="submit">Go</button>
    </SearchBox>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  return { ...page, field, queries: () => calls.map(({ input }) => input.q) }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true'

test('before anything is typed, own searches stand above what others look for', async () => {
  const { user, field } = searchBox({ past: ['steel pipe'] })
  await user.click(field)
  const own = await screen.findByRole('group', { name: 'Your searches' })
  expect(within(own).getByRole('option').textContent).toBe('steel pipe')
  expect(
    within(screen.getByRole('group', { name: 'Popular searches' })).getAllByRole('option').length,
  ).toBeGreaterThan(0)
  expect(isOpen(field)).toBe(true)
})

test('what is typed is asked once it rests, and a letter alone is not asked', async () => {
  const { user, field, queries } = searchBox()
  await user.type(field, 'h')
  await user.type(field, 'ex')
  expect(await screen.findByRole('option', { name: /hex nut/ })).toBeTruthy()
  expect(queries()).toEqual(['hex'])
  expect(options()).toEqual(['hex nut', 'Hex bolt M8', 'Hexa SteelSupplier, Pune'])
})

test('arrows go through the rows and over the field, while the field keeps the focus', async () => {
  const { user, field } = searchBox()
  await user.type(field, 'hexa')
  await screen.findByRole('option', { name: /hex nut/ })
  await user.keyboard('{ArrowDown}')
  expect(active(field)).toBe('hex nut')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active(field)).toBe('Hexa SteelSupplier, Pune')
  await user.keyboard('{ArrowDown}')
  expect(active(field)).toBeUndefined()
  expect(document.activeElement).toBe(field)
})

test('Enter takes the chosen row: a product leads to its page', async () => {
  const { user, field, address } = searchBox()
  await user.type(field, 'hex b')
  await expect.poll(options).toContain('Hex bolt M8')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(address).toContain('bolt')
  expect(isOpen(field)).toBe(false)
})

test('Enter without a chosen row searches for what is written, and remembers it', async () => {
  const { user, field, address } = searchBox({ past: ['steel pipe'] })
  await user.type(field, ' brass valve {Enter}')
  await expect.poll(address).toBe(`${searchPath}?q=brass%20valve`)
  expect(JSON.parse(browserStorage.read('searches') ?? '')).toEqual(['brass valve', 'steel pipe'])
  expect(document.activeElement).not.toBe(field)
})

test('Escape closes the rows and keeps what is written; an arrow opens them again', async () => {
  const { user, field } = searchBox()
  await user.type(field, 'hexe')
  await screen.findByRole('option', { name: /hex nut/ })
  await user.keyboard('{Escape}')
  expect([isOpen(field), options(), field.value]).toEqual([false, [], 'hexe'])
  await user.keyboard('{ArrowDown}')
  await expect.poll(() => isOpen(field)).toBe(true)
})

test('leaving the field closes the rows', async () => {
  const { user, field } = searchBox({ past: ['steel pipe'] })
  await user.click(field)
  await screen.findByRole('group', { name: 'Your searches' })
  await user.click(document.body)
  await expect.poll(() => isOpen(field)).toBe(false)
})

test('an own search can be taken away, and the field has the focus again', async () => {
  const { user, field } = searchBox({ past: ['steel pipe', 'hex bolt'] })
  await user.click(field)
  await user.click(await screen.findByRole('button', { name: 'Remove “steel pipe” from your searches' }))
  expect(within(screen.getByRole('group', { name: 'Your searches' })).getAllByRole('option')).toHaveLength(1)
  expect(JSON.parse(browserStorage.read('searches') ?? '')).toEqual(['hex bolt'])
  expect(document.activeElement).toBe(field)
})

test('suggestions that do not come keep nobody from searching', async () => {
  const { user, field, address } = searchBox()
  answer(suggest, () => {
    throw new Error('no line')
  })
  await user.type(field, 'valve{Enter}')
  await expect.poll(address).toBe(`${searchPath}?q=valve`)
})

test('a blank question leads nowhere', async () => {
  const { user, field, address } = searchBox()
  await user.type(field, '   {Enter}')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(address()).toBe('/')
})

test('the typed part is plain, what a suggestion adds is bold', async () => {
  const { user, field } = searchBox({ suggestions: [aQuery('plywood')] })
  await user.type(field, 'ply')
  await expect.poll(options).toEqual(['plywood'])
  expect(document.querySelector('[role=option] b')?.textContent).toBe('wood')
})

test('an answer that comes late does not replace a newer one', async () => {
  const { user, field } = searchBox()
  const late = deferred<{ suggestions: Suggestion[] }>()
  const queries = answer(suggest, ({ q }) =>
    q === 'co' ? late.promise : { suggestions: [aQuery('cotton yarn')] },
  )
  await user.type(field, 'co')
  await expect.poll(() => queries).toHaveLength(1)
  await user.type(field, 'tton')
  await expect.poll(options).toEqual(['cotton yarn'])
  late.resolve({ suggestions: [aQuery('cold storage')] })
  await late.promise
  expect(options()).toEqual(['cotton yarn'])
})

test('five own searches are kept, the latest first and each once', async () => {
  const { user, field } = searchBox()
  for (const text of ['nails', 'paint', 'tiles', 'cement', 'bricks', 'paint', 'wire']) {
    await user.clear(field)
    await user.type(field, `${text}{Enter}`)
  }
  await user.clear(field)
  await user.click(field)
  const own = within(await screen.findByRole('group', { name: 'Your searches' }))
  const kept = own.getAllByRole('option').map(({ textContent }) => textContent)
  expect(kept).toEqual(['wire', 'paint', 'bricks', 'cement', 'tiles'])
})

/** The field of a page that was asked for some words; answers how the page moves on to others. */
function pageOf(words: string) {
  let moveOn: (words: string) => void = () => {}
  const Page = () => {
    const [initial, setInitial] = useState(words)
    moveOn = setInitial
    const looks = { className: '', fieldClassName: '', label: 'Search', placeholder: 'Search' }
    return (
      <SearchBox {...looks} action={searchPath} initial={initial}>
        <button type="submit">Go</button>
      </SearchBox>
    )
  }
  const page = show(<Page />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  return { ...page, field, moveOn: (next: string) => act(() => moveOn(next)) }
}

test('the field has the words of its page, also when one goes back', async () => {
  const { field, user, moveOn } = pageOf('paint')
  await user.clear(field)
  await user.type(field, 'tiles{Enter}')
  moveOn('tiles')
  expect(field.value).toBe('tiles')
  moveOn('paint')
  expect(field.value).toBe('paint')
})

test('what is written while results are on their way stays', async () => {
  const { field, user, moveOn } = pageOf('paint')
  await user.clear(field)
  await user.type(field, 'tiles{Enter}')
  await user.clear(field)
  await user.type(field, 'cem')
  moveOn('tiles')
  await user.type(field, 'ent')
  expect(field.value).toBe('cement')
})
