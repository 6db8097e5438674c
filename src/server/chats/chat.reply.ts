import type { BuyerRoom, ChatProduct, ChatRoom, SellerRoom } from '#contract/chats/chat.ts'
import type { RoomChanged } from '#contract/chats/chat-frames.ts'
import type { ChatFile, ChatMessage } from '#contract/chats/chat-message.ts'
import { toRupees } from '#contract/products/price.ts'
import type { Figures, MessageRow } from './message.queries.ts'
import type { AcceptedQuoteRow } from './room.queries.ts'
import type { RoomRow } from './room.row.ts'

export const toMessage = (row: MessageRow): ChatMessage => ({
  message_id: row.message_id,
  roomId: row.room_id,
  seq: row.seq,
  userId: row.sender_id,
  token: row.sender_id,
  message: row.body,
  file: toFile(row),
  timestamp: row.created_at.toISOString(),
  client_id: row.client_id,
  ...toDealPart(row),
  ...(row.is_automatic ? { is_automatic: true as const } : {}),
})

const toDealPart = ({ deal_id, deal_revision }: MessageRow) =>
  deal_id && deal_revision ? { kind: 'deal' as const, deal_id, deal_revision } : {}

type Rows = { readonly messages: readonly MessageRow[] }

/** A page of a room's messages with additional fields. */
export const withMessages = <Stretch extends Rows>(stretch: Stretch) => ({
  ...stretch,
  messages: stretch.messages.map(toMessage),
})

function toFile({ room_id, file_id, kind, name, bytes, width, height }: MessageRow): ChatFile | null {
  if (!file_id || !kind || name === null || bytes === null) return null
  return { file_id, kind, name, bytes, width, height, url: `/api/chat/${room_id}/files/${file_id}` }
}

/** A change of a room, as one of its two people sees it. */
export const toChange = (room: Figures, role: 'buyer' | 'seller'): RoomChanged => ({
  room_id: room.room_id,
  role,
  last_seq: room.last_seq,
  lastMessage: room.last_message,
  lastMessageTime: room.last_message_at.toISOString(),
  unread: role === 'buyer' ? room.buyer_unread : room.seller_unread,
})

type Online = ReadonlySet<string>

const toCommon = (row: RoomRow, online: Online) => ({
  room_id: row.room_id,
  lastMessage: row.last_message,
  lastMessageTime: row.last_message_at.toISOString(),
  last_seq: row.last_seq,
  unread: row.unread,
  picture: row.picture,
  // Whether somebody is there is nothing for whom a block keeps apart.
  is_online: row.is_open && online.has(row.other_id),
  last_seen_at: (row.is_open && row.last_seen_at?.toISOString()) || null,
  product: toProduct(row),
})

/** Cards show the last tier. */
function toProduct({
  product_id,
  product_name,
  images,
  tiers,
  unit,
  gst_rate_bp,
}: RoomRow): ChatProduct | null {
  const tier = tiers?.at(-1)
  if (!product_id || product_name === null || !tier || unit === null) return null
  const price = toRupees(tier.unit_price_paise)
  return { product_id, product_name, image: images?.[0] ?? null, price, unit, gst_rate_bp }
}

export const toBuyerRoom =
  (online: Online) =>
  (row: RoomRow): BuyerRoom => ({
    ...toCommon(row, online),
    seller_id: row.other_id,
    company_name: row.other_name,
  })

export const toSellerRoom =
  (online: Online) =>
  (row: RoomRow): SellerRoom => ({
    ...toCommon(row, online),
    buyer_id: row.other_id,
    user_name: row.other_name,
    company_name: row.other_company,
  })

export const toRoom = (row: RoomRow, online: Online, quote: AcceptedQuoteRow | undefined): ChatRoom => ({
  ...toCommon(row, online),
  role: row.role,
  other_id: row.other_id,
  other_name: row.other_name,
  other_company: row.other_company,
  ...(row.seller_scheme ? { seller_scheme: row.seller_scheme } : {}),
  own_read_seq: row.own_read_seq,
  other_read_seq: row.other_read_seq,
  is_open: row.is_open,
  is_blocked: row.is_blocked,
  accepted_quote: quote ? toAcceptedQuote(quote) : null,
})

const toAcceptedQuote = ({ unit_price_paise, ...quote }: AcceptedQuoteRow) => ({
  ...quote,
  price: toRupees(unit_price_paise),
})
