import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { reportReview } from '#contract/review.ts'
import { replyToReview, type SellerReview } from '#contract/sellers/seller-reviews.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { OwnReview } from './own-review.tsx'

const review = {
  review_id: 'words',
  rating: 2,
  comment: 'The seams are loose.',
  images: [],
  created_at: '2026-01-05T06:00:00.000Z',
  reviewer: { name: 'Asha', from: 'Pune' },
  reply: null,
  replied_at: null,
  is_reported: false,
  product: { product_id: 'shirt', product_name: 'Linen Shirt', image: null },
} as SellerReview

const open = (fields: Partial<SellerReview> = {}) =>
  show(<OwnReview review={{ ...review, ...fields }} />, { as: { user_id: 'kaveri' } })
const replyButton = () => screen.queryByRole('button', { name: 'Reply to the review by Asha' })
const dialog = () => within(screen.getByRole('dialog'))
const publish = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Publish reply' })

test('a seller replies once, and reads the reply below the review', async () => {
  const calls = answer(replyToReview, () => ({ content: 'Your reply is published' }))
  const { user } = open()
  await user.click(replyButton() as HTMLElement)
  expect(dialog().getByText('The seams are loose.')).toBeTruthy()
  expect(publish().disabled).toBe(true)
  await user.type(dialog().getByRole('textbox'), ' We send a new one. ')
  await user.click(publish())
  expect(await screen.findByText('We send a new one.')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([{ reviewId: 'words', reply: 'We send a new one.' }])
  expect([replyButton(), screen.queryByRole('dialog')]).toEqual([null, null])
})

test('a reply that could not be sent stays as it was typed', async () => {
  answer(replyToReview, () => {
    throw new ApiError(409, 'You have replied already.')
  })
  const { user } = open()
  await user.click(replyButton() as HTMLElement)
  await user.type(dialog().getByRole('textbox'), 'We are sorry.')
  await user.click(publish())
  expect(await dialog().findByText('You have replied already.')).toBeTruthy()
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe('We are sorry.')
})

test('what was answered before cannot be answered again', () => {
  open({ reply: 'Thank you.', replied_at: '2026-01-06T06:00:00.000Z' })
  expect(screen.getByText('Your reply of 6 Jan 2026')).toBeTruthy()
  expect(replyButton()).toBeNull()
})

test('stars without words say so', () => {
  open({ comment: '' })
  expect(screen.getByText('No comment, only stars')).toBeTruthy()
})

test('a review is reported once, with a reason', async () => {
  const calls = answer(reportReview, () => ({ content: 'Thank you' }))
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Report the review by Asha' }))
  const questions = within(await screen.findByRole('dialog', { name: 'Report this review' }))
  await user.click(questions.getByRole('radio', { name: 'It is false or misleading' }))
  await user.click(questions.getByRole('button', { name: 'Report' }))
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ reviewId: 'words', reason: 'It is false or misleading' }])
  expect(await screen.findByText('Reported')).toBeTruthy()
})
