import { expect, test } from 'vitest'
import { changesOf, chipsOf, filtersOf, isPrice, searchWith, sortOf, withChosen, without } from './filters.ts'

const read = (query: string) => filtersOf(new URLSearchParams(query))
const labels = (query: string) => chipsOf(read(query)).map(({ label }) => label)

test('an address names its filters, and what is not well-formed is none', () => {
  expect(read('q=fan&min_price=10.50&state=Kerala&verified=true&moq=50&category=Footwear')).toEqual({
    category: ['footwear'],
    min_price: '10.50',
    moq: '50',
    state: ['Kerala'],
    verified: 'true',
  })
  expect(read('min_price=-1&max_price=1e9&moq=2.5&rating=6&verified=no&category=moon&state=++')).toEqual({})
})

test('what cannot be sorted by is sorted by best match', () => {
  expect(sortOf(new URLSearchParams('sort=price'))).toBe('price')
  expect(sortOf(new URLSearchParams('sort=toString'))).toBe('relevance')
})

test('each choice has a chip, a price range has one', () => {
  expect(labels('category=footwear&min_price=100&max_price=499.99&moq=50&rating=4&in_stock=true')).toEqual([
    'Footwear',
    '₹100 – ₹499.99',
    'Min. order up to 50',
    '4 ★ and up',
    'In stock',
  ])
  expect(labels('min_price=100000')).toEqual(['₹1,00,000 and more'])
  expect(labels('max_price=100')).toEqual(['Under ₹100'])
})

test('another choice keeps the query and restarts the list', () => {
  const params = new URLSearchParams('q=fan&state=Kerala&cursor=abc&sort=price')
  expect(searchWith(params, { state: '', verified: 'true' })).toBe('?q=fan&verified=true&sort=price')
  expect(searchWith(params, { sort: 'relevance' })).toBe('?q=fan&state=Kerala')
  expect(without(params, ['state'])).toBe('?q=fan&sort=price')
  expect(searchWith(new URLSearchParams('q=&verified=true'), { moq: '10' })).toBe('?q=&moq=10&verified=true')
})

test('several may be chosen of one kind; each is taken back by itself', () => {
  const query =
    'q=fan&category=moon&category=Footwear&category=Tiles&category=footwear&state=Kerala&state=Goa'
  expect(read(query)).toEqual({ category: ['footwear', 'tiles-ceramics'], state: ['Kerala', 'Goa'] })
  const params = new URLSearchParams('q=fan&state=Kerala&state=Goa&sort=price')
  const [kerala, goa] = chipsOf(filtersOf(params))
  expect([kerala?.label, goa?.label]).toEqual(['Kerala', 'Goa'])
  expect(searchWith(params, kerala?.changes ?? {})).toBe('?q=fan&state=Goa&sort=price')
  expect(searchWith(params, { verified: 'true' })).toBe(
    '?q=fan&state=Goa&state=Kerala&verified=true&sort=price',
  )
  expect(without(params, ['state'])).toBe('?q=fan&sort=price')
})

test('a form that ticks several sends them all, in one order', () => {
  const form = new FormData()
  for (const state of ['Kerala', 'Goa']) form.append('state', state)
  expect(changesOf(form)).toMatchObject({ state: ['Kerala', 'Goa'], category: [], moq: '' })
  expect(searchWith(new URLSearchParams('state=Punjab'), changesOf(form))).toBe('?state=Goa&state=Kerala')
})

test('a price range the wrong way round is turned', () => {
  const form = new FormData()
  form.set('min_price', '500')
  form.set('max_price', '60 ')
  expect(changesOf(form)).toMatchObject({ min_price: '60', max_price: '500', moq: '' })
})

test('prices are taken as the site writes them, from the form and from the address', () => {
  const form = new FormData()
  form.set('min_price', ' ₹500 ')
  form.set('max_price', '१,०००')
  expect(changesOf(form)).toMatchObject({ min_price: '500', max_price: '1000' })
  expect(read('max_price=1,000')).toEqual({ max_price: '1000' })
  expect(['', '1,000', '₹99.50'].every(isPrice)).toBe(true)
  expect(['1e3', 'cheap', '-5', '1.234'].some(isPrice)).toBe(false)
})

test('what is chosen stays on offer, also where it leaves nothing', () => {
  const counted = [{ value: 'Kerala', count: 2 }]
  expect(withChosen(counted, ['Kerala'])).toEqual(counted)
  expect(withChosen(counted, ['Goa'])).toEqual([...counted, { value: 'Goa', count: 0 }])
})
