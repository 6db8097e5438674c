import { type Room, workInRoom } from '#server/chats/message.service.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf, isDeadlock } from '#server/db/transactions/retry.ts'
import { notFound } from '#server/errors.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import * as sql from './deal.queries.ts'
import type { DealRow, Side } from './deal.row.ts'
import { sideOf } from './deal.rules.ts'

type Reader = { readonly user_id: string }
/** When it happened, where that is told later, as the demo does. Else it happens now. */
export type Past = { readonly past?: Date | undefined }
/** Whether people are held to what a chat may have in a day. */
export type Limited = { readonly isLimited?: boolean }
export type Asking = Past &
  Limited & {
    /** The header Idempotency-Key. */
    readonly key: string | undefined
  }
/** With the input that the key stands for. */
type Keyed = Asking & { readonly input: unknown }
export const unkeyed: Keyed = { key: undefined, input: null }

type Outcome<Result> = Awaited<ReturnType<Parameters<typeof workInRoom<Result>>[3]>>

/** PostgreSQL ended the transaction for others, or the drawn id of an order is taken. */
const isPassing = (error: unknown) => isDeadlock(error) || constraintOf(error) === 'orders_pkey'

/** Changes of a room's deals happen in turn: each sees what the one before has left. */
export function changeRoom<Result>(
  db: Db,
  { user_id }: Reader,
  { roomId, key, input, past }: Keyed & { readonly roomId: string },
  work: (tx: Db, room: Room) => Promise<Outcome<Result>>,
): Promise<Result> {
  const keyed = { user_id, key, input }
  const changing = workInRoom<Result>(db, { user_id }, { roomId, isPassing }, async (tx, room) => {
    const first = await findFirstAnswer(tx, keyed)
    if (first) return { result: first.answer as Result }
    const { result, message } = await work(tx, room)
    await keepAnswer(tx, keyed, result)
    return message ? { result, message: { ...message, created_at: past } } : { result }
  })
  return changing.catch(refuseUsedKey)
}

/** The clock of the database, unless the past is told. */
export const nowOf = async (tx: Db, { past }: Past) => past ?? (await sql.findNow(tx)).now

export type Changing = {
  readonly room: Room
  readonly deal: DealRow
  /** The caller's. */
  readonly side: Side
  readonly now: Date
}

/** The same for one deal. */
export async function changeDeal<Result>(
  db: Db,
  { user_id }: Reader,
  { dealId, ...keyed }: Keyed & { readonly dealId: string },
  work: (tx: Db, changing: Changing) => Promise<Outcome<Result>>,
): Promise<Result> {
  const place = await sql.findRoomOf(db, user_id, dealId)
  if (!place) throw notFound('offer')
  return changeRoom(db, { user_id }, { roomId: place.room_id, ...keyed }, async (tx, room) => {
    const [deal, now] = await Promise.all([sql.findDeal(tx, user_id, dealId), nowOf(tx, keyed)])
    if (!deal) throw notFound('offer')
    return work(tx, { room, deal, side: sideOf(user_id, room), now })
  })
}
