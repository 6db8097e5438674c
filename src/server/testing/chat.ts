import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll } from 'vitest'
import { startChat } from '#contract/chats/chat.ts'
import type {
  Answer,
  BrowserEvents,
  FrameOf,
  Frames,
  PreviousMessages,
  ServerEvents,
} from '#contract/chats/chat-frames.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { aBuyer, aSeller } from './build.ts'
import type { Someone, TestApp } from './test-app.ts'

export type TestSocket = Socket<ServerEvents, BrowserEvents>
type Handshake = { readonly origin?: string; readonly headers?: Record<string, string> }

/** Opens sockets as browsers do, to a test's app on a real port. */
export function openSockets(testApp: TestApp) {
  let address = ''
  const opened: TestSocket[] = []
  beforeAll(async () => {
    address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => {
    for (const socket of opened) socket.disconnect()
  })

  const dial = ({ origin, headers = {} }: Handshake = {}): TestSocket => {
    const socket: TestSocket = io(address, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...headers, ...(origin === undefined ? {} : { origin }) },
    })
    opened.push(socket)
    return socket
  }
  const connect = async (handshake?: Handshake) => {
    const socket = dial(handshake)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return socket
  }
  return {
    dial,
    connect,
    address: () => address,
    /** A person in a room: what they received on joining, and everything since. */
    join: async (person: Someone, roomId: string, after_seq?: number) =>
      join(await connect(), await testApp.tokenOf(person), {
        roomId,
        ...(after_seq === undefined ? {} : { after_seq }),
      }),
    async listen(person: Someone) {
      const socket = await connect()
      const answer = await sendFrame(socket, 'listen', { token: await testApp.tokenOf(person) })
      if (!answer.success) throw new Error(answer.content)
      return { socket, ...answer }
    },
  }
}

/** Ends a wait that hangs. */
const hangMs = 60_000

type Place = { readonly roomId: string; readonly after_seq?: number }

async function join(socket: TestSocket, token: string, place: Place) {
  const previous = next(socket, 'previousMessages')
  const heard: ChatMessage[] = []
  socket.on('message', (message) => heard.push(message))
  const joined = await sendFrame(socket, 'joinRoom', { token, ...place })
  if (!joined.success) throw new Error(joined.content)
  return { socket, token, joined, previous: (await previous) as PreviousMessages, heard }
}

/** The answer to a frame of any type, so that tests can send invalid frames. */
export const sendFrame = <Name extends keyof Frames>(socket: TestSocket, name: Name, frame: FrameOf<Name>) =>
  sendAnyFrame(socket, name, frame) as Promise<Parameters<NonNullable<Parameters<BrowserEvents[Name]>[1]>>[0]>

export const sendAnyFrame = (socket: TestSocket, name: string, frame: unknown): Promise<Answer> =>
  (socket as unknown as { timeout(ms: number): { emitWithAck(...args: unknown[]): Promise<Answer> } })
    .timeout(hangMs)
    .emitWithAck(name, frame)

/** The next event of this name. */
export async function next<Name extends keyof ServerEvents>(
  socket: TestSocket,
  name: Name,
): Promise<Parameters<ServerEvents[Name]>[0]> {
  const [payload] = await once(socket as never, name, { signal: AbortSignal.timeout(hangMs) })
  return payload
}

export type Chat = { readonly buyer: Someone; readonly seller: Someone; readonly roomId: string }

/** A buyer who has opened a chat with a seller. */
export async function aChat(testApp: TestApp, people: Partial<Omit<Chat, 'roomId'>> = {}): Promise<Chat> {
  const { buyer = await aBuyer(testApp.db), seller = await aSeller(testApp.db) } = people
  const { room_id: roomId } = await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  return { buyer, seller, roomId }
}

/** Polls until it holds; the test's time-out ends it otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}
