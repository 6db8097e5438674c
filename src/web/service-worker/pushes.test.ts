import { expect, test } from 'vitest'
import { newsIn } from './pushes.ts'

const push = (value: unknown) => ({ json: () => value })

test('a push is shown with its title, and leads to its page', () => {
  const news = {
    title: 'New order',
    body: 'Asha · VJ-12345678',
    link: '/order_details/VJ-12345678',
    tag: 'one',
  }
  expect(newsIn(push(news))).toEqual(news)
})

test.each([['https://evil.example'], ['//evil.example'], ['/\\evil.example'], [7]])(
  'a push that leads to %s leads to the notifications',
  (link) => {
    expect(newsIn(push({ title: 'News', link }))).toMatchObject({ link: '/notifications' })
  },
)

test('a push that cannot be read is news all the same', () => {
  const broken = {
    json: () => {
      throw new Error('not JSON')
    },
  }
  for (const data of [null, broken, push(null)]) expect(newsIn(data)).toMatchObject({ title: 'Vanij' })
})
