import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decideSignal, type Signal } from '#contract/admin/moderation.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DecideSignal } from './decide-signal.tsx'
import { sentenceOf } from './signal-words.ts'

const listing = {
  ...{
    product_name: 'MS Angle',
    seller_id: 's1',
    seller: 'Balaji Steel',
    image: null,
    price: 500,
    unit: 'kg',
  },
  is_listed: true,
}
const facts = { count: 2, days: null, gstin: null, was: null, now: null }
const signal: Signal = {
  ...{ signal_id: 'g1', kind: 'same-listing', facts, found_at: '2026-11-20T05:00:00.000Z', revision: 3 },
  people: [{ user_id: 's1', name: 'Balaji Steel', is_seller: true, is_suspended: false }],
  products: [
    { ...listing, product_id: 'p1' },
    { ...listing, product_id: 'p2' },
  ],
  ...{ outcome: null, words: null, decided_by: null, decided_at: null, case_id: null },
}
const done = { signal: { ...signal, outcome: 'nothing' as const }, content: 'Noted' }
const owner = { account_type: 'admin', admin_role: 'owner' } as const

const open = async (as: { account_type: 'admin'; admin_role: 'owner' | 'support' } = owner) => {
  const { user } = show(<DecideSignal signal={signal} />, { as })
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  return user
}
const save = () => screen.getByRole('button', { name: 'Save the decision' })

test('nothing comes of it: the words go along, and nobody is named', async () => {
  const sent = answer(decideSignal, () => done)
  const user = await open()
  await user.click(save())
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/Your words/), 'Two thicknesses')
  await user.click(save())
  await screen.findByText('Noted')
  expect(sent.map(({ input }) => input)).toEqual([
    { signalId: 'g1', revision: 3, outcome: 'nothing', words: 'Two thicknesses' },
  ])
})

test('the later of two listings is the one that leaves the market', async () => {
  const sent = answer(decideSignal, () => ({ ...done, content: 'It is off the market' }))
  const user = await open()
  await user.click(screen.getByLabelText('Take a listing off the market'))
  await user.type(screen.getByLabelText(/Your words/), 'Listed twice')
  await user.click(save())
  await screen.findByText('It is off the market')
  expect(sent[0]?.input).toMatchObject({ outcome: 'unlist', productId: 'p2' })
})

test('who does not vet products is not offered to unlist one', async () => {
  await open({ account_type: 'admin', admin_role: 'support' })
  expect(screen.queryByLabelText('Take a listing off the market')).toBeNull()
  expect(screen.getByLabelText('Suspend an account')).toBeTruthy()
})

test('what another admin has decided is said, and the words stay', async () => {
  answer(decideSignal, () => {
    throw new ApiError(409, 'Another admin has decided this meanwhile.')
  })
  const user = await open()
  await user.type(screen.getByLabelText(/Your words/), 'Fine')
  await user.click(save())
  expect(await screen.findByText('Another admin has decided this meanwhile.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Your words/).value).toBe('Fine')
})

const named = (name: string, place = 1) =>
  ({ ...signal.people[0], user_id: `u${place}`, name }) as Signal['people'][number]

test.each<[Partial<Signal>, string]>([
  [{}, 'Balaji Steel lists “MS Angle” 2 times.'],
  [
    { kind: 'same-picture', people: [named('A'), named('B', 2)], facts: { ...facts, count: 3 } },
    'A, B and 1 more supplier show the same picture.',
  ],
  [
    { kind: 'price-jump', facts: { ...facts, was: 500, now: 1_500.5, days: 1 } },
    '“MS Angle” went from ₹500 to ₹1,500.50 within a day.',
  ],
  [{ kind: 'one-device', facts: { ...facts, count: 4 } }, '4 accounts have signed in on the same device.'],
  [
    { kind: 'one-gstin', facts: { ...facts, gstin: '33ABCDE1234F1Z5' } },
    '2 suppliers give the GST number 33ABCDE1234F1Z5.',
  ],
  [
    { kind: 'many-orders', people: [named('A'), named('B', 2)], facts: { ...facts, count: 1_240, days: 7 } },
    'A has ordered 1,240 times from B within 7 days.',
  ],
  [{ products: [] }, 'Balaji Steel lists “Goods that are gone” 2 times.'],
])('a signal says what was seen', (more, sentence) => {
  expect(sentenceOf({ ...signal, ...more })).toBe(sentence)
})
