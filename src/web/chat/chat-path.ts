import type { Side } from './rooms.ts'

export const listPath = (side: Side) => (side === 'buyer' ? '/chats' : '/seller_console/chats')
export const roomPath = (side: Side, roomId: string) => `${listPath(side)}/${roomId}`
