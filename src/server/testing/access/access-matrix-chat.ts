import { randomUUID } from 'node:crypto'
import { sendFile } from '#server/chats/file.service.ts'
import { openRoom } from '#server/chats/room.service.ts'
import type { World } from '#server/testing/personas.ts'
import { type Matrix, nothing, type Row, sellers, signedIn } from './access-outcomes.ts'

/** Only the first bytes make it a PDF. */
export const aPdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\nprice list').toString('base64')}`

async function room({ testApp, people }: World) {
  const draft = { buyer_id: people.buyerA?.user_id ?? '', seller_id: people.sellerA?.user_id ?? '' }
  return { roomId: await openRoom(testApp.db, draft) }
}

async function file(world: World) {
  const { testApp, people } = world
  const { roomId } = await room(world)
  const sender = { user_id: people.sellerA?.user_id ?? '', account_type: 'seller', session_id: '' } as const
  const draft = { roomId, file: aPdf, name: 'Price list.pdf' }
  const { file_id } = await sendFile(testApp.app.services, sender, draft)
  return { roomId, fileId: file_id ?? undefined }
}

/** Belongs to buyer A and seller A; a 404 for everybody else. */
const theirs: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }

export const chatMatrix: Matrix = {
  'POST /api/chat/start': {
    outcome: { ...signedIn, sellerB: 409 },
    draft: ({ people }) => ({ seller_id: people.sellerB?.user_id }),
  },
  'GET /api/chat/user/rooms': { outcome: signedIn, draft: nothing },
  'GET /api/chat/seller/rooms': { outcome: sellers, draft: nothing },
  'GET /api/chat/unread': { outcome: signedIn, draft: nothing },
  'GET /api/chat/:roomId': { outcome: theirs, draft: room, absent: { roomId: randomUUID() } },
  'GET /api/chat/:roomId/messages': { outcome: theirs, draft: room, absent: { roomId: randomUUID() } },
  'POST /api/chat/:roomId/files': {
    outcome: theirs,
    draft: async (world) => ({ ...(await room(world)), file: aPdf, name: 'Price list.pdf' }),
    absent: { roomId: randomUUID() },
  },
  'GET /api/chat/:roomId/files/:fileId': {
    outcome: theirs,
    draft: file,
    absent: { fileId: randomUUID() },
  },
}
