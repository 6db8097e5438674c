import { expect, test } from 'vitest'
import { blogPath, tabPath } from './blog-link.ts'

const _id = '6f3c6a4e-2a53-4d53-9d0a-0e8a3a3f6f11'

test.each([
  ['Checking TMT bars', 'Checking_TMT_bars'],
  ['Steel / cement: 100%?', 'Steel_%2F_cement%3A_100%25%3F'],
  ['कपास #1', `${encodeURIComponent('कपास')}_%231`],
])('%s stands in the address with underscores', (title, name) => {
  expect(blogPath({ _id, title })).toBe(`/blog/${name}/${_id}`)
})

test('a title that would lead up the address is left out of it', () => {
  for (const title of ['.', '..', '']) expect(blogPath({ _id, title })).toBe(`/blog/${_id}`)
})

test('the tab of all industries is the list itself', () => {
  expect(tabPath('All Industries')).toBe('/blogs')
  expect(tabPath('Stone/Tiles/Glass')).toBe('/blogs?category=Stone%2FTiles%2FGlass')
})
