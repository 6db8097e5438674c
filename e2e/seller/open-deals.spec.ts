import { expect, test } from '@playwright/test'
import { offerDeal } from '#contract/deals/deal.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { untilAlive } from '#e2e/support/browser.ts'
import { aFreshBuyer, enterAs } from '#e2e/support/people.ts'
import { aFreshSeller } from '#e2e/support/shops.ts'
import { aRoom } from '#e2e/support/talks.ts'

test('an offer of a buyer waits in the bar, leads from the list to its card, and is counted no more once it is accepted', async ({
  page,
  request,
}) => {
  const [buyer, seller] = [
    await aFreshBuyer(request, 'Meena Kumari'),
    await aFreshSeller(request, 'Kaveri Cements'),
  ]
  await enterAs(page, seller)
  await page.goto('/seller_console/deals')
  await untilAlive(page)
  await expect(page.getByRole('heading', { name: 'No open offers' })).toBeVisible()
  const roomId = await aRoom(buyer, seller)
  await buyer.api(offerDeal, {
    roomId,
    lines: [{ product_name: 'River sand, washed', unit: 'tonne', quantity: 40, unit_price: 1_200 }],
    freight: 'included',
    terms: { advance_bp: 3_000, rest: 'on_delivery' },
    dispatch_days: 7,
    valid_until: dayInIndia(new Date(Date.now() + 5 * 24 * 60 * 60_000)),
    delivery: {
      ...{ state: 'Rajasthan', city: 'Jaipur', postal_code: '302003' },
      ship_address: '14 Johari Bazar',
    },
  })

  await page.goto('/seller_console')
  await untilAlive(page)
  const bar = page.getByRole('navigation', { name: 'Grow' })
  await bar.getByRole('link', { name: 'Deals, 1 to answer' }).click()
  await expect(page).toHaveURL(/\/seller_console\/deals$/)
  const offers = page.getByRole('list', { name: 'Open offers' }).getByRole('listitem')
  await expect(offers).toHaveCount(1)
  await expect(offers).toContainText('₹48,000.00')
  await expect(offers).toContainText('Your answer')
  await offers.getByRole('link', { name: /^Meena Kumari.*River sand, washed$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/seller_console/chats/${roomId}$`))
  const card = page.getByRole('article', { name: /^Offer of Meena Kumari: Open/ })
  await card.getByRole('button', { name: 'Accept' }).click()
  await page
    .getByRole('dialog', { name: 'Accept this offer?' })
    .getByRole('button', { name: 'Accept and order' })
    .click()
  await expect(page.getByRole('article', { name: /^Offer of Meena Kumari: Accepted/ })).toBeVisible()
  await bar.getByRole('link', { name: 'Deals', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No open offers' })).toBeVisible()
})
