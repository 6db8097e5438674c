import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getBooks } from '#contract/books/books.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({ gstr1Version: 'v5.0' })

test('of every file of a month its hash and rows are noted, and GSTR-1 has the version of the setting', async () => {
  const { seller, orderId } = await aBillableOrder(testApp)
  await issueInvoice(testApp.db, seller, { orderId }, () => new Date('2026-10-10T06:00:00Z'))
  const headers = { token: await testApp.tokenOf(seller) }
  const made = new Map<string, Buffer>()
  for (const file of ['tally.zip', 'gstr1.json', 'sales.csv', 'hsn.csv']) {
    const url = `/api/seller/books/2026-10/${file}${file === 'gstr1.json' ? '?as_billed=on' : ''}`
    const { statusCode, rawPayload } = await testApp.app.inject({ url, headers })
    expect(statusCode).toBe(200)
    made.set(file, rawPayload)
  }
  expect(JSON.parse(made.get('gstr1.json')?.toString() ?? '')).toMatchObject({ version: 'v5.0' })
  const { exports } = await testApp.as(seller)(getBooks, { month: '2026-10' })
  const hashOf = (kind: string) =>
    createHash('sha256')
      .update(made.get(kind) ?? '')
      .digest('hex')
  expect(exports.map(({ kind, rows, sha256 }) => [kind, rows, sha256]).sort()).toEqual(
    [...made.keys()].map((kind) => [kind, 1, hashOf(kind)]).sort(),
  )
})
