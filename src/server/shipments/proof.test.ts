import { expect, test } from 'vitest'
import { openCase } from '#contract/cases/case.ts'
import { saveProof } from '#contract/shipments/shipment-files.ts'
import { bagsThatCame, tornBags } from '#server/testing/desk/cases.ts'
import { untilLockWait } from '#server/testing/lock-waits.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { lockOrderOfBuyersShipment, updateReceived } from './shipment.queries.ts'

const testApp = openTestApp()

const photoOf = async (width: number) =>
  dataUrlOf(await redAndBlue({ width, height: 30 }).jpeg().toBuffer(), 'image/jpeg')

async function aProvenDelivery() {
  const delivery = await bagsThatCame(testApp)
  const { shipmentId, seller, buyer } = delivery
  const save = async (width: number) =>
    testApp.as(seller)(saveProof, { shipmentId, photo: await photoOf(width) })
  const photo = async () =>
    (
      await testApp.app.inject({
        url: `/api/shipments/${shipmentId}/proof`,
        headers: { token: await testApp.tokenOf(buyer) },
      })
    ).rawPayload
  await save(40)
  return { ...delivery, save, photo }
}

test('a photo that is under way while the buyer confirms replaces nothing', async () => {
  const { shipmentId, buyer, save, photo } = await aProvenDelivery()
  const confirmedBy = await photo()
  const { outcome } = await testApp.db.transaction(async (tx) => {
    await lockOrderOfBuyersShipment(tx, buyer.user_id, shipmentId)
    await updateReceived(tx, shipmentId, new Date(), '')
    const outcome = save(80).then(() => 'saved', String)
    await untilLockWait(testApp)
    return { outcome }
  })
  expect(await outcome).toContain('The buyer has confirmed this shipment, so its photo stays.')
  expect((await photo()).equals(confirmedBy)).toBe(true)
})

test('of two photos that are added at once to what the buyer confirmed, one is stored', async () => {
  const { shipmentId, seller } = await bagsThatCame(testApp)
  await updateReceived(testApp.db, shipmentId, new Date(), '')
  const photos = [await photoOf(50), await photoOf(60)]
  const saved = await Promise.allSettled(
    photos.map((photo) => testApp.as(seller)(saveProof, { shipmentId, photo })),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('once a problem of the order was opened, its photos stay', async () => {
  const { orderId, buyer, save, photo } = await aProvenDelivery()
  await save(50)
  const shown = await photo()
  await testApp.as(buyer)(openCase, tornBags(orderId))
  await expect(save(80)).rejects.toThrow('A problem of this order was opened, so its photos stay.')
  expect((await photo()).equals(shown)).toBe(true)
})
