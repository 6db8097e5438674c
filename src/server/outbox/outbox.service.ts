import { setTimeout as wait } from 'node:timers/promises'
import type { NotificationKind } from '#contract/notification-kind.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { SendFailure } from '#server/senders/send-failure.ts'
import { outboxSends } from '#server/signals/signals.ts'
import { findWays, wakeOutbox } from './exits.ts'
import * as sql from './outbox.queries.ts'
import type { Sender } from './sender.ts'

const { retryMinutes, sendMs, noteTries, noteGapMs } = limits.outbox
/** Seconds. A service that asks for more would keep news for ever. */
const longestWait = Math.max(...retryMinutes) * 60

type News = Parameters<typeof sql.insertNews>[1][number] & { readonly kind: NotificationKind }

/** Writes what leaves the site in the transaction of its notifications, so that neither exists without the other. */
export async function writeOutbox(tx: Db, news: readonly News[]) {
  const ways = findWays(
    tx,
    news.map(({ kind }) => kind),
  )
  if (ways.length === 0) return
  await sql.insertNews(tx, news, ways)
  tx.afterCommit(() => wakeOutbox(tx))
}

/** Sends one row and notes what came of it; never throws for what the other side did. */
export async function sendOne(db: Db, sender: Sender, row: sql.OutboxRow): Promise<void> {
  const { channel } = row
  try {
    await outboxSends.run({ channel }, () => withinTime(sender.send(row)))
  } catch (error) {
    return noteFailure(db, row, error)
  }
  await noteSent(db, row)
}

/** The other side has it: while the database is away it is not forgotten, or it would be sent again. */
async function noteSent(db: Db, row: sql.OutboxRow) {
  for (let tries = 1; ; tries += 1)
    try {
      return void (await sql.updateSent(db, row))
    } catch (error) {
      if (tries >= noteTries) throw error
      await wait(noteGapMs)
    }
}

/** Shorter than the claim, so that nobody else sends it at the same time. */
const withinTime = (sending: Promise<void>) =>
  Promise.race([
    sending,
    wait(sendMs, undefined, { ref: false }).then(() => {
      throw new SendFailure(`No answer within ${sendMs / 1_000} seconds`)
    }),
  ])

async function noteFailure(db: Db, row: sql.OutboxRow, error: unknown) {
  const failure = error instanceof SendFailure ? error : new SendFailure(nameOf(error))
  // What waited for this browser goes with it.
  if (failure.ends === 'subscription' && row.subscription_id)
    return void (await sql.deleteSubscription(db, row.subscription_id))
  if (failure.ends === 'mailbox' && row.address) await sql.updateBounced(db, row.user_id, row.address)
  const minutes = retryMinutes[row.attempts - 1]
  if (failure.isFinal || minutes === undefined) return void (await sql.updateFault(db, row, failure.message))
  await sql.updateLater(
    db,
    row,
    Math.max(minutes * 60, Math.min(failure.retryAfter, longestWait)),
    failure.message,
  )
}

/** An error of somebody else's code may quote what it carried. */
const nameOf = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return `No answer (${String(code ?? name ?? 'unknown')})`
}

/** Deletes what was sent long ago, and returns whether there is more. */
export const purgeOutbox = async (db: Db) => isFullBatch(await sql.deleteOld(db))
