import { expect, test } from 'vitest'
import {
  freshPoint,
  freshSubpoint,
  keptValues,
  movedUp,
  toDraft,
  toValues,
  withCover,
  withoutFreshPictures,
} from './post-draft.ts'

const written = {
  ...toValues(null),
  title: 'How slab prices work',
  category: 'Business 2 Business',
  content: 'Text',
  images: ['/media/a/960.webp'],
}

test('rows that were left blank are not sent', () => {
  const points = [
    { ...freshPoint(), point: 'Ask for three slabs', subpoints: [freshSubpoint('50'), freshSubpoint(' ')] },
    freshPoint(),
  ]
  expect(toDraft({ ...written, points }, true)).toEqual({
    title: 'How slab prices work',
    category: 'Business 2 Business',
    content: 'Text',
    images: ['/media/a/960.webp'],
    points: [{ point: 'Ask for three slabs', content: '', subpoints: ['50'] }],
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    is_published: true,
  })
})

test('a text without its point is sent, so that the server can say what is missing', () => {
  const points = [{ ...freshPoint(), content: 'A text alone' }]
  expect(toDraft({ ...written, points }, false).points).toEqual([
    { point: '', content: 'A text alone', subpoints: [] },
  ])
})

test('a point moves up by one place, and the first one stays', () => {
  expect(movedUp(['first', 'second', 'third'], 2)).toEqual(['first', 'third', 'second'])
  expect(movedUp(['first', 'second'], 0)).toEqual(['first', 'second'])
})

test('the picture that becomes the cover comes first, the others keep their order', () => {
  expect(withCover(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b'])
})

test('a stored draft keeps its text but not its new pictures, which are too large', () => {
  const images = ['/media/a/960.webp', 'data:image/webp;base64,AAAA']
  expect(withoutFreshPictures({ ...written, images })).toEqual(written)
})

test('the points of a stored draft never share a key with points added later', () => {
  const points = [{ ...freshPoint(), point: 'Ask for three slabs', subpoints: [freshSubpoint('50')] }]
  const restored = keptValues({ ...written, points })
  const keys = restored?.points.flatMap(({ key, subpoints }) => [key, ...subpoints.map((row) => row.key)])
  expect(keys).not.toContain(freshPoint().key)
  expect(new Set(keys).size).toBe(2)
  expect(restored?.points[0]).toMatchObject({ point: 'Ask for three slabs', subpoints: [{ text: '50' }] })
})
