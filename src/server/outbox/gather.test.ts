import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { aSeller } from '#server/testing/build.ts'
import { headerOf, type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailTo, verifyAddress } from '#server/testing/reach/ways.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { gatherLeads } from './gather.service.ts'

let smtp: SmtpStandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      smtp = await smtpStandIn()
      return mailTo(smtp.url)
    },
  },
)
afterAll(() => smtp.close())
beforeEach(() => {
  smtp.received.length = 0
})

const lead = ({ user_id }: Someone, product: string) => ({
  user_id,
  kind: 'requirement-posted' as const,
  link: `/seller_console/requirements?requirement=${product}`,
  sentence: { name: 'test.note', parameters: {}, content: `A buyer asks for ${product}` },
})

async function aShop() {
  const seller = await aSeller(testApp.db)
  await verifyAddress(testApp, seller)
  return seller
}

const subjects = () => smtp.received.map((mail) => headerOf(mail, 'Subject'))

test('the first lead leaves at once, those of the next hour as one', async () => {
  const seller = await aShop()
  await notify(testApp.db, [lead(seller, 'bolts')])
  await gatherLeads(testApp.db)
  await expect.poll(subjects).toEqual(['A buyer asks for bolts'])
  for (const product of ['nuts', 'washers', 'screws']) await notify(testApp.db, [lead(seller, product)])
  await gatherLeads(testApp.db)
  expect(subjects()).toHaveLength(1)

  await testApp.db.run(
    sql`update outbox set created_at = created_at - interval '61 minutes' where user_id = ${seller.user_id}`,
  )
  await gatherLeads(testApp.db)
  await expect.poll(subjects).toEqual(['A buyer asks for bolts', 'Buyers ask for goods of yours'])
  const source = smtp.received[1]?.source.replace(/=\r\n/g, '') ?? ''
  for (const product of ['nuts', 'washers', 'screws']) expect(source).toContain(`A buyer asks for ${product}`)
})

test('two processes that gather at once make one message', async () => {
  const seller = await aShop()
  for (const product of ['nuts', 'washers']) await notify(testApp.db, [lead(seller, product)])
  await Promise.all(Array.from({ length: 4 }, () => gatherLeads(testApp.db)))
  await expect.poll(subjects).toEqual(['Buyers ask for goods of yours'])
})
