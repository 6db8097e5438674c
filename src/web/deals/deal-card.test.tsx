import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { acceptDeal, counterDeal, type Deal, listDeals, withdrawDeal } from '#contract/deals/deal.ts'
import { listAddresses } from '#contract/users/address.ts'
import { listBillingProfiles } from '#contract/users/billing.ts'
import { getProfile } from '#contract/users/user.ts'
import { line, nothing, offer, received } from '#web/testing/deals.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DealCard } from './deal-card.tsx'

const later = '2026-11-23T11:00:00.000Z'

let people = 0
/** The card of a person of its own, as what was read for another is not shown. */
function card(deal: Deal) {
  people += 1
  let current = deal
  answer(listDeals, () => ({ deals: [current], head: current.hash }))
  const page = show(
    <DealCard roomId="r" dealId="d" name="Kaveri Cements" sellerId="7">
      Offer: 400 bags of Portland cement
    </DealCard>,
    { as: { user_id: `person ${people}` } },
  )
  return { ...page, become: (next: Deal) => (current = next) }
}
const article = () => screen.findByRole('article')
const button = (name: string) => screen.findByRole('button', { name })

test('a card says who offers what, its state, and what may be done', async () => {
  card(received)
  expect(screen.getByText('Offer: 400 bags of Portland cement')).toBeTruthy()
  const shown = await article()
  expect(shown.getAttribute('aria-label')).toBe('Offer of Kaveri Cements: Open, ₹1,86,000.00')
  for (const text of [
    '400 bags × ₹465.00',
    'HSN 2523',
    '30 % in advance, rest on dispatch',
    'Within 5 days',
    '30 Nov 2026',
    'Special order',
  ])
    expect(shown.textContent).toContain(text)
  expect(
    within(shown)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Accept', 'Counter', 'Decline', 'Quotation (PDF)'],
    ...['Check the record now', 'Download the evidence file'],
  ])
})

test('a counter-offer says what it changes', async () => {
  const dearer = { ...line, unit_price: 480, line_total: 192_000 }
  card({ ...received, revision: 2, previous: { ...offer, lines: [dearer], total: 192_000 } })
  expect((await article()).textContent).toContain('Price of Portland cement: ₹480.00 → ₹465.00')
})

test('an own offer waits, and can be withdrawn after a question', async () => {
  const own: Deal = { ...received, proposed_by: 'buyer', can: { ...nothing, withdraw: true } }
  const calls = answer(withdrawDeal, () => ({
    content: 'Your offer is withdrawn',
    deal: { ...own, state: 'withdrawn' as const, can: nothing, changed_at: later },
  }))
  const { user } = card(own)
  expect((await article()).textContent).toContain('Waiting for Kaveri Cements')
  await user.click(await button('Withdraw'))
  await user.click(await button('Withdraw offer'))
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(calls[0]?.input).toEqual({ dealId: 'd', revision: 1 })
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

const address = {
  ...{ address_id: 'a', state: 'Madhya Pradesh', city: 'Indore', postalCode: '452001' },
  ...{ shipAddress: '12 MG Road', revision: 1 },
}
function aBuyerWithAnAddress() {
  answer(listAddresses, () => ({ data: [address], total: 1, next: null }))
  answer(listBillingProfiles, () => ({ data: [] }))
  answer(getProfile, () => ({}) as never)
}

test('accepting asks where the goods go, names the revision that was read, and leads to the order', async () => {
  aBuyerWithAnAddress()
  const calls = answer(acceptDeal, () => ({
    content: 'The deal is made',
    order_id: 'VJ-12345678',
    deal: {
      ...received,
      state: 'accepted' as const,
      can: nothing,
      order_id: 'VJ-12345678',
      changed_at: later,
    },
  }))
  const { user } = card(received)
  await user.click(await button('Accept'))
  expect(await screen.findByText('12 MG Road')).toBeTruthy()
  await user.click(await button('Accept and order'))
  const link = await screen.findByRole('link', { name: 'Order VJ-12345678' })
  expect(link.getAttribute('href')).toBe('/order_details/VJ-12345678')
  expect(calls[0]?.input).toMatchObject({
    dealId: 'd',
    revision: 1,
    delivery: { city: 'Indore', postal_code: '452001' },
  })
  expect(Object.keys(calls[0]?.headers ?? {}).map((name) => name.toLowerCase())).toContain('idempotency-key')
})

test('the question shows all that is accepted: goods with HSN code and GST, freight, terms and what is to be paid', async () => {
  aBuyerWithAnAddress()
  const { user } = card({
    ...received,
    lines: [{ ...line, hsn_code: '2523', gst_rate_bp: 1800 }],
    ...{ freight: 'paid', freight_cost: 2_000, total: 188_000 },
  })
  await user.click(await button('Accept'))
  const question = await screen.findByRole('dialog', { name: 'Accept this offer?' })
  // These goods are not listed, so nothing holds them.
  expect(question.textContent).toContain('at exactly these prices and terms.')
  expect(question.textContent).not.toMatch(/stock|reserved/)
  const goods = within(question).getByRole('list', { name: 'Goods' })
  expect(goods.textContent).toContain('400 bags × ₹465.00')
  expect(goods.textContent).toContain('HSN 2523 · GST 18 %')
  const facts = within(question).getAllByRole('term')
  expect(facts.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual(
    expect.arrayContaining([
      ['Freight', '₹2,000.00'],
      ['Total to pay', '₹1,88,000.00'],
      ['Payment', '30 % in advance, rest on dispatch'],
    ]),
  )
})

test('an offer that has changed is not accepted: the sentence is said and the new card shown', async () => {
  aBuyerWithAnAddress()
  answer(acceptDeal, () => {
    throw new ApiError(409, 'This offer has changed since you opened it. Please look at it again.')
  })
  const { user, become } = card(received)
  await user.click(await button('Accept'))
  await screen.findByText('12 MG Road')
  become({ ...received, revision: 2, total: 190_000, changed_at: later })
  await user.click(await button('Accept and order'))
  expect((await screen.findAllByText(/This offer has changed/)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await article()).getAttribute('aria-label')).toContain('₹1,90,000.00')
  expect(screen.queryByRole('button', { name: 'Accept and order' })).toBeNull()
})

test('an offer that changes while the question is open is not accepted unread', async () => {
  aBuyerWithAnAddress()
  const calls = answer(acceptDeal, () => {
    throw new ApiError(409, 'This offer has changed since you opened it. Please look at it again.')
  })
  const { user, become } = card(received)
  await user.click(await button('Accept'))
  const question = await screen.findByRole('dialog')
  await within(question).findByText('12 MG Road')
  become({ ...received, revision: 3, total: 190_000, changed_at: later })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect
    .poll(() => document.querySelector('article')?.getAttribute('aria-label'))
    .toContain('₹1,90,000.00')
  expect(question.textContent).toContain('₹1,86,000.00')
  await user.click(within(question).getByRole('button', { name: 'Accept and order' }))
  expect(calls[0]?.input).toMatchObject({ dealId: 'd', revision: 1 })
})

test('nothing is accepted without a connection, and the page says so', async () => {
  aBuyerWithAnAddress()
  const calls = answer(acceptDeal, () => ({}) as never)
  const { user } = card(received)
  await user.click(await button('Accept'))
  await screen.findByText('12 MG Road')
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  await user.click(await button('Accept and order'))
  expect((await screen.findAllByText(/You are offline/)).length).toBeGreaterThan(0)
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })
  expect(calls).toEqual([])
})

test('a counter-offer begins with the offer, and its total follows what is typed', async () => {
  const asSeller: Deal = { ...received, role: 'seller', proposed_by: 'buyer' }
  const calls = answer(counterDeal, ({ revision }) => ({
    content: 'Your counter-offer is sent',
    deal: {
      ...asSeller,
      revision: revision + 1,
      proposed_by: 'seller' as const,
      can: nothing,
      changed_at: later,
    },
  }))
  const { user } = card(asSeller)
  await user.click(await button('Counter'))
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /Price per bag/ })
  expect(price.value).toBe('465')
  await user.clear(price)
  await user.click(await button('Send counter-offer'))
  expect(document.activeElement).toBe(price)
  expect(calls).toEqual([])
  await user.type(price, '470')
  expect(await screen.findByText('₹1,88,000.00')).toBeTruthy()
  await user.click(await button('Send counter-offer'))
  expect(await screen.findByText('Your counter-offer')).toBeTruthy()
  expect(calls[0]?.input).toMatchObject({
    dealId: 'd',
    revision: 1,
    lines: [{ product_name: 'Portland cement', unit_price: 470 }],
  })
})

test('a counter-offer that met a changed offer shows that one and answers it; what was typed stays', async () => {
  const asSeller: Deal = { ...received, role: 'seller', proposed_by: 'buyer' }
  const changed: Deal = {
    ...asSeller,
    ...{ revision: 3, previous: asSeller, changed_at: later, total: 180_000 },
    lines: [{ ...line, unit_price: 450, line_total: 180_000 }],
  }
  const calls = answer(counterDeal, ({ revision }) => {
    if (revision === 1)
      throw new ApiError(409, 'This offer has changed since you opened it. Please look at it again.')
    const deal = { ...changed, revision: 4, proposed_by: 'seller' as const, can: nothing }
    return {
      content: 'Your counter-offer is sent',
      deal: { ...deal, changed_at: '2026-11-23T12:00:00.000Z' },
    }
  })
  const { user, become } = card(asSeller)
  await user.click(await button('Counter'))
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /Price per bag/ })
  await user.clear(price)
  await user.type(price, '470')
  become(changed)
  await user.click(await button('Send counter-offer'))
  const shown = await screen.findByRole('region', { name: 'The new offer of Kaveri Cements' })
  expect(shown.textContent).toContain('Price of Portland cement: ₹465.00 → ₹450.00')
  expect(screen.getAllByText(/This offer has changed/)).not.toEqual([])
  expect(price.value).toBe('470')
  await user.click(await button('Send counter-offer'))
  expect(await screen.findByText('Your counter-offer')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toMatchObject([
    { revision: 1, lines: [{ unit_price: 470 }] },
    { revision: 3, lines: [{ unit_price: 470 }] },
  ])
})
