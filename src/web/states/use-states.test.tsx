import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { listStates } from '#contract/content/states.ts'
import { firstStates } from '#contract/tax/first-states.ts'
import type { KnownState } from '#contract/tax/state-table.ts'
import { billing } from '#contract/texts/billing.ts'
import { billingRules } from '#contract/users/billing-rules.ts'
import { AddressForm } from '#web/addresses/address-form.tsx'
import { BillingText } from '#web/billing/billing-text.tsx'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { GstField } from '#web/users/gst-field.tsx'

/** What the server says: as it came, with changes. */
const standing = (changes: Readonly<Record<string, Partial<KnownState>>>) => {
  const added = Object.keys(changes).filter((code) => firstStates().every((each) => each.state_code !== code))
  const none = { name: '', aliases: [], has_utgst: false, is_ended: false, into: '' }
  const all = [
    ...firstStates(),
    ...added.map((state_code) => ({ ...none, state_code, former_names: [], former_aliases: [] })),
  ]
  return {
    states: all.map((state) => {
      const { aliases, former_names, former_aliases, ...more } = { ...state, ...changes[state.state_code] }
      return {
        ...more,
        aliases: [...aliases],
        former_names: [...former_names],
        former_aliases: [...former_aliases],
      }
    }),
  }
}
const options = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: /State/ }).options].map(({ text }) => text)

const inBodoland = '39AABCK1234F1ZU'
const profile = { gstin: inBodoland, legal_name: 'Bodo Weavers', address: '7 Lane', pin: '783370' }

// First, as long as the page has heard nothing.
test('without an answer a form offers what came with the market, and the server alone refuses a code', async () => {
  const calls = answer(listStates, () => {
    throw new ApiError(503, 'Try again soon')
  })
  show(<AddressForm onSaved={() => {}} />, { as: { user_id: '7' } })
  await expect.poll(() => calls.length).toBe(1)
  expect(options()).toContain('Tamil Nadu')
  expect(billingRules.gstin(inBodoland)).toBeUndefined()
})

test('a form offers the states of now: a new name, a new state, none that has ended; an address keeps what it has', async () => {
  answer(listStates, () =>
    standing({
      '33': { name: 'Tamizhagam', former_names: ['Tamil Nadu'] },
      '39': { name: 'Bodoland' },
      '30': { is_ended: true, into: '27' },
      '04': { is_ended: true },
    }),
  )
  const place = { city: 'Panaji', postalCode: '403001', shipAddress: '4 Church Square' }
  show(
    <AddressForm address={{ address_id: 'one', revision: 1, state: 'Goa', ...place }} onSaved={() => {}} />,
    {
      as: { user_id: '7' },
    },
  )
  expect(options()).toContain('Tamil Nadu')
  await expect.poll(options).toContain('Tamizhagam')
  expect(options()).toContain('Bodoland')
  expect(options()).toContain('Goa')
  for (const gone of ['Tamil Nadu', 'Chandigarh']) expect(options()).not.toContain(gone)
})

test('texts of a page that ask at once share one answer', async () => {
  const calls = answer(listStates, () => standing({ '39': { name: 'Bodoland' } }))
  show(
    <>
      <BillingText {...profile} state_code="39" />
      <BillingText {...profile} state_code="39" />
    </>,
    { as: { user_id: '7' } },
  )
  expect(await screen.findAllByText(/Bodoland \(39\)/)).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('a code that the page does not know is asked about, and refused only if the server does not know it either', async () => {
  let changes: Parameters<typeof standing>[0] = {}
  const calls = answer(listStates, () => standing(changes))
  const gst = (value: string) => <GstField value={value} onChange={() => {}} />
  const { change } = show(gst(''))
  await expect.poll(() => calls.length).toBe(1)
  await expect.poll(() => billingRules.gstin(inBodoland)).toEqual(billing.gstState)
  changes = { '39': { name: 'Bodoland' } }
  change(gst('39'))
  expect(await screen.findByText('Bodoland')).toBeTruthy()
  expect(billingRules.gstin(inBodoland)).toBeUndefined()
})
