import { chatsPath, sellerChatsPath } from '#contract/paths.ts'

/** Whether somebody is the buyer or the seller of a room. */
export type Side = 'buyer' | 'seller'

export const listPath = (side: Side) => (side === 'buyer' ? chatsPath : sellerChatsPath)
export const roomPath = (side: Side, roomId: string) => `${listPath(side)}/${roomId}`
