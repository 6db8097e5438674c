import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/address.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as addresses from './address.service.ts'
import { toAddress } from './address.wire.ts'

export function addressRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listAddresses, async (_, caller) => ({
    success: true as const,
    data: (await addresses.listAddresses(db, caller)).map(toAddress),
  }))

  route(app, contract.saveAddress, async (draft, caller) =>
    done('Address saved', { data: toAddress(await addresses.saveAddress(db, caller, draft)) }),
  )

  route(app, contract.updateAddress, async ({ addressId, ...draft }, caller) =>
    done('Address saved', { data: toAddress(await addresses.updateAddress(db, caller, addressId, draft)) }),
  )

  route(app, contract.deleteAddress, async ({ addressId }, caller) => {
    await addresses.deleteAddress(db, caller, addressId)
    return done('Address deleted')
  })
}
