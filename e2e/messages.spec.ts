import { expect, type Locator, type Page, test } from '@playwright/test'
import { listSellerRequirements } from '#contract/quote.ts'
import { aListedProduct, hasThreeSlabs, pathOf } from './support/goods.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('what went wrong goes once the next try succeeds', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto(pathOf(await aListedProduct(request, hasThreeSlabs)))
  const add = page.getByRole('button', { name: /^Add to Cart/ }).filter({ visible: true })
  await page.route('**/api/users/cart/add-item', (route) => route.abort())
  await add.click()
  const failed = messages(page).getByText('Failed to add to cart')
  await expect(failed).toBeVisible()
  // A message under the pointer would stay for ever.
  await failed.hover()
  await page.unroute('**/api/users/cart/add-item')
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('Added to the cart')).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test('a form that is sent again says what is wrong this time alone, and never over the field it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/signup')
  const send = page.getByRole('main').getByRole('button', { name: 'Sign Up' })
  const sentences = [
    ['Full name', 'Full Name must be at least 3 characters long', 'Asha Verma'],
    ['Email', 'Email is not valid', 'asha@example.in'],
    ['Phone number', 'Phone number must be valid', '9876543210'],
    ['Password', 'Password must be at least 6 characters long', 'secret1'],
  ] as const
  for (const [name, sentence, answer] of sentences) {
    await send.click()
    const message = messages(page).getByText(sentence)
    await expect(message).toBeVisible()
    await expect(messages(page).getByRole('alert')).toHaveCount(1)
    const field = page.getByRole('textbox', { name, exact: true })
    await expect(field).toBeFocused()
    await expect.poll(() => overlap(messages(page).getByRole('alert'), field)).toBe(false)
    await field.fill(answer)
  }
})

/** Runs in the page. Answers once a message stands beside all of these: on a slow machine it is gone before anybody could ask twice. */
const untilBeside = (selectors: readonly string[]) =>
  new Promise<void>((stands) => {
    const look = () => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const message = boxOf('[aria-label=Messages] [role=status]')
      const others = selectors.map(boxOf)
      const isBeside = others.every(
        (other) =>
          message !== undefined &&
          other !== undefined &&
          (message.left >= other.right ||
            other.left >= message.right ||
            message.top >= other.bottom ||
            other.top >= message.bottom),
      )
      if (isBeside) stands()
      else requestAnimationFrame(look)
    }
    look()
  })

test('a message stands beside an open drawer, not over its title and its buttons', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const seller = await theDemo('seller', request)
  const open = (await seller.api(listSellerRequirements, { list: 'open' })).requirements
  const requirement = open.find(({ can_quote }) => can_quote)
  await enterAs(page, seller)
  await page.goto(`/seller_console/requirements?requirement=${requirement?.requirement_id}`)
  const drawer = page.getByRole('dialog', { name: requirement?.product_name ?? '' })
  await drawer.getByLabel('Price per unit').fill('146.50')
  await drawer.getByLabel('Minimum quantity').fill('10')
  await drawer.getByLabel('Delivery days').fill('9')
  // The drawer closes once the list is fresh.
  const release = await holdAnswers(page, '**/api/seller/requirements*')
  const stands = page.evaluate(untilBeside, ['dialog[open] h2', 'dialog[open] button[aria-label=Close]'])
  await drawer.getByRole('button', { name: /^(Send|Change) quote$/ }).click()
  await stands
  release()
  await expect(drawer).toBeHidden()
})
