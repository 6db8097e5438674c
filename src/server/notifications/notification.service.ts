import { randomUUID } from 'node:crypto'
import type { Sentence } from '#contract/texts/sentences.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { placeIn, placeOf, positionPattern } from '#server/db/list-position.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { rowsGoUntil } from '#server/db/partitions/keep-months.ts'
import { limits } from '#server/limits.ts'
import { writeOutbox } from '#server/outbox/outbox.service.ts'
import { publish } from '#server/push/push.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './notification.queries.ts'

/**
 * Notifies people in the transaction of the event, so that neither exists without the other. Open pages learn of it
 * after the commit, and the outbox what leaves the site. An empty list does nothing.
 */
export async function notify(tx: Db, news: readonly News[]) {
  if (news.length === 0) return
  const notifications = news.map(toRow)
  await writeOutbox(tx, notifications)
  await sql.insertNotifications(tx, notifications)
  tx.afterCommit(() => {
    for (const { user_id, order_id: orderId = null, kind, message, sentence, link } of notifications)
      publish(tx, user_id, {
        about: 'notification',
        notification: { kind, orderId, message, sentence, link },
      })
  })
}

type News = Omit<sql.NewNotification, 'notification_id' | 'message' | 'sentence'> & {
  readonly sentence: Sentence
}

const toRow = ({ sentence: { content, name, parameters }, ...news }: News): sql.NewNotification => ({
  ...news,
  notification_id: randomUUID(),
  message: content,
  sentence: { name, parameters },
})

export async function listNotifications(db: Db, { user_id }: Caller, cursor: string | undefined) {
  const after = await anchorOf(
    cursor,
    (place) => sql.findAnchor(db, user_id, placeIn(place)),
    positionPattern,
  )
  const [rows, { total }, { unread }] = await Promise.all([
    sql.findNotifications(db, user_id, after),
    sql.countNotifications(db, user_id),
    sql.countUnread(db, user_id),
  ])
  return { ...pageOf(rows, total, ({ notification_id: id, micros }) => placeOf({ id, micros })), unread }
}

/** Marks the caller's own notifications as read and returns how many are left. Ignores the ids of others. */
export async function readNotifications(db: Db, { user_id }: Caller, ids: readonly string[] | undefined) {
  await sql.updateRead(db, user_id, ids)
  return sql.countUnread(db, user_id)
}

/** Where notifications are partitioned, months go as a whole (`keepMonths`). */
export async function purgeNotifications(db: Db) {
  const until = await rowsGoUntil(db, 'notifications')
  return (
    until !== undefined &&
    isFullBatch(await sql.deleteOldNotifications(db, limits.notification.keptDays, until))
  )
}
