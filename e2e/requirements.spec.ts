import { expect, type Page, test } from '@playwright/test'
import { listNotifications } from '#contract/notification.ts'
import { getSellerRequirement, listSellerRequirements, sendQuote } from '#contract/quote.ts'
import { aFreshBuyer, enterAs, pageOf } from './support/people.ts'
import { aFreshSeller } from './support/shops.ts'

/** By keyboard alone: Tab moves from field to field, and Enter presses the button. */
async function typeRequirement(page: Page, name: string) {
  await page.getByLabel('Category').focus()
  await page.keyboard.type('Apparel')
  for (const text of [name, '1200', 'pieces', 'गोल गला, 180 GSM']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

async function postAs(page: Page, name: string) {
  await page.goto('/post_requirements')
  await expect(page.getByLabel('Category')).toHaveValue('agri products & equipments')
  await typeRequirement(page, name)
  await expect(page.getByRole('heading', { name: 'Uploaded your requirements' })).toBeFocused()
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Uploaded your requirements'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'My requirements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('No quotes yet')).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

async function quoteAs(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 520 })
  await page.goto('/seller_console/requirements')
  await page.getByRole('searchbox', { name: 'Search requirements' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Send quote for ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText('गोल गला, 180 GSM')
  // However long the requirement is, its button stays in view and names the missing field.
  const [price, send] = [
    drawer.getByLabel('Price per unit'),
    drawer.getByRole('button', { name: 'Send quote' }),
  ]
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/Write the price in rupees/)
  await price.fill('146.50')
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: `Send quote for ${name}` }).click()
  await expect(price).toHaveValue('146.50')
  await drawer.getByLabel('Minimum quantity').fill('500')
  await drawer.getByLabel('Delivery days').fill('9')
  await expect(drawer).toContainText('₹1,75,800.00 for 1,200 pieces')
  await send.click()
  await expect(page.getByText('Your quote: ₹146.50')).toBeVisible()
  await page.getByRole('tab', { name: /^My quotes/ }).click()
  await expect(page).toHaveURL(/list=mine/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^Open/ })).toHaveAttribute('aria-selected', 'true')
}

async function acceptAs(page: Page, company: string) {
  await page.reload()
  await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.getByRole('button', { name: `Accept quote of ${company}` }).click()
  const question = page.getByRole('dialog', { name: 'Accept this quote?' })
  await expect(question).toContainText('₹146.50 × 1,200 pieces = ₹1,75,800.00')
  await question.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}\?requirement=[0-9a-f-]{36}$/)
  // The offer that makes an order of the quote is filled, and can wait.
  const offer = page.getByRole('dialog', { name: 'Make an offer' })
  await expect(offer.getByRole('textbox', { name: /^Price per/ })).toHaveValue('146.5')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: company })).toBeVisible()
  await expect(page.getByText('₹146.50 / piece · in 9 days')).toBeVisible()
}

test('a visitor signs in before posting a requirement', async ({ page }) => {
  await page.goto('/post_requirements')
  await expect(page).toHaveURL('/login?next=%2Fpost_requirements')
})

test('a buyer posts, two sellers quote, and only the chosen one learns the phone number', async ({
  browser,
  request,
}) => {
  const buyer = await aFreshBuyer(request, 'Meena Requirement')
  const [won, lost] = [
    await aFreshSeller(request, 'Winning Knits'),
    await aFreshSeller(request, 'Losing Knits'),
  ]
  const name = `Polo shirts ${Date.now()}`
  const [buying, selling] = [await pageOf(browser, buyer), await pageOf(browser, won)]

  const requirementId = await postAs(buying, name)
  await quoteAs(selling, name)
  const terms = { price: 151, min_quantity: 100, delivery_days: 4 }
  await lost.api(sendQuote, { requirementId, ...terms, note: '' })
  for (const seller of [won, lost]) {
    const seen = [
      await seller.api(getSellerRequirement, { requirementId }),
      await seller.api(listSellerRequirements, { list: 'mine' }),
      await seller.api(listNotifications, {}),
    ]
    expect(JSON.stringify(seen)).not.toContain(buyer.phone_number)
  }
  const late = await buying.context().newPage()
  await late.goto(`/profile/requirements/${requirementId}`)
  await late.getByRole('button', { name: 'Accept quote of Losing Knits' }).click()
  await acceptAs(buying, 'Winning Knits')
  const question = late.getByRole('dialog', { name: 'Accept this quote?' })
  await question.getByRole('button', { name: 'Accept quote' }).click()
  await expect(late.getByText('You have accepted another quote.').first()).toBeVisible()
  await expect(question).toBeHidden()

  await selling.goto(`/seller_console/requirements?requirement=${requirementId}`)
  const drawer = selling.getByRole('dialog', { name })
  await expect(drawer.getByRole('link', { name: 'Phone number' })).toHaveAttribute(
    'href',
    `tel:+${buyer.phone_number}`,
  )
  await drawer.getByRole('link', { name: 'Open chat' }).click()
  await expect(selling).toHaveURL(/\/seller_console\/chats\/[0-9a-f-]{36}$/)

  const { requirement } = await lost.api(getSellerRequirement, { requirementId })
  expect(requirement).toMatchObject({ state: 'closed', buyer: null })
  const [news] = (await lost.api(listNotifications, {})).notifications
  expect(news?.message).toBe(`${name}: the buyer has chosen another quote`)
})

const rest = [
  'Bags and Luggage',
  'Beauty Cosmetics & Care',
  'Books Stationery & Office supplies',
  'Drip Irrigation',
  'Footwear',
  'Hardware & paints',
  'Home & kitchen appliances',
  'Industrial equipments',
  'Submersible motors & pumps',
  'Tiles & Ceramics',
]

test('what could not be sent stays in the form, and is closed only after a question', async ({
  page,
  request,
}) => {
  await enterAs(page, await aFreshBuyer(request))
  const refusal = { success: false, content: 'You have 50 open requirements.' }
  await page.route(
    '**/api/users/post_requirements',
    (route) => route.fulfill({ status: 409, json: refusal }),
    {
      times: 1,
    },
  )
  let cut = () => {}
  const isCut = new Promise<void>((done) => {
    cut = done
  })
  await page.route('**/api/users/post_requirements', (route) => isCut.then(() => route.abort()), { times: 1 })
  await page.goto('/post_requirements')
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Agri products & equipments',
    'Apparel & fashion',
    'Architects & interior designing',
    'Automobile parts & spares',
    'Chemicals dyes & solvents',
    'Construction real & estate',
    'Consumer electronics',
    'Electricals & electronics',
    'Energy & power',
    ...rest,
  ])
  await page.getByLabel('Product name').fill('Cotton bags')
  await page.getByLabel('Quantity').fill('30')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Sending your requirement…' })).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('')
  cut()
  await expect(page.getByText(/^Server side error: /)).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('Cotton bags')
  await expect(page.getByLabel('Quantity')).toHaveValue('30')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(refusal.content)).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('Cotton bags')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'My requirements' }).click()
  await expect(page.getByText('No quotes yet')).toBeVisible()
  // The messages of the earlier tries cover the button for five seconds.
  await page.reload()
  await page.getByRole('button', { name: 'Close requirement' }).click()
  const question = page.getByRole('dialog', { name: 'Close this requirement?' })
  await question.getByRole('button', { name: 'Close requirement' }).click()
  await expect(page.getByText('You closed this requirement.')).toBeVisible()
  await page.goto('/profile/requirements?state=closed')
  await expect(page.getByRole('list', { name: 'Requirements' })).toContainText('Closed without a choice')
})
