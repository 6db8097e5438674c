import { beforeAll, expect, test } from 'vitest'
import { listContent } from '#contract/content/admin-content.ts'
import { listPortalChecks, type PortalCheckValue } from '#contract/content/portal-checks.ts'
import { sql } from '#server/db/sql.ts'
import { getEwayFile } from '#server/shipments/eway-file.service.ts'
import { anAdmin } from '#server/testing/build.ts'
import { contentDesk } from '#server/testing/desk/content.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let owner: Someone
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
})

const kind = 'portal-checks' as const
const { documentOf, save } = contentDesk(testApp, () => owner, kind)
const say = async (name: string, wish: Partial<PortalCheckValue>, as = owner) =>
  save(name, { ...(await documentOf(name))?.value, ...wish }, as)

/** Goods for a PIN code of another state. */
async function aWrongMovement() {
  const { orderId, seller } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`update orders set postal_code = '450001' where order_id = ${orderId}`)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  return () => getEwayFile(testApp.db, seller, shipmentId, () => new Date())
}

test('a file that the portal would refuse does not leave: the seller reads key, code and what to do', async () => {
  const file = await aWrongMovement()
  await expect(file()).rejects.toMatchObject({
    status: 409,
    message:
      /^INV\/[\d-]+\/D\d+: The PIN code where the goods go is not one of that state\. .*\(toPincode, error 214\)\.$/,
  })
})

test('an owner switches a check off, and says from when to when it counts', async () => {
  const file = await aWrongMovement()
  await say('eway-214', { is_on: false })
  expect((await file()).media_type).toBe('application/json')
  await say('eway-214', { is_on: true })
  await expect(file()).rejects.toThrow('error 214')
  await say('eway-214', { since: '2099-01-01' })
  expect((await file()).file_name).toMatch(/^eway-/)
  await say('eway-214', { since: '2018-04-01', until: '2020-01-01' })
  expect((await file()).file_name).toMatch(/^eway-/)
  await say('eway-214', { until: null })
  await expect(file()).rejects.toThrow('error 214')
})

test('a check that is none, days in the wrong order and another admin are refused', async () => {
  await expect(say('eway-1', (await documentOf('eway-214'))?.value ?? {})).rejects.toThrow(
    'No further texts of this kind can be added.',
  )
  await expect(say('eway-210', { until: '2017-01-01' })).rejects.toMatchObject({
    ...{ status: 400, field: 'until', message: 'The last day cannot be before the first' },
  })
  const editor = await anAdmin(testApp.db)
  await testApp.db.run(sql`update users set admin_role = 'editor' where user_id = ${editor.user_id}`)
  await expect(say('eway-210', { is_on: false }, editor)).rejects.toMatchObject({ status: 403 })
})

test('the desk reads each check with its portal, code and sentence', async () => {
  const { checks } = await testApp.as(owner)(listPortalChecks, {})
  expect(checks.find(({ name }) => name === 'irp-3039')).toEqual({
    ...{ name: 'irp-3039', portal: 'irp', code: '3039', field: 'BuyerDtls.Pin' },
    about:
      'A PIN code of the bill is not one of its state. Please credit the invoice and bill the order again. The portal would refuse the file (BuyerDtls.Pin, error 3039).',
  })
  const { documents } = await testApp.as(owner)(listContent, { kind })
  expect(documents.map(({ name }) => name)).toEqual(checks.map(({ name }) => name))
})
