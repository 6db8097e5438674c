import { randomBytes } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { endSession, findCaller, openSession } from '#server/sessions/session.service.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from './build.ts'
import { buy } from './buy.ts'
import type { Someone, TestApp } from './test-app.ts'
import { aSignUp, post } from './visitor.ts'

/** Every kind of caller. The last three have an invalid token. */
export const personas = [
  'visitor',
  'buyerA',
  'buyerB',
  'sellerA',
  'sellerB',
  'requested',
  'admin',
  'suspended',
  'revoked',
  'forged',
] as const
export type Persona = (typeof personas)[number]

/** Buyer A has bought from seller A; the others have nothing to do with either. */
export type World = {
  readonly testApp: TestApp
  readonly people: Readonly<Record<Persona, Someone | null>>
  /** A person who signed up normally and can sign in. */
  readonly account: { readonly phone_number: string; readonly password: string }
  readonly orderId: string
  readonly soldProduct: string
  /** Belongs to a seller without a persona, so that everybody may buy it. */
  readonly otherProduct: string
}

export async function aWorld(testApp: TestApp): Promise<World> {
  const { db } = testApp
  const people = {
    visitor: null,
    buyerA: await aBuyer(db),
    buyerB: await aBuyer(db),
    sellerA: await aSeller(db),
    sellerB: await aSeller(db),
    requested: await anApplicant(db),
    admin: await anAdmin(db),
    suspended: await aBuyer(db),
    revoked: await aBuyer(db),
    forged: null,
  }
  await db.run(sql`update users set suspended_at = now() where user_id = ${people.suspended.user_id}`)
  const soldProduct = await aProduct(db, { seller: people.sellerA })
  const otherProduct = await aProduct(db)
  const [orderId = ''] = await buy(testApp, people.buyerA, [{ product_id: soldProduct, quantity: 2 }])
  const signUp = aSignUp()
  await post(testApp.app, '/api/users/register', signUp)
  const account = { phone_number: signUp.phone_number, password: signUp.password }
  return { testApp, people, account, orderId, soldProduct, otherProduct }
}

/** A token of a separate session, because a request may end it. */
export async function aTokenOf({ testApp: { db }, people }: World, persona: Persona): Promise<string | null> {
  if (persona === 'visitor') return null
  if (persona === 'forged') return randomBytes(32).toString('base64url')
  const person = people[persona]
  if (!person) throw new Error(`nobody is ${persona}`)
  const token = await openSession(db, person.user_id, 'test')
  if (persona !== 'revoked') return token
  const session = await findCaller(db, token, true)
  if ('caller' in session) await endSession(db, session.caller.session_id)
  return token
}
