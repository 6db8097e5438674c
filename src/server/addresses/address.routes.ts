import type { FastifyInstance } from 'fastify'
import { addresses as texts } from '#contract/texts/addresses.ts'
import * as contract from '#contract/users/address.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toAddress } from './address.reply.ts'
import * as addresses from './address.service.ts'

export function addressRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listAddresses, async ({ cursor }, caller) => {
    const { page, ...rest } = await addresses.listAddresses(db, caller, cursor)
    return { success: true as const, data: page.map(toAddress), ...rest }
  })

  route(app, contract.saveAddress, async (draft, caller, { idempotencyKey }) =>
    success(texts.saved, {
      data: toAddress(await addresses.saveAddress(db, caller, draft, idempotencyKey)),
    }),
  )

  route(app, contract.updateAddress, async (change, caller) =>
    success(texts.saved, { data: toAddress(await addresses.updateAddress(db, caller, change)) }),
  )

  route(app, contract.deleteAddress, async ({ addressId }, caller) => {
    await addresses.deleteAddress(db, caller, addressId)
    return success(texts.deleted)
  })
}
