import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { activatePlan, type PlanRequest } from '#contract/sellers/plan.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { PaidDialog } from './paid-dialog.tsx'

const plan: PlanRequest = {
  plan_id: '0199aaaa-0000-7000-8000-000000000001',
  status: 'requested',
  price: 7_000,
  seller: {
    user_id: '0199aaaa-0000-7000-8000-000000000002',
    name: 'Surat Silks',
    phone_number: '919876543210',
    email: 'shop@example.com',
  },
  requested_at: '2026-11-20T10:00:00.000Z',
  active_from: null,
  active_until: null,
  activated_by: null,
  close_reason: null,
  payment: null,
  documents: [],
}

test('a plan is marked as paid with how and when; what the server refuses stands at its field', async () => {
  const sent: unknown[] = []
  answer(activatePlan, (draft) => {
    sent.push(draft)
    if (sent.length === 1)
      throw new ApiError(400, 'Please enter the reference of the payment', { field: 'paid_reference' })
    return { content: 'The Pro Plan of Surat Silks is active.' }
  })
  let isOpen = true
  const { user } = show(
    <PaidDialog
      plan={plan}
      onClose={() => {
        isOpen = false
      }}
    />,
  )
  const pay = () => user.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await pay()
  expect(await screen.findByText('Choose how the plan was paid')).toBeTruthy()
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByLabelText('Paid by'), 'UPI')
  await pay()
  expect(await screen.findByText('Please enter the reference of the payment')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Reference/), '412345678901')
  await pay()
  await expect.poll(() => isOpen).toBe(false)
  expect(sent.at(-1)).toMatchObject({
    planId: plan.plan_id,
    paid_by: 'upi',
    paid_reference: '412345678901',
    paid_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})
