import { chatPath, sellerChatPath, sellerRequirementPath, sellerRequirementsPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './reminder.queries.ts'

/** Reminds whoever has owed an answer in a chat for a day, once. Returns whether more wait. */
export const remindOfRooms = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    const waiting = await sql.updateReminded(tx, now)
    await notify(
      tx,
      waiting.map(({ room_id, reader_id, is_seller, writer }) => ({
        user_id: reader_id,
        kind: 'chat-waiting',
        sentence: notifications.chatWaits({ name: writer }),
        link: is_seller ? sellerChatPath(room_id) : chatPath(room_id),
      })),
    )
    return isFullBatch(waiting.length)
  })

/** Reminds sellers of the leads that they have not answered for a day: once of each, and of all of them together. */
export const remindOfLeads = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    const waiting = await sql.insertLeadReminders(tx, sellerRequirementPath(''), now)
    const bySeller = Map.groupBy(waiting, ({ seller_id }) => seller_id)
    await notify(
      tx,
      [...bySeller].map(([user_id, leads]) => ({
        user_id,
        kind: 'lead-waiting',
        sentence: notifications.leadsWait({ count: leads.length, product: leads[0]?.product ?? '' }),
        link:
          leads.length === 1 ? sellerRequirementPath(leads[0]?.requirement_id ?? '') : sellerRequirementsPath,
      })),
    )
  })
