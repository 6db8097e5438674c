import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportSellerOrders } from '#contract/sellers/seller-orders.ts'
import { common } from '#contract/texts/common.ts'
import { fetchFile } from './download.ts'

const answerWith = (response: Response) => vi.stubGlobal('fetch', async () => response)

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'mine' })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a file has the name that the server gave it', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="orders.csv"' }
  answerWith(new Response('id,total', { headers }))
  const { name, bytes } = await fetchFile(exportSellerOrders, {})
  expect(name).toBe('orders.csv')
  expect(await bytes.text()).toBe('id,total')
})

test('a refusal is never saved as a file, even when it says 200', async () => {
  answerWith(Response.json({ success: false, content: 'Too many orders for one file' }))
  await expect(fetchFile(exportSellerOrders, {})).rejects.toThrow('Too many orders for one file')
})

test('a failure without a body is a failure all the same', async () => {
  answerWith(new Response('', { status: 502 }))
  await expect(fetchFile(exportSellerOrders, {})).rejects.toMatchObject({ status: 502 })
})

test.each([
  ['a translated build says the refusal of a file itself', 'on', common.forbidden.content],
  ['the English build hands it on as it came', '', 'केवल विक्रेता'],
])('%s', async (_, isTranslation, message) => {
  vi.stubEnv('IS_TRANSLATION', isTranslation)
  const { name, parameters } = common.forbidden
  const answer = { success: false, content: 'केवल विक्रेता', sentence: { name, parameters } }
  answerWith(Response.json(answer, { status: 403 }))
  await expect(fetchFile(exportSellerOrders, {})).rejects.toMatchObject({ status: 403, message })
})

test.each([
  ['a spreadsheet of a translated build is asked for in its language', 'on', '?language=en'],
  ['that of the English build as the specification has it', '', ''],
])('%s', async (_, isTranslation, query) => {
  vi.stubEnv('IS_TRANSLATION', isTranslation)
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return new Response('id,total', { headers: { 'content-type': 'text/csv' } })
  })
  await fetchFile(exportSellerOrders, {})
  expect(addresses).toEqual([`/api/orders/seller/export${query}`])
})
