import type { Endpoint } from '#contract/endpoint.ts'
import type { Persona, World } from '#server/testing/personas.ts'
import type { Someone } from '#server/testing/test-app.ts'

/** 'ok' is any success. */
type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409 | 503

export type Row = {
  readonly outcome: Readonly<Record<Persona, Outcome>>
  /** A valid request for a caller with access. */
  readonly draft: (world: World, caller: Someone | null) => object | Promise<object>
  /** Changes that make the request name something that does not exist. Needed if any caller gets a 404. */
  readonly absent?: object
}

const strangers = { visitor: 401, suspended: 401, revoked: 401, forged: 401 } as const

export const everybody: Row['outcome'] = {
  visitor: 'ok',
  buyerA: 'ok',
  buyerB: 'ok',
  sellerA: 'ok',
  sellerB: 'ok',
  requested: 'ok',
  admin: 'ok',
  suspended: 'ok',
  revoked: 'ok',
  forged: 'ok',
}
export const signedIn: Row['outcome'] = { ...everybody, ...strangers }
export const sellers: Row['outcome'] = { ...signedIn, buyerA: 403, buyerB: 403, requested: 403, admin: 403 }
/** Belongs to buyer A; a 404 for everybody else. */
export const onlyBuyerA: Row['outcome'] = {
  ...signedIn,
  buyerB: 404,
  sellerA: 404,
  sellerB: 404,
  requested: 404,
  admin: 404,
}
export const admins: Row['outcome'] = {
  ...signedIn,
  buyerA: 403,
  buyerB: 403,
  sellerA: 403,
  sellerB: 403,
  requested: 403,
}

export const nothing = () => ({})

export type Matrix = Readonly<Record<`${Endpoint['method']} ${string}`, Row>>
