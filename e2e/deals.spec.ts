import { expect, type Page, test } from '@playwright/test'
import { openChat } from '#contract/chats/chat.ts'
import { sendQuote } from '#contract/quote.ts'
import { acceptQuote, getRequirement, postRequirement } from '#contract/requirement.ts'
import { saveAddress } from '#contract/users/address.ts'
import { expectOpenToAll } from './support/axe.ts'
import { untilAlive } from './support/browser.ts'
import { aFreshBuyer, type Person, pageOf } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

/** A requirement for 400 bags whose quote of ₹480 a bag is accepted; its room. */
async function anAcceptedQuote(buyer: Person, seller: Person, product_name: string) {
  const { requirement_id: requirementId } = await buyer.api(postRequirement, {
    ...{ product_name, quantity: 400, unit: 'bag', product_details: '' },
    category_type: 'apparel & fashion',
  })
  const terms = { price: 480, min_quantity: 100, delivery_days: 5, note: 'Fresh lot' }
  await seller.api(sendQuote, { requirementId, ...terms })
  const { quotes } = await buyer.api(getRequirement, { requirementId })
  const { quote_id = '', revision = 0 } = quotes[0] ?? {}
  const { room_id } = await buyer.api(acceptQuote, { requirementId, quote_id, revision })
  return { requirementId, roomId: room_id }
}

const card = (page: Page, name: RegExp) => page.getByRole('article', { name })

async function writePrice(page: Page, dialog: string, price: string) {
  const form = page.getByRole('dialog', { name: dialog })
  await form.getByLabel('Price per bag').fill(price)
  return form
}

test('a quote becomes a deal and the deal an order, between two people in two browsers', async ({
  browser,
  request,
}) => {
  const [buyer, seller] = [
    await aFreshBuyer(request, 'Meena Kumari'),
    await aFreshSeller(request, 'Kaveri Cements'),
  ]
  const place = { state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '14 Johari Bazar' }
  await buyer.api(saveAddress, place)
  const { requirementId, roomId } = await anAcceptedQuote(buyer, seller, `Cement ${Date.now()}`)
  const phone = { viewport: { width: 390, height: 844 } }
  const [buying, selling] = [await pageOf(browser, buyer, phone), await pageOf(browser, seller)]

  await selling.goto(`/seller_console/chats/${roomId}`)
  await untilAlive(selling)
  await buying.goto(`/profile/requirements/${requirementId}`)
  await untilAlive(buying)
  await buying.getByRole('link', { name: 'Make a deal' }).click()
  const offer = await writePrice(buying, 'Make an offer', '450')
  await expect(offer).toContainText('₹1,80,000.00')
  await expect(offer).toContainText('14 Johari Bazar')
  await expectOpenToAll(buying)
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(card(buying, /^Your offer: Open, ₹1,80,000\.00$/)).toBeVisible()

  // The other side sees it come, and answers by keyboard alone.
  await expect(card(selling, /^Offer of Meena Kumari: Open/)).toBeVisible()
  await selling.getByRole('button', { name: 'Counter', exact: true }).press('Enter')
  const counter = await writePrice(selling, 'Make a counter-offer', '465')
  await counter.getByRole('button', { name: 'Send counter-offer' }).press('Enter')
  await expect(card(selling, /^Your counter-offer: Open/)).toBeVisible()

  const answer = card(buying, /^Counter-offer of Kaveri Cements: Open, ₹1,86,000\.00$/)
  await expect(answer).toContainText('₹450.00 → ₹465.00')
  await expectOpenToAll(buying)
  await answer.getByRole('button', { name: 'Accept' }).click()
  const question = buying.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(question).toContainText('14 Johari Bazar')
  await question.getByRole('button', { name: 'Accept and order' }).click()
  await expect(card(buying, /: Accepted, /)).toBeVisible()
  await expect(card(selling, /: Accepted, /).getByRole('link', { name: /^Order VJ-/ })).toBeVisible()

  // What a page without cards reads.
  const { messages } = await seller.api(openChat, { roomId })
  expect(messages.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Offer: 400 bags of Cement/),
    expect.stringMatching(/^Counter-offer: 400 bags of Cement/),
    expect.stringMatching(/^Offer accepted: .* It is order VJ-/),
  ])
  await buying.getByRole('link', { name: /^Order VJ-/ }).click()
  await expect(buying).toHaveURL(/\/order_details\/VJ-/)
  await expect(buying.getByText('₹1,86,000.00').first()).toBeVisible()
})
