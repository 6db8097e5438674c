import { chatPath, orderPath, sellerChatPath, sellerOrderPath } from '#contract/paths.ts'
import { toRupees } from '#contract/products/price.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Room } from '#server/chats/message.service.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { findNames } from './deal.queries.ts'
import type { OfferRow, Side } from './deal.row.ts'
import { idOf, nameOfGoods, otherSide } from './deal.rules.ts'

const chatOf = (side: Side, roomId: string) => (side === 'buyer' ? chatPath(roomId) : sellerChatPath(roomId))

/** The other side reads of a new offer. */
export async function notifyOfOffer(tx: Db, room: Room, offer: OfferRow) {
  const side = otherSide(offer.proposed_by)
  const names = await findNames(tx, room.room_id)
  const sentence = notifications.dealOffered({
    name: names[offer.proposed_by],
    product: nameOfGoods(offer),
    total: toRupees(offer.total_paise),
  })
  const link = chatOf(side, room.room_id)
  await notify(tx, [{ user_id: idOf(side, room), kind: 'deal-offered', sentence, link }])
}

/** Who made an offer reads that it was accepted. */
export async function notifyOfAcceptance(tx: Db, room: Room, offer: OfferRow, order_id: string) {
  const side = offer.proposed_by
  const names = await findNames(tx, room.room_id)
  const named = { name: names[otherSide(side)], product: nameOfGoods(offer), order: order_id }
  const link = side === 'buyer' ? orderPath(order_id) : sellerOrderPath(order_id)
  const sentence = notifications.dealAccepted(named)
  await notify(tx, [{ user_id: idOf(side, room), kind: 'deal-accepted', sentence, link }])
}

/** Or that it was declined. */
export async function notifyOfRefusal(tx: Db, room: Room, offer: OfferRow) {
  const side = offer.proposed_by
  const names = await findNames(tx, room.room_id)
  const named = { name: names[otherSide(side)], product: nameOfGoods(offer) }
  const link = chatOf(side, room.room_id)
  const sentence = notifications.dealDeclined(named)
  await notify(tx, [{ user_id: idOf(side, room), kind: 'deal-declined', sentence, link }])
}
