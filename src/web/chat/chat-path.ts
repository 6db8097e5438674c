import { chatsPath, sellerChatsPath } from '#contract/paths.ts'
import type { Side } from './connection/rooms.ts'

export const listPath = (side: Side) => (side === 'buyer' ? chatsPath : sellerChatsPath)
export const roomPath = (side: Side, roomId: string) => `${listPath(side)}/${roomId}`
