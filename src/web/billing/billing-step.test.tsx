import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BillingProfile } from '#contract/users/billing.ts'
import { show } from '#web/testing/show.tsx'
import { BillingStep } from './billing-step.tsx'
import { type Billing, noBilling } from './chosen-billing.ts'

const profile: BillingProfile = {
  billing_id: '0199aaaa-0000-7000-8000-000000000001',
  gstin: '23AABCK0001F1Z5',
  legal_name: 'Ganesh Stores',
  address: '27 Bazaar Street, Indore',
  pin: '452001',
  state_code: '23',
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
