import { expect } from '@playwright/test'
import { io } from 'socket.io-client'
import { startChat } from '#contract/chats/chat.ts'
import { getProfile } from '#contract/users/user.ts'
import { type ChatSocket, createChannel } from '#web/chat/connection/channel.ts'
import type { Person } from './people.ts'

export async function aRoom(buyer: Person, seller: Person) {
  const { user_id: seller_id } = await seller.api(getProfile, {})
  return (await buyer.api(startChat, { seller_id })).room_id
}

/** Writes many messages, as in a long chat. */
export async function talkLong(
  baseURL: string | undefined,
  people: readonly Person[],
  roomId: string,
  count: number,
) {
  const sockets = people.map(
    (): ChatSocket => io(baseURL ?? '', { transports: ['websocket'], forceNew: true }),
  )
  const channels = sockets.map(createChannel)
  await Promise.all(channels.map((channel) => new Promise<void>((up) => channel.onUp(up))))
  for (let line = 1; line <= count; line += 1) {
    const who = line % people.length
    const token = people[who]?.token ?? ''
    const answer = await channels[who]?.ask('chatMessage', { token, roomId, message: `line ${line}` })
    expect(answer).toMatchObject({ success: true })
  }
  for (const socket of sockets) socket.disconnect()
}
