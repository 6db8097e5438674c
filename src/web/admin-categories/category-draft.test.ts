import { expect, test } from 'vitest'
import { firstTexts } from '#contract/products/taxonomy.ts'
import { draftOf, inOrder, placeBeside, rulesFor, textOf } from './category-draft.ts'

const documents = inOrder(
  [...firstTexts].map(([name, value]) => ({ name, value, revision: 1, made_at: null, made_by: null })),
)

test('a category moves past its neighbour, and not beyond the ends', () => {
  const moved = (index: number, by: -1 | 1) => {
    const place = placeBeside(documents, index, by)
    const all = documents.map((each, row) =>
      row === index && place !== undefined ? { ...each, value: { ...each.value, place } } : each,
    )
    return inOrder(all).findIndex(({ name }) => name === documents[index]?.name)
  }
  expect([moved(0, 1), moved(3, -1), moved(1, -1), moved(17, 1)]).toEqual([1, 2, 0, 18])
  expect(placeBeside(documents, 0, -1)).toBeUndefined()
  expect(placeBeside(documents, 18, 1)).toBeUndefined()
})

test('spellings are typed one on each line; blank lines and repeated ones are none', () => {
  const draft = {
    ...draftOf(undefined, 190),
    label: 'Garden tools',
    aliases: ' Bagwani \n\nबागवानी\nBagwani\n',
  }
  expect(textOf(draft)).toEqual({
    label: 'Garden tools',
    aliases: ['Bagwani', 'बागवानी'],
    place: 200,
    offered: 'front',
  })
})

test('a new category needs English letters for its address, a name of one that stands does not', () => {
  const draft = draftOf(undefined, 0)
  expect(rulesFor(true).label?.('बागवानी', draft)).toMatch('begins with English letters')
  expect(rulesFor(false).label?.('बागवानी', draft)).toBeUndefined()
})
