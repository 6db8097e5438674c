import { expect, type Locator, type Page, test } from '@playwright/test'
import { untilAlive } from '#e2e/support/browser.ts'
import { aFreshBuyer, enterAs } from '#e2e/support/people.ts'
import { longestPress } from '#web/presses/whole-press.ts'

const main = (page: Page) => page.getByRole('main')
const firstProduct = (page: Page) => main(page).getByRole('article').getByRole('link').first()
/** Waits until the page has rendered the effects of a press. */
const inTheEnd = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestIdleCallback(next))))

/** Opens a page and waits until it is alive, and for what protects presses, which is a script of its own. */
async function openWatched(page: Page, address: string) {
  const script = page.waitForResponse('**/assets/presses-*.js')
  await page.goto(address)
  await untilAlive(page)
  await (await script).finished()
  await inTheEnd(page)
}

async function middleOf(action: Locator) {
  await action.scrollIntoViewIfNeeded()
  const box = await action.boundingBox()
  if (!box) throw new Error('It is not in the page')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

const moveDown = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('translate', '0 500px')
  })

/** The page without its scripts, until they are released. */
async function holdScripts(page: Page) {
  let countAdmitted = () => {}
  const release = new Promise<void>((resolve) => {
    countAdmitted = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await release
    await route.continue()
  })
  return countAdmitted
}

test('what is typed and pressed before the scripts are there is done once they are', async ({
  page,
  request,
}) => {
  const { phone_number, password } = await aFreshBuyer(request)
  const countAdmitted = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Phone number').fill(phone_number)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
  countAdmitted()
  await expect(page).toHaveURL('/live_market')
})

test('a filter that is chosen before the scripts are there narrows the list once they are', async ({
  page,
}) => {
  const countAdmitted = await holdScripts(page)
  await page.goto('/search?q=cotton', { waitUntil: 'commit' })
  const gujarat = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Gujarat/ })
  await gujarat.check()
  countAdmitted()
  await expect(page).toHaveURL('/search?q=cotton&state=Gujarat')
  await expect(gujarat).toBeChecked()
})

test('a press into a page without scripts counts once', async ({ page, request }) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/live_market')
  const path = await firstProduct(page).getAttribute('href')
  const countAdmitted = await holdScripts(page)
  await page.goto(path ?? '', { waitUntil: 'commit' })
  const quantity = main(page).getByRole('textbox', { name: 'Quantity' }).first()
  const before = Number(await quantity.inputValue())
  const more = main(page).getByRole('button', { name: 'Increase quantity' }).first()
  await more.click()
  await more.click()
  countAdmitted()
  await expect(quantity).toHaveValue(String(before + 1))
})

/** However long a busy machine takes between the two, this press is not taken for a long one, which a list does not wait for. */
const pressShortly = (page: Page) =>
  page.addInitScript((longest) => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms = 0, ...values: unknown[]) =>
      ms === longest ? 0 : later(run, ms, ...values)) as typeof window.setTimeout
  }, longestPress)

test('a list that is answered during a press comes after it', async ({ page }) => {
  await pressShortly(page)
  await openWatched(page, '/search?q=cotton')
  let answer = () => {}
  const release = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products/**', async (route) => {
    await release
    await route.continue()
  })
  const request = page.waitForRequest('**/api/products/**')
  await page.getByRole('textbox', { name: 'From ₹' }).filter({ visible: true }).fill('999999')
  await page.keyboard.press('Tab')
  await request
  const link = firstProduct(page)
  const path = await link.getAttribute('href')
  await page.mouse.move(...(await middleOf(link)))
  await page.mouse.down()
  const come = page.waitForResponse('**/api/products/**')
  answer()
  await (await come).finished()
  await inTheEnd(page)
  await page.mouse.up()
  await expect(page).toHaveURL(path ?? '')
})

test('what moves away during a press gets its click', async ({ page }) => {
  await openWatched(page, '/live_market')
  const link = firstProduct(page)
  const path = await link.getAttribute('href')
  await page.mouse.move(...(await middleOf(link)))
  await page.mouse.down()
  await moveDown(page)
  await page.mouse.up()
  await expect(page).toHaveURL(path ?? '')
})

test('a finger that slides off something does not press it', async ({ page }) => {
  await openWatched(page, '/live_market')
  const [x, y] = await middleOf(firstProduct(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await moveDown(page)
  await page.mouse.move(x, y + 30)
  await page.mouse.up()
  await inTheEnd(page)
  await expect(page).toHaveURL('/live_market')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what moves away during a touch gets its click', async ({ page, context }) => {
    await openWatched(page, '/live_market')
    const link = firstProduct(page)
    const path = await link.getAttribute('href')
    const [x, y] = await middleOf(link)
    const client = await context.newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await moveDown(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(path ?? '')
  })
})

test('who leaves while a script is given up comes to where the link leads', async ({ page }) => {
  await page.goto('/contactus')
  await untilAlive(page)
  await page.route('**/privacy_and_policy', async (route) => {
    // Longer than the page waits until it takes the loss of a script for a new version.
    await new Promise((next) => setTimeout(next, 3_000))
    await route.continue()
  })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/privacy_and_policy'
    document.body.append(link)
    link.click()
    void Promise.reject(new Error('error loading dynamically imported module'))
  })
  await expect(page).toHaveURL('/privacy_and_policy')
  expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).toBeNull()
})
