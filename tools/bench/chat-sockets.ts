import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { BrowserEvents, PreviousMessages, ServerEvents } from '#contract/chats/chat-frames.ts'
import type { Buyer } from './buyers.ts'

export type ChatSocket = Socket<ServerEvents, BrowserEvents>
export type Seat = Buyer & { readonly socket: ChatSocket; readonly roomId: string }

export type Room = { readonly roomId: string; readonly people: readonly Buyer[] }

const atOnce = 50

/** Everybody of these rooms, each at their own socket in their room. */
export async function takeSeats(url: string, rooms: readonly Room[]): Promise<Seat[]> {
  const waiting = rooms.flatMap(({ roomId, people }) => people.map((person) => ({ roomId, person })))
  const seats: Seat[] = []
  while (waiting.length > 0)
    seats.push(
      ...(await Promise.all(
        waiting.splice(0, atOnce).map(({ roomId, person }) => takeSeat(url, roomId, person)),
      )),
    )
  return seats
}

export async function takeSeat(url: string, roomId: string, person: Buyer): Promise<Seat> {
  const socket: ChatSocket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const seat = { socket, roomId, ...person }
  await join(seat)
  return seat
}

/** Returns the milliseconds until the room's last messages had arrived. */
export async function join({ socket, token, roomId }: Seat): Promise<number> {
  const began = performance.now()
  const shown = new Promise<PreviousMessages>((resolve) => socket.once('previousMessages', resolve))
  const answer = await socket.timeout(20_000).emitWithAck('joinRoom', { token, roomId })
  if (!answer.success) throw new Error(answer.content)
  await shown
  return performance.now() - began
}

export function leave(seats: readonly Seat[]) {
  for (const { socket } of seats) socket.disconnect()
  return sleep(200)
}
