import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { SellerReview } from '#contract/sellers/seller-reviews.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { OwnReview } from './own-review.tsx'

const aReview = (part: Partial<SellerReview> = {}): SellerReview => ({
  ...{ review_id: '1', rating: 4, comment: 'Well packed.', images: [], is_reported: false },
  ...{ created_at: '2026-11-01T10:00:00.000Z', reviewer: { name: 'Kavita', from: null } },
  ...{ reply: null, replied_at: null },
  product: { product_id: '7', product_name: 'Cotton bags', image: null },
  ...part,
})
const seen = (part?: Partial<SellerReview>) =>
  writtenPage(createElement(OwnReview, { review: aReview(part) }))

test('a seller reads a review beside its product, and may reply and report once each', () => {
  const { text, buttons, links } = seen()
  expect(text).toContain('Review of Cotton bags')
  expect(text).toContain('Well packed.')
  expect(links).toEqual(['/product_details/7'])
  expect(buttons).toEqual(['Reply', 'Report'])
})

test('what was replied to shows the reply and takes no other', () => {
  const { text, buttons } = seen({ reply: 'Thank you.', replied_at: '2026-11-03T10:00:00.000Z' })
  expect(text).toContain('Your reply of 3 Nov 2026 Thank you.')
  expect(buttons).toEqual(['Report'])
})

test('what was reported says so instead of the button', () => {
  const { text, buttons } = seen({ is_reported: true })
  expect(text).toContain('Reported')
  expect(buttons).toEqual(['Reply'])
})

test('stars without words say that there are none', () => {
  expect(seen({ comment: '' }).text).toContain('No comment, only stars')
})
