import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { detectDelimiter, recordsOf } from '#server/csv/read-csv.ts'
import type { BuildWords } from '#server/languages/words.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { pseudo } from './built.ts'
import { dictionaries } from './dictionaries.ts'

const testApp = openTestApp()
let seller: Someone

beforeAll(async () => {
  testApp.app.languages.add(pseudo.code, () => words)
  seller = await aSeller(testApp.db)
})

/** As the build of the language has them. */
const words = runnerImport<{ readonly fileWords: BuildWords }>(
  fileURLToPath(new URL('../../src/web/file-words.ts', import.meta.url)),
  { configFile: false, logLevel: 'warn', plugins: [dictionaries(pseudo)] },
).then(({ module }) => module.fileWords)

async function recordsAt(path: string, language = pseudo.code) {
  const headers = { token: await testApp.tokenOf(seller) }
  const { payload } = await testApp.app.inject({ url: `/api/${path}?language=${language}`, headers })
  const { delimiter, body } = detectDelimiter(payload)
  return [...recordsOf(body, delimiter)]
}

const isMarked = (cell: string) => /^\u200b.*\u00ad$/s.test(cell)

test('a file of orders has its heads and statuses in the language of the page', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Asha Rao' })
  const product_ids = [await aProduct(testApp.db, { seller, product_name: 'Bolt' })]
  await anOrderOf(testApp.db, { seller, buyer, product_ids, status: 'Shipped' })
  const [head = [], order = []] = await recordsAt('orders/seller/export')
  expect(head.filter((cell) => !isMarked(cell))).toEqual([])
  expect(order[4]).toBe('\u200bShipped Shi\u00ad')
  expect([order[1], order[6]]).toEqual(['Bolt', 'Asha Rao'])
})

test('a language that the site does not speak is English', async () => {
  const [head] = await recordsAt('orders/seller/export', 'tlh')
  expect(head?.slice(0, 3)).toEqual(['Order ID', 'Products', 'Quantities'])
})
