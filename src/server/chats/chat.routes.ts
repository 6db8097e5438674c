import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/chats/chat.ts'
import { chats as texts } from '#contract/texts/chats.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toBuyerRoom, toMessage, toRoom, toSellerRoom, withMessages } from './chat.reply.ts'
import * as files from './file.service.ts'
import { openHistory } from './message.service.ts'
import * as rooms from './room.service.ts'

export function chatRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services
  const onlineIn = (page: readonly { readonly other_id: string }[]) =>
    app.shared.presence.online(page.map(({ other_id }) => other_id))

  route(app, contract.startChat, async (draft, caller) =>
    success(texts.opened, { room_id: await rooms.startChat(db, caller, draft) }),
  )

  route(app, contract.listBuyerRooms, async ({ cursor }, caller) => {
    const { page, ...counts } = await rooms.listRooms(db, caller, 'buyer', cursor)
    return success(texts.count({ count: counts.total }), {
      rooms: page.map(toBuyerRoom(await onlineIn(page))),
      ...counts,
    })
  })

  route(app, contract.listSellerRooms, async ({ cursor }, caller) => {
    const { page, ...counts } = await rooms.listRooms(db, caller, 'seller', cursor)
    return success(texts.count({ count: counts.total }), {
      rooms: page.map(toSellerRoom(await onlineIn(page))),
      ...counts,
    })
  })

  route(app, contract.countUnreadChats, async (_, caller) => ({
    success: true as const,
    ...(await rooms.countUnread(db, caller)),
  }))

  route(app, contract.getChatRoom, async ({ roomId }, caller) => {
    const room = await rooms.getRoom(db, caller, roomId)
    const [online, quote] = await Promise.all([onlineIn([room]), rooms.getAcceptedQuote(db, caller, roomId)])
    return { success: true as const, room: toRoom(room, online, quote) }
  })

  route(app, contract.openChat, async ({ roomId }, caller) => {
    const read = async () => withMessages(await openHistory(db, caller, roomId, undefined))
    const { messages, joined } = await app.readHistory(caller.user_id, read)
    return { success: true as const, messages, ...joined }
  })

  route(app, contract.sendChatFile, async (draft, caller) =>
    success(texts.fileSent, { message: toMessage(await files.sendFile(services, caller, draft)) }),
  )

  route(app, contract.getChatFile, (input, caller) => files.getFile(services, caller, input))
}
