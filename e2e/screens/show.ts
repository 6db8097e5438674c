import type { Page } from '@playwright/test'
import { accountScreens } from './account-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { againScreens } from './again-screens.ts'
import { analyticsScreens } from './analytics-screens.ts'
import { billingScreens } from './billing-screens.ts'
import { bookScreens } from './book-screens.ts'
import { caseScreens } from './case-screens.ts'
import { chatScreens } from './chat-screens.ts'
import type { Traffic } from './checks/traffic.ts'
import { consoleScreens } from './console-screens.ts'
import { dealScreens } from './deal-screens.ts'
import type { Desk } from './desk.ts'
import { khataScreens } from './khata-screens.ts'
import { marketScreens } from './market-screens.ts'
import { orderScreens } from './order-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import { planScreens } from './plan-screens.ts'
import { priceScreens } from './price-screens.ts'
import { purchaseScreens } from './purchase-screens.ts'
import { reachScreens } from './reach-screens.ts'
import { readingScreens } from './reading-screens.ts'
import { requirementScreens } from './requirement-screens.ts'
import type { Screen } from './screen.ts'
import { shipmentScreens } from './shipment-screens.ts'
import { shopScreens } from './shop-screens.ts'
import { signInScreens } from './sign-in-screens.ts'
import { stepScreens } from './step-screens.ts'

const allScreens: readonly Screen[] = [
  ...marketScreens,
  ...readingScreens,
  ...signInScreens,
  ...accountScreens,
  ...billingScreens,
  ...orderScreens,
  ...againScreens,
  ...analyticsScreens,
  ...bookScreens,
  ...purchaseScreens,
  ...caseScreens,
  ...paymentScreens,
  ...stepScreens,
  ...priceScreens,
  ...reachScreens,
  ...shopScreens,
  ...khataScreens,
  ...shipmentScreens,
  ...chatScreens,
  ...dealScreens,
  ...requirementScreens,
  ...consoleScreens,
  ...adminScreens,
  ...planScreens,
]

/** A share of all screens, chosen by `scripts/test`: where time ends a run, each run leaves out others. */
const first = Math.floor(Number(process.env.WALKS_BEGIN ?? 0) * allScreens.length)

export const screens = [...allScreens.slice(first), ...allScreens.slice(0, first)]

/** Runs in each page. What another screen has typed, chosen or looked at does not belong to this one. */
export function forgetOthers() {
  const kept = /^(draft:.*|compare|recently_viewed|searches|consoleProductsView|consoleDensity|importSeen)$/
  for (const name of Object.keys(localStorage)) if (kept.test(name)) localStorage.removeItem(name)
}

export function titleOf({ route, state, as }: Screen) {
  return `${route} ${state ? `${state}, ` : ''}as a ${as} sees it,`
}

/** Opens the page in its state; a language other than English has its prefix. */
export async function show({ page, traffic, screen, desk, prefix }: Opened) {
  const { at: address = screen.route, before, lead, loads } = screen
  await before?.(page, desk)
  await page.goto(prefix + (typeof address === 'string' ? address : await address(desk)))
  if (lead) {
    await settled(page, traffic)
    await lead(page, desk)
  }
  if (loads) await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor()
  else await settled(page, traffic)
}

type Opened = {
  readonly page: Page
  readonly traffic: Traffic
  readonly screen: Screen
  readonly desk: Desk
  readonly prefix: string
}

/** Scrolls until everything that loads late has loaded. */
async function settled(page: Page, traffic: Traffic) {
  await traffic.quiet()
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((next) => requestAnimationFrame(next))
    }
    scrollTo(0, 0)
  })
  await traffic.quiet()
}

export const beyond = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
