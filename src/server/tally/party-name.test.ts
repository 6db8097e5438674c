import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getLedgerNames, ledgers, saveLedgerNames } from '#contract/books/ledgers.ts'
import { listPartyNames, savePartyName } from '#contract/books/party-names.ts'
import { sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { allOf, readXml, textIn } from '#server/testing/books/tally-reader.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { aPaymentOf } from '#server/testing/khata/khata.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const october = { side: 'sales', month: '2026-10' } as const

/** A shop that billed one buyer in October, with a GST number or without. */
async function aBilledBuyer(gstin: string | null = '33AABCU9603R1ZU') {
  const made = await aBillableOrder(testApp)
  await testApp.db.run(sql`update orders set bill_gstin = ${gstin} where order_id = ${made.orderId}`)
  await issueInvoice(testApp.db, made.seller, made, () => new Date('2026-10-10T06:00:00Z'))
  return made
}

/** The ledgers of parties in the file: those that its masters have, and those that its vouchers name. */
async function partiesIn(person: Someone, path = 'seller/books') {
  const { rawPayload } = await testApp.app.inject({
    url: `/api/${path}/2026-10/tally.zip`,
    headers: { token: await testApp.tokenOf(person) },
  })
  const files = unzipSync(new Uint8Array(rawPayload))
  const read = (name: string) => readXml(Buffer.from(files[name] ?? []).toString('utf8'))
  const isParty = (text: string | undefined) => text === 'Sundry Debtors' || text === 'Sundry Creditors'
  const masters = allOf(read('1-masters.xml'), 'LEDGER').filter((each) => isParty(textIn(each, 'PARENT')))
  const vouchers = allOf(read('2-vouchers.xml'), 'VOUCHER').map((each) => textIn(each, 'PARTYLEDGERNAME'))
  return { masters: masters.map(({ attributes }) => attributes.NAME), vouchers: [...new Set(vouchers)] }
}

test('a party has the name of the own Tally in masters and vouchers, in every month, until it is ours again', async () => {
  const { seller, orderId } = await aBilledBuyer()
  await aPaymentOf(testApp, orderId, 5, '2026-10-20')
  const call = testApp.as(seller)
  const { parties, total } = await call(listPartyNames, october)
  const usual = 'Ganesh Stores (33AABCU9603R1ZU)'
  expect([parties, total]).toEqual([
    [
      {
        party: '33AABCU9603R1ZU',
        name: 'Ganesh Stores',
        gstin: '33AABCU9603R1ZU',
        own_name: null,
        usual_name: usual,
      },
    ],
    1,
  ])
  expect(await partiesIn(seller)).toEqual({ masters: [usual], vouchers: [usual] })
  const own = 'गणेश स्टोर्स & Sons'
  const { content } = await call(savePartyName, { ...october, party: '33AABCU9603R1ZU', name: ` ${own} ` })
  expect(content).toBe('The next file for Tally has your name for Ganesh Stores.')
  expect((await call(listPartyNames, october)).parties[0]?.own_name).toBe(own)
  expect(await partiesIn(seller)).toEqual({ masters: [own], vouchers: [own] })
  await call(savePartyName, { ...october, party: '33AABCU9603R1ZU', name: '' })
  expect(await partiesIn(seller)).toEqual({ masters: [usual], vouchers: [usual] })
})

test('a buyer without a GST number is known by the account, and who only paid is a party too', async () => {
  const { seller, buyer, gstin } = await aBilledBuyer(null)
  const other = await anOrderUnder(testApp, { seller, buyer, gstin })
  await testApp.db.run(sql`update orders set bill_gstin = null where order_id = ${other.orderId}`)
  await aPaymentOf(testApp, other.orderId, 5, '2026-11-02')
  const call = testApp.as(seller)
  for (const month of ['2026-10', '2026-11']) {
    const { parties } = await call(listPartyNames, { ...october, month })
    expect(parties.map(({ party, gstin: number }) => [party, number])).toEqual([[buyer.user_id, '']])
  }
  await call(savePartyName, { ...october, party: buyer.user_id, name: 'Counter' })
  expect((await partiesIn(seller)).vouchers).toEqual(['Counter'])
})

test('a buyer names the shops in the own purchases, and no seller is concerned', async () => {
  const { seller, buyer, gstin } = await aBilledBuyer()
  const wish = { side: 'purchases', month: '2026-10' } as const
  const { parties } = await testApp.as(buyer)(listPartyNames, wish)
  expect(parties.map(({ party, name }) => [party, name])).toEqual([[gstin, 'Kovai Mills Private Limited']])
  await testApp.as(buyer)(savePartyName, { ...wish, party: gstin, name: 'Kovai' })
  expect((await partiesIn(buyer, 'users/purchases')).masters).toEqual(['Kovai'])
  expect((await testApp.as(seller)(listPartyNames, october)).parties[0]?.own_name).toBeNull()
})

test('who is no party of the month is not there, and two ledgers of one name are refused', async () => {
  const { seller, buyer, gstin } = await aBilledBuyer()
  const second = await anOrderUnder(testApp, { seller, buyer, gstin })
  await testApp.db.run(sql`
    update orders set bill_gstin = '29AABCU9603R1ZJ', bill_name = 'Ganesh Bengaluru' where order_id = ${second.orderId}`)
  await issueInvoice(testApp.db, seller, second, () => new Date('2026-10-11T06:00:00Z'))
  const call = testApp.as(seller)
  const save = (party: string, name: string, month = '2026-10') =>
    call(savePartyName, { side: 'sales', month, party, name })
  await expect(save('33AABCU9603R1ZU', 'Ganesh', '2026-09')).rejects.toMatchObject({ status: 404 })
  const stranger = await aBilledBuyer()
  await expect(
    testApp.as(stranger.seller)(savePartyName, { ...october, party: '29AABCU9603R1ZJ', name: 'Ganesh' }),
  ).rejects.toMatchObject({ status: 404 })
  await save('33AABCU9603R1ZU', 'Ganesh')
  for (const name of ['ganesh ', 'SALES', 'x'.repeat(101)])
    await expect(save('29AABCU9603R1ZJ', name)).rejects.toMatchObject({ status: 400 })
  await expect(call(saveLedgerNames, { names: { ...ledgers, cash: 'GANESH' } })).rejects.toThrow(
    'GANESH stands at two ledgers.',
  )
  expect((await call(getLedgerNames, {})).names).toEqual(ledgers)
  const { parties } = await call(listPartyNames, { ...october, q: 'bengaluru' })
  expect(parties.map(({ own_name }) => own_name)).toEqual([null])
  const names = await Promise.allSettled(
    ['A1', 'a 1'].map((name, place) => save(place ? '29AABCU9603R1ZJ' : '33AABCU9603R1ZU', name)),
  )
  expect(names.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
