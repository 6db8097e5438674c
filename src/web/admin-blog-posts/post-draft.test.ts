import { expect, test } from 'vitest'
import { freshPoint, freshSubpoint, toDraft, toValues } from './post-draft.ts'

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
