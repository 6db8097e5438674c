import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { ReceivedItem } from '#contract/order.ts'
import { reviewProduct } from '#contract/review.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { ReviewForm } from './review-form.tsx'

type Reviewed = ReceivedItem & { product_id: string }

const item = {
  product_id: 'shirt',
  product_name: 'Linen Shirt',
  reviewed: false,
  rating: null,
} as unknown as Reviewed

const form = (fields: Partial<Reviewed> = {}) =>
  show(<ReviewForm orderId="VJ-1" item={{ ...item, ...fields }} />, { as: { user_id: '7' } })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit review of Linen Shirt' })
const star = (name: string) => screen.getByRole('radio', { name })

test('stars are required, words are not', async () => {
  const calls = answer(reviewProduct, () => ({ content: 'Thanks', review_id: 'one' }))
  const { user } = form()
  expect(submit().disabled).toBe(true)
  await user.click(star('4 stars'))
  expect(submit().disabled).toBe(false)
  await user.click(submit())
  expect((await screen.findAllByText('Thank you for your review!')).length).toBeGreaterThan(0)
  expect(calls.map(({ input }) => input)).toEqual([
    { productId: 'shirt', orderId: 'VJ-1', rating: 4, comment: '', images: [] },
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('stars are chosen by keyboard as well', async () => {
  const { user } = form()
  star('1 star').focus()
  await user.keyboard(' ')
  expect(submit().disabled).toBe(false)
})

test('what was reviewed before has only thanks, with its stars', () => {
  form({ reviewed: true, rating: 5 })
  expect(screen.getByText('Thank you for your review!', { selector: 'p > span' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a refusal keeps stars and words, and is shown below them', async () => {
  answer(reviewProduct, () => {
    throw new ApiError(409, 'This order is not delivered yet.')
  })
  const { user } = form()
  await user.click(star('5 stars'))
  await user.type(screen.getByRole('textbox', { name: /Comment/ }), 'Well sewn')
  await user.click(submit())
  expect(await screen.findByText('This order is not delivered yet.', { selector: 'form *' })).toBeTruthy()
  expect(await screen.findByText('Failed to submit review')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Well sewn')
})

test('a review whose answer was lost is sent again under its key; a changed one is another', async () => {
  const calls = answer(reviewProduct, () => {
    throw new Error('no line')
  })
  const { user } = form()
  await user.click(star('3 stars'))
  for (const count of [1, 2]) {
    await user.click(submit())
    await expect.poll(() => calls).toHaveLength(count)
    await expect.poll(() => submit().getAttribute('aria-busy')).not.toBe('true')
  }
  await user.click(star('2 stars'))
  await user.click(submit())
  await expect.poll(() => calls).toHaveLength(3)
  const [first, second, third] = calls.map(({ headers }) => headers['idempotency-key'])
  expect([second === first, third === first]).toEqual([true, false])
})

test('photos that are none are named; more than four are refused', async () => {
  form()
  const input = screen.getByLabelText('Photos for the review of Linen Shirt')
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
    fireEvent.change(input)
  }
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByText(/notes\.txt/)).toBeTruthy()
  choose(...['1', '2', '3', '4', '5'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' })))
  expect(await screen.findByText('A review can have at most 4 photos')).toBeTruthy()
  // None of them can be read, so the form waits for none.
  await expect.poll(() => screen.queryByRole('list', { name: 'Chosen photos' })).toBeNull()
})
