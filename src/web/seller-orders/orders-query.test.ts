import { expect, test } from 'vitest'
import { areDatesTurned, changed, hasFilters, noFilters, readQuery, trimFilters } from './orders-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))
const change = (search: string, what: Parameters<typeof changed>[1]) =>
  changed(new URLSearchParams(search), what).toString()

test('an address without a word asks for the first ten of all', () => {
  expect(read('')).toEqual({
    status: undefined,
    buyer: '',
    product: '',
    po_number: '',
    from: '',
    to: '',
    size: 10,
    cursor: undefined,
    page: 1,
  })
})

test('what an address asks for wrongly is left out', () => {
  expect(read('status=Lost&size=7&from=yesterday&page=9')).toMatchObject({
    status: undefined,
    size: 10,
    from: '',
    page: 9,
  })
  expect(read('status=Shipped&size=50&from=2026-11-01&cursor=c&page=3')).toMatchObject({
    status: 'Shipped',
    size: 50,
    from: '2026-11-01',
    cursor: 'c',
    page: 3,
  })
})

test('another tab or filter starts at the first page and keeps the rest', () => {
  expect(change('status=Pending&buyer=a&cursor=c&page=2', { status: 'Shipped' })).toBe(
    'status=Shipped&buyer=a',
  )
  expect(change('status=Pending&cursor=c&page=2', { status: '' })).toBe('')
})

test('the first page has no number in the address, and a number needs no cursor', () => {
  expect(change('cursor=c&page=2', { page: '1', cursor: '' })).toBe('')
  expect(change('cursor=c&page=2&size=25', { page: '7', cursor: '' })).toBe('page=7&size=25')
  expect(read('page=0')).toMatchObject({ page: 1 })
  expect(read('page=x')).toMatchObject({ page: 1 })
  expect(read('page=-3')).toMatchObject({ page: 1 })
})

test('filters are those of name and day', () => {
  expect(hasFilters(read('status=Pending&size=25'))).toBe(false)
  expect(hasFilters(read('to=2026-11-01'))).toBe(true)
})

test('a last day before the first one is a mistake, the same day is not', () => {
  expect(areDatesTurned({ ...noFilters, from: '2026-11-20', to: '2026-11-19' })).toBe(true)
  expect(areDatesTurned({ ...noFilters, from: '2026-11-20', to: '2026-11-20' })).toBe(false)
  expect(areDatesTurned({ ...noFilters, to: '2026-11-19' })).toBe(false)
})

test('blanks around a name find no fewer orders', () => {
  const typed = { ...noFilters, buyer: ' Asha Traders ', product: ' ' }
  expect(trimFilters(typed)).toEqual({ ...noFilters, buyer: 'Asha Traders' })
})
