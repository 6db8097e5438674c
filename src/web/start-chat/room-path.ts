import { chatsPath, sellerChatsPath } from '#contract/paths.ts'

/** Whether somebody is the buyer or the seller of a room. */
export type Side = 'buyer' | 'seller'

export const listPath = (side: Side) => (side === 'buyer' ? chatsPath : sellerChatsPath)
export const roomPath = (side: Side, roomId: string) => `${listPath(side)}/${roomId}`

/** Opens the room with an offer that the quote of this requirement fills. */
export const offerPath = (side: Side, roomId: string, requirementId: string) =>
  `${roomPath(side, roomId)}?${offerOf}=${requirementId}`

/** In the address of a room: the requirement whose quote an offer begins with. */
export const offerOf = 'requirement'
