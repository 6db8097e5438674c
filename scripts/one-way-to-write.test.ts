import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'

/** These files send in their own way, each for the reason beside it. */
const reasoned: Readonly<Record<string, string>> = {
  'admin-seller-applications/decision-bar.tsx': 'gives the call to its page, which decides',
  'admin-cases/case.page.tsx': 'gives the call to the form',
  'admin-content/content-api.ts': 'gives the call to dialogs, whose actions it is',
  'admin-products/verify-all.ts': 'pieces of one press, whose dialog shows how far it is',
  'basket/review-orders.tsx': 'reads what products cost by POST',
  'carts/use-cart.ts': 'changes at once and in turn, and puts back what is refused',
  'chat/connection/uploads.ts': 'lives longer than the page: an outbox sends it again',
  'deals/offer-dialog.tsx': 'gives the call to the form',
  'documents/issue-preview.tsx': 'reads a preview by POST',
  'market/category-grid.tsx': 'reads a list by POST',
  'market/live-row.tsx': 'reads a list by POST',
  'notifications/use-feed.ts': 'marks as read at once, and nobody waits for it',
  'product-imports/send-pictures.ts': 'pieces of one press, which shows how far it is',
  'reach/this-browser.ts': 'gives the calls to the switch of its page, which is an action',
  'seller-application/correct-gst.ts': 'a step of the application, whose action it is part of',
  'seller-orders/use-status-change.ts': 'changes at once, row by row, and puts back what is refused',
  'seller-products/add-product.page.tsx': 'gives the call to the form',
  'seller-products/bulk/price-dialog.tsx': 'reads a preview by POST',
  'seller-products/use-live-product.ts': 'gives the call to the form',
  'seller-products/use-product-edit.ts': 'gives the call to the form',
  'sellers/shop-shelf.tsx': 'reads a list by POST',
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

async function writingEndpoints() {
  const modules = globSync('src/contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const loaded = await Promise.all(modules.map((file) => import(`../${file}`)))
  const all = loaded.flatMap((module: object) => Object.entries(module))
  return all.filter(([, value]) => isEndpoint(value) && value.method !== 'GET').map(([name]) => name)
}

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/web/actions/'))
  .map((file) => ({ file: file.replace('src/web/', ''), text: readFileSync(file, 'utf8') }))

const goesThroughActions =
  /from '(#web\/actions\/|#web\/admin\/use-decide|\.\/use-decide|#web\/users\/use-entering|\.\/use-entering|\.\/use-deal-action|\.\/use-revision)/

test('what a page sends goes through an action, or has its reason not to', async () => {
  const names = await writingEndpoints()
  const calls = new RegExp(`\\bapi\\(\\s*(${names.join('|')})\\b`)
  const own = sources.filter(({ text }) => calls.test(text) && !goesThroughActions.test(text))
  expect(own.map(({ file }) => file).sort()).toEqual(Object.keys(reasoned).sort())
})

test('no page keeps by itself whether it is busy', () => {
  const busy =
    /\[(is)?(busy|sending|saving|pending|placing|starting|working)\w*, set\w+\] = useState|\b(busy|isSending|underway|locked) = useRef/i
  const own = sources.filter(({ text }) => busy.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
})
