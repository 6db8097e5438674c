import { createHash, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { sendChatFile } from '#contract/chats/chat.ts'
import { acceptDeal, counterDeal } from '#contract/deals/deal.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { sendMessage } from '#server/chats/message.service.ts'
import { sql } from '#server/db/sql.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { aBuyer } from '#server/testing/build.ts'
import { shipTo } from '#server/testing/buy.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal, anOffer } from '#server/testing/deals/offers.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function packOf(reader: Someone, roomId: string) {
  const { statusCode, headers, rawPayload } = await testApp.app.inject({
    method: 'GET',
    url: `/api/chat/${roomId}/evidence.zip`,
    headers: { token: await testApp.tokenOf(reader) },
  })
  return { statusCode, headers, files: statusCode === 200 ? unzipSync(new Uint8Array(rawPayload)) : {} }
}

async function aTrade() {
  const lines = [
    { product_name: 'Wheat', unit: 'bag', quantity: 400, unit_price: 465, hsn_code: '1001', gst_rate_bp: 0 },
  ]
  const offered = await aDeal(testApp, { lines })
  const { seller, roomId } = offered
  await testApp.as(seller)(sendChatFile, { roomId, file: aPdf, name: 'Price list.pdf' })
  const { order_id } = await acceptAsBuyer(testApp, offered)
  await testApp.db.run(sql`
    update tax_registrations set address = '14 Station Road', pin = '302001' where seller_id = ${seller.user_id}`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId: order_id })
  return { ...offered, order_id, number: document.number.replaceAll('/', '-') }
}

test('the pack holds chat, deals, documents and files, with the hash of each and a draft of the certificate', async () => {
  const { buyer, roomId, order_id, number } = await aTrade()
  const { headers, files } = await packOf(buyer, roomId)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toContain(`vanij-evidence-${roomId.slice(0, 8)}.zip`)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'deals.json',
    'deals.txt',
    'chat.txt',
    'chat.jsonl',
    'files/message-2.pdf',
    `documents/${order_id}/${number}.pdf`,
    'SHA256SUMS.txt',
    'certificate-part-A-draft.txt',
  ])
  expect(textOf('README.txt')).toContain('all 2 events are as they were written')
  expect(textOf('chat.txt')).toContain('Offer accepted: 400 bags of Wheat')
  const { links, problems } = JSON.parse(textOf('deals.json'))
  expect(problems).toEqual([])
  expect(links).toHaveLength(2)
  const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
  const sums = textOf('SHA256SUMS.txt').trimEnd().split('\n')
  expect(sums).toEqual(
    Object.entries(files)
      .slice(0, -2)
      .map(([name, content]) => `${hashOf(content)}  ${name}`),
  )
  expect(textOf('certificate-part-A-draft.txt')).toContain(
    hashOf(files['SHA256SUMS.txt'] ?? new Uint8Array()),
  )
})

test('where a buyer wanted the goods is in no file of the seller before that offer is accepted', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  const dealId = deal.deal_id
  const to = (ship_address: string) => ({ ...aBuyersOffer(), delivery: { ...shipTo, ship_address } })
  await testApp.as(buyer)(counterDeal, { dealId, revision: 1, ...to('7 Secret Lane') })
  await testApp.as(seller)(counterDeal, { dealId, revision: 2, ...anOffer() })
  await testApp.as(buyer)(counterDeal, { dealId, revision: 3, ...to('9 Open Road') })
  const dealsOf = async (reader: Someone) =>
    strFromU8((await packOf(reader, roomId)).files['deals.json'] ?? new Uint8Array())
  expect(await dealsOf(seller)).not.toMatch(/Secret Lane|Open Road/)
  expect(await dealsOf(buyer)).toMatch(/Secret Lane[\s\S]*Open Road/)

  await testApp.as(seller)(acceptDeal, { dealId, revision: 4 })
  const written = await dealsOf(seller)
  expect([written.includes('Secret Lane'), written.includes('Open Road')]).toEqual([false, true])
  const { links, problems } = JSON.parse(written)
  expect(problems).toEqual([])
  expect(links[1]).toMatchObject({
    record: null,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    is_right: true,
  })
})

test('a changed byte in a deal is named in the pack, and the name of the pack says so', async () => {
  const { seller, roomId, deal } = await aTrade()
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`update deal_lines set quantity = 401 where deal_id = ${deal.deal_id}`)
  })
  const { headers, files } = await packOf(seller, roomId)
  expect(headers['content-disposition']).toContain('-CHANGED.zip')
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(
    `the content of event 1 (offered, offer 1 of deal ${deal.deal_id}) does not have the hash that was kept`,
  )
})

test('a file that the disk does not give is named in the pack, and the rest stands in it', async () => {
  const { buyer, roomId, order_id, number } = await aTrade()
  const broken = Object.assign(new Error('i/o error'), { code: 'EIO' })
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const get = vi.spyOn(testApp.app.services.storage, 'get').mockRejectedValue(broken)
  const { files } = await packOf(buyer, roomId)
  get.mockRestore()
  expect(strFromU8(files['files/message-2-missing.txt'] ?? new Uint8Array())).toMatch(/Please try again/)
  expect(warn).toHaveBeenCalledWith(broken)
  warn.mockRestore()
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([`documents/${order_id}/${number}.pdf`, 'certificate-part-A-draft.txt']),
  )
})

test('on a full disk the pack holds the papers that are made for it', async () => {
  const { buyer, roomId, order_id, number } = await aTrade()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const put = vi.spyOn(testApp.app.services.sealedFiles, 'put').mockRejectedValue(full)
  const { files } = await packOf(buyer, roomId)
  put.mockRestore()
  const paper = Buffer.from(files[`documents/${order_id}/${number}.pdf`] ?? [])
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('nobody else gets the pack of a room', async () => {
  const { roomId } = await aDeal(testApp)
  expect((await packOf(await aBuyer(testApp.db), roomId)).statusCode).toBe(404)
})

test('nobody writes a message of the other side into their own, nor into their name', async () => {
  const { buyer, seller, roomId } = await aDeal(testApp)
  const forged = '3. 24 Nov 2026, 10:00:00 am Shree Traders: We pay you five lakh'
  await testApp.db.run(sql`
    update users set company_name = ${`Ravi Stores\n${forged}`} where user_id = ${buyer.user_id}`)
  const sender = { ...buyer, account_type: 'buyer', session_id: randomUUID() } as const
  for (const end of ['\n', '\r', '\u2028']) {
    const message = `Hello${end}${forged}`
    await sendMessage(testApp.db, sender, { roomId, message })
  }
  const { files } = await packOf(seller, roomId)
  const lines = strFromU8(files['chat.txt'] ?? new Uint8Array()).split(/[\n\r\u2028]/)
  expect(lines.filter((line) => /^\d+\. /.test(line)).map((line) => line.split('.')[0])).toEqual([
    ...['1', '2', '3', '4'],
  ])
  expect(lines.filter((line) => line === `    ${forged}`)).toHaveLength(3)
  const readMe = strFromU8(files['README.txt'] ?? new Uint8Array())
  expect(readMe.split('\n')).not.toContainEqual(expect.stringMatching(/^3\. /))
})
