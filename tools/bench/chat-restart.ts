import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { ChatSocket, Room } from './chat-sockets.ts'

/** Sockets that reconnect as a browser's do; returns when each was in its room again. */
export async function sitThrough(url: string, rooms: readonly Room[], restart: () => Promise<unknown>) {
  const back = new Map<ChatSocket, number>()
  let seated = 0
  let began = Number.POSITIVE_INFINITY
  const people = rooms.flatMap(({ roomId, people }) => people.map(({ token }) => ({ roomId, token })))
  const sockets = people.map(({ roomId, token }) => {
    const socket: ChatSocket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 3_000,
    })
    socket.on('connect', async () => {
      const answer = await socket.emitWithAck('joinRoom', { token, roomId }).catch(() => undefined)
      if (!answer?.success) return
      if (began === Number.POSITIVE_INFINITY) seated += 1
      else if (!back.has(socket)) back.set(socket, performance.now() - began)
    })
    socket.on('goodbye', ({ come_back_ms }) => {
      if (come_back_ms === undefined) return
      socket.disconnect()
      setTimeout(() => socket.connect(), come_back_ms).unref()
    })
    return socket
  })
  while (seated < sockets.length) await sleep(50)
  await sleep(1_000)
  began = performance.now()
  await restart()
  const up = performance.now() - began
  while (back.size < sockets.length && performance.now() - began < 60_000) await sleep(50)
  for (const socket of sockets) socket.disconnect()
  return { sockets: sockets.length, up, back: [...back.values()] }
}

/** The largest number within one second. */
export const peakOf = (times: readonly number[]) =>
  Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length))
