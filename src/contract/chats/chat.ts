import * as z from 'zod/mini'
import { endpoint, type ReplyOf } from '#contract/endpoint.ts'
import { cursor, idOf, moment, productId, rupees, sellerId } from '#contract/fields.ts'
import { stripToLine } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { paged, storedFile, successFields, successWithMessage } from '#contract/reply.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { isStorable } from '#contract/storable.ts'
import { chatMessage } from './chat-message.ts'

export const roomId = idOf('Chat not found')
const fileId = idOf('File not found')

/** The page's own id of a message: the same id sent again is the same message. */
export const clientId = z.optional(
  z.string('client_id must be text').check(z.regex(/^[\w-]{8,64}$/, 'client_id must be 8 to 64 letters')),
)

/** The product that the chat started from; null once it has left the market. */
const chatProduct = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  image: z.nullable(z.string()),
  /** As cards show it. */
  price: rupees,
  unit: z.string(),
  /** As for products; null is not known. */
  gst_rate_bp: z.optional(z.nullable(z.int())),
})
export type ChatProduct = z.infer<typeof chatProduct>

const room = {
  room_id: z.uuid(),
  /** Empty before the first message; the file's name if the file came without text. */
  lastMessage: z.string(),
  /** When the last message was sent or the room was opened. */
  lastMessageTime: moment,
  last_seq: z.int(),
  /** How many messages of the other person are unread. */
  unread: z.int(),
  /** The other person's picture, and whether they are connected now. */
  picture: z.nullable(z.string()),
  is_online: z.boolean(),
  last_seen_at: z.nullable(moment),
  product: z.nullable(chatProduct),
}

/** A buyer's room; the other side is a company. */
const buyerRoom = z.object({ ...room, seller_id: z.uuid(), company_name: z.string() })
export type BuyerRoom = z.infer<typeof buyerRoom>

/** A seller's room; the other side is a customer. */
const sellerRoom = z.object({
  ...room,
  buyer_id: z.uuid(),
  user_name: z.string(),
  company_name: z.nullable(z.string()),
})
export type SellerRoom = z.infer<typeof sellerRoom>

/** The quote that the buyer has accepted of the seller, unless an offer of it is open or agreed. */
const acceptedQuote = z.object({
  requirement_id: z.uuid(),
  product_name: z.string(),
  price: rupees,
  /** What the price is for; null where neither side has said it. */
  unit: z.nullable(z.string()),
  delivery_days: z.int(),
})
export type AcceptedQuote = z.infer<typeof acceptedQuote>

/** A room as one of its two people sees it. */
const chatRoom = z.object({
  ...room,
  /** The caller's role: a buyer's rooms are shown at /chats, a seller's in the console. */
  role: z.enum(['buyer', 'seller']),
  other_id: z.uuid(),
  /** A seller's company, or a buyer's name. */
  other_name: z.string(),
  /** A buyer's company, if there is one. */
  other_company: z.nullable(z.string()),
  /** Under which the seller pays GST; missing where it is not known. */
  seller_scheme: z.optional(taxScheme),
  /** How far each side has read. */
  own_read_seq: z.int(),
  other_read_seq: z.int(),
  /** False if the other account is suspended, or one of the two has blocked the other; the chat stays readable. */
  is_open: z.boolean(),
  /** The caller has blocked the other person. */
  is_blocked: z.boolean(),
  accepted_quote: z.optional(z.nullable(acceptedQuote)),
})
export type ChatRoom = z.infer<typeof chatRoom>

/** Unread messages for the badges: a buyer's at 'Chats', a seller's in the console. */
const unreadChats = z.object({ as_buyer: z.int(), as_seller: z.int() })
export type UnreadChats = z.infer<typeof unreadChats>

export const startChat = endpoint({
  method: 'POST',
  path: '/api/chat/start',
  access: 'user',
  about: 'Opens the one room of the caller and a seller, or answers the one that is there.',
  input: z.object({ seller_id: sellerId, product_id: z.optional(productId) }),
  reply: z.object({ ...successWithMessage, room_id: z.uuid() }),
})

export const listBuyerRooms = endpoint({
  method: 'GET',
  path: '/api/chat/user/rooms',
  access: 'user',
  about: 'The rooms in which the caller is the buyer, the latest first.',
  input: z.object({ cursor }),
  reply: z.object({ ...successWithMessage, rooms: z.array(buyerRoom), unread: z.int(), ...paged }),
})

export const listSellerRooms = endpoint({
  method: 'GET',
  path: '/api/chat/seller/rooms',
  access: 'seller',
  about: 'The rooms in which the caller is the seller, the latest first.',
  input: z.object({ cursor }),
  reply: z.object({ ...successWithMessage, rooms: z.array(sellerRoom), unread: z.int(), ...paged }),
})

export const countUnreadChats = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: 'user',
  about: 'How many chat messages the caller has not read.',
  input: z.object({}),
  reply: z.object({ ...successFields, ...unreadChats.shape }),
})

export const getChatRoom = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId',
  access: 'user',
  about: 'A room of the caller; its messages come over the socket.',
  input: z.object({ roomId }),
  reply: z.object({ ...successFields, room: chatRoom }),
})

export const openChat = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId/messages',
  access: 'user',
  about: 'The latest 50 messages of a room, oldest first, for a page that has no socket yet.',
  input: z.object({ roomId }),
  reply: z.object({
    ...successFields,
    messages: z.array(chatMessage),
    last_seq: z.int(),
    own_read_seq: z.int(),
    other_read_seq: z.int(),
  }),
})
export type ChatOpening = ReplyOf<typeof openChat>

export const sendChatFile = endpoint({
  method: 'POST',
  path: '/api/chat/:roomId/files',
  access: 'user',
  body: 'chatFile',
  about: 'Sends a picture or a PDF (a data-URL of at most 5 MB) as a message of the room.',
  input: z.object({
    roomId,
    file: z.string('Choose a picture or a PDF'),
    name: z
      .string('The file needs a name')
      .check(
        stripToLine,
        z.trim(),
        z.minLength(1, 'The file needs a name'),
        z.maxLength(limits.chat.fileName, 'The name of the file can have at most 100 characters'),
        z.refine(isStorable, 'The name of the file holds a character that cannot be stored'),
      ),
    client_id: clientId,
  }),
  reply: z.object({ ...successWithMessage, message: chatMessage }),
})

export const getChatFile = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId/files/:fileId',
  access: 'user',
  about: 'A file of a room of the caller.',
  input: z.object({ roomId, fileId }),
  reply: storedFile,
  produces: 'application/octet-stream',
})
