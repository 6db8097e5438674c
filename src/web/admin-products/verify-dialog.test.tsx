import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maxVerifiedAtOnce, verifyProducts } from '#contract/admin/admin-products.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product_id: `p${index}`, revision: index }))

/** The dialog before many products are verified. */
function dialog(count: number) {
  const events: string[] = []
  const page = show(
    <VerifyDialog
      choice={{ seen: products(count) }}
      onClose={() => events.push('closed')}
      onDone={() => events.push('done')}
    />,
    { as: { user_id: '1' } },
  )
  return { ...page, events }
}
const button = (name: string) => screen.getByRole('button', { name })

test('nothing is verified before it is meant', async () => {
  const calls = answer(verifyProducts, () => ({ content: '', verified: 2, changed: [] }))
  const { user, events } = dialog(2)
  await user.click(button('Go back'))
  expect([events, calls.length]).toEqual([['closed'], 0])
})

test('those that were looked at are verified as they were looked at', async () => {
  const calls = answer(verifyProducts, () => ({ content: '', verified: 2, changed: [] }))
  const { user, events } = dialog(2)
  await user.click(button('Verify'))
  await expect.poll(() => events).toEqual(['done'])
  expect(calls.map(({ input }) => input)).toEqual([{ product_ids: ['p0', 'p1'], revisions: [0, 1] }])
})

test('many go in pieces, the page shows how far it is, and it can be stopped between two of them', async () => {
  const answers: (() => void)[] = []
  const calls = answer(
    verifyProducts,
    ({ product_ids }) =>
      new Promise((resolve) =>
        answers.push(() => resolve({ content: '', verified: product_ids.length, changed: [] })),
      ),
  )
  const { user, events } = dialog(maxVerifiedAtOnce * 3)
  await user.click(button('Verify'))
  await expect.poll(() => calls).toHaveLength(1)
  expect(within(screen.getByRole('dialog')).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
  answers[0]?.()
  await expect.poll(() => calls).toHaveLength(2)
  expect(within(screen.getByRole('dialog')).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
  await user.click(button('Stop here'))
  answers[1]?.()
  await expect.poll(() => events).toEqual(['done'])
  expect(calls).toHaveLength(2)
})

test('a refusal ends it with its sentence', async () => {
  answer(verifyProducts, () => {
    throw new ApiError(403, 'You are not an admin any more.')
  })
  const { user, events } = dialog(1)
  await user.click(button('Verify'))
  expect(await screen.findByText('You are not an admin any more.')).toBeTruthy()
  expect(events).toEqual(['done'])
})
