import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/shipments/shipment.ts'
import * as files from '#contract/shipments/shipment-files.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { confirmReceipt, markDelivered } from './arrive.service.ts'
import { getChallan } from './challan.service.ts'
import { changeShipment } from './change.service.ts'
import { getEwayFile } from './eway-file.service.ts'
import { sendShipment, setPromisedDay } from './send.service.ts'
import { toShipments } from './shipment.reply.ts'
import * as shipments from './shipment.service.ts'
import { takeBackShipment } from './take-back.service.ts'

export function shipmentRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.sendShipment, async (draft, caller, visit) => {
    const when = { key: visit.idempotencyKey, clock }
    return success(texts.sent, await sendShipment(db, actorOf(caller, visit), draft, when))
  })

  route(app, contract.listShipments, async ({ orderId }, caller) =>
    toShipments(await shipments.listShipments(db, caller, orderId), new Date()),
  )

  route(app, contract.changeShipment, async (draft, caller, visit) => {
    await changeShipment(db, actorOf(caller, visit), draft, clock)
    return success(texts.changed)
  })

  route(app, contract.takeBackShipment, async (asking, caller, visit) => {
    await takeBackShipment(db, actorOf(caller, visit), asking, new Date())
    return success(texts.withdrawn)
  })

  route(app, contract.markDelivered, async ({ shipmentId }, caller, visit) => {
    await markDelivered(db, actorOf(caller, visit), shipmentId, new Date())
    return success(texts.delivered)
  })

  route(app, contract.confirmReceipt, async (draft, caller, visit) => {
    await confirmReceipt(db, actorOf(caller, visit), draft, new Date())
    return success(texts.received)
  })

  route(app, contract.setPromisedDay, async ({ orderId, promised_on }, caller, visit) => {
    await setPromisedDay(db, actorOf(caller, visit), { orderId, day: promised_on }, new Date())
    return success(texts.promised)
  })

  route(app, files.saveProof, async (draft, caller, visit) => {
    await shipments.saveProof(services, actorOf(caller, visit), draft, new Date())
    return success(texts.proofSaved)
  })

  route(app, files.getProof, ({ shipmentId }, caller) => shipments.getProof(services, caller, shipmentId))
  route(app, files.getChallan, (input, caller) => getChallan(services, caller, input, clock))

  route(app, files.getEwayFile, ({ shipmentId }, caller) => getEwayFile(db, caller, shipmentId, clock))
}
