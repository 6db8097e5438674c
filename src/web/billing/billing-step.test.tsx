import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type BillingProfile, saveBillingProfile } from '#contract/users/billing.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { BillingStep } from './billing-step.tsx'
import { type Billing, noBilling } from './chosen-billing.ts'

const profile: BillingProfile = {
  billing_id: '0199aaaa-0000-7000-8000-000000000001',
  gstin: '27AAPFU0939F1ZV',
  legal_name: 'Ganesh Stores',
  address: '27 Bazaar Street, Indore',
  pin: '452001',
  state_code: '27',
  is_default: true,
  revision: 1,
}

test('goods for another party are ordered with its name alone', async () => {
  const chosen: Billing[] = []
  const { user } = show(
    <BillingStep
      choices={{ profiles: [profile], start: undefined }}
      billing={{ ...noBilling, profile }}
      onSaved={() => {}}
      onDone={(billing) => chosen.push(billing)}
    />,
  )
  const name = () => screen.queryByRole('textbox', { name: /^Name of the other party/ })
  expect(name()).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Deliver to someone else' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(chosen).toEqual([])
  expect(document.activeElement).toBe(name())
  await user.keyboard('Balaji Hardware')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(chosen).toMatchObject([{ ship_to: 'third', ship_name: 'Balaji Hardware' }])
})

test('the number of the account is on the bill with one form, ready filled', async () => {
  const calls = answer(saveBillingProfile, () => ({ content: 'Saved', data: profile }))
  const chosen: Billing[] = []
  const { gstin, legal_name, address, pin } = profile
  const { user } = show(
    <BillingStep
      choices={{ profiles: [], start: { gstin, legal_name, address, pin, is_default: true } }}
      billing={{ ...noBilling, po_number: 'PO-7' }}
      startsNew
      onSaved={() => {}}
      onDone={(billing) => chosen.push(billing)}
    />,
    { as: { user_id: '7' } },
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => chosen).toEqual([{ ...noBilling, po_number: 'PO-7', profile }])
  expect(calls.map(({ input }) => input.gstin)).toEqual([gstin])
})
