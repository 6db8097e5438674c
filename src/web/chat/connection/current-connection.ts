import type { io as Io } from 'socket.io-client'
import { countUnreadChats, type UnreadChats } from '#contract/chats/chat.ts'
import { api } from '#web/api/browser-api.ts'
import { inLanguage } from '#web/api/in-language.ts'
import { setCount } from '#web/session/counts.ts'
import { currentSession, endSession, storedToken, subscribe } from '#web/storage/session-store.ts'
import { browserStorage } from '#web/storage/storage.ts'
import { createStore, type Store } from '#web/storage/store.ts'
import { startPolling, wakePolls } from '#web/ui/lists/poll.ts'
import { type Channel, type ChatSocket, createChannel } from './channel.ts'
import { stayConnected } from './connection.ts'
import { dialAnew, dialling } from './dialling.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'
import { isOutgoingKey, outgoingStoreOf } from './outgoing-store.ts'
import { notePresence, noteRoom, refreshOpenRooms } from './rooms.ts'

/** The connection of this tab, for the person who is signed in. */
export type CurrentConnection = {
  readonly me: string
  readonly token: string
  readonly channel: Channel
  /** Whether the server knows who listens. */
  readonly isUp: Store<boolean>
  /** Why the server ended the connection, until somebody looks at the tab or calls `connect`. */
  readonly closeReason: Store<string>
  readonly connect: () => void
}

type Running = CurrentConnection & { readonly end: () => void }

// Specification 9: the interval of polling while there is no connection.
const pollEvery = 30_000
/** After the code of the library could not be loaded. */
const tryAgainAfter = 5_000

const running = createStore<Running | null>(null)
export const live: Pick<Store<CurrentConnection | null>, 'get' | 'subscribe'> = running
let ownOutbox: { readonly token: string; readonly outbox: Outbox } | undefined
let isKept = false

/** Keeps a connection from now on whenever somebody is signed in. */
export function keepConnected() {
  if (isKept) return
  isKept = true
  subscribe(follow)
  startPolling(fetchUnread, pollEvery)
  follow()
}

function follow() {
  const token = storedToken()
  const me = currentSession().user?.user_id
  const before = running.get()
  if (before && before.token !== token) {
    before.end()
    running.set(null)
  }
  if (token && me && !running.get()) void connect({ token, me, outbox: outboxOf({ token, me }) })
}

/** Of the person who is signed in: takes messages before there is a connection, and sends them when there is one. */
export function currentOutbox() {
  const token = storedToken()
  const me = currentSession().user?.user_id
  return token && me ? outboxOf({ token, me }) : undefined
}

type Person = { readonly token: string; readonly me: string }

function outboxOf({ token, me }: Person): Outbox {
  if (ownOutbox?.token === token) return ownOutbox.outbox
  const outbox = createOutbox({
    store: outgoingStoreOf(me, browserStorage),
    send: async (entry) => {
      const channel = running.get()?.channel
      return channel ? send(channel, token, entry) : 'again'
    },
  })
  ownOutbox = { token, outbox }
  return outbox
}

/** The library is loaded for the first connection. */
async function connect(owner: Owner) {
  const library = await import('socket.io-client').catch(() => null)
  if (!library) setTimeout(follow, tryAgainAfter)
  else if (owner.token === storedToken() && !running.get()) running.set(begin(library.io, owner))
}

type Owner = Person & { readonly outbox: Outbox }

function begin(io: typeof Io, { token, me, outbox }: Owner): Running {
  const socket: ChatSocket = io({ transports: ['websocket'], ...dialling })
  dialAnew(socket)
  const channel = channelOf(socket)
  const isUp = createStore(false)
  const closeReason = createStore('')
  const over = () => {
    outbox.close()
    isUp.set(false)
  }
  const up = (unread: UnreadChats) => {
    showUnread(unread)
    isUp.set(true)
    outbox.open()
    refreshOpenRooms()
    // Fetches what was missed while there was no connection.
    wakePolls()
  }
  const follows = [
    channel.onDown(over),
    channel.on('message', ({ client_id }) => outbox.arrived(client_id ? [client_id] : [])),
    channel.on('previousMessages', ({ messages }) =>
      outbox.arrived(messages.flatMap(({ client_id }) => client_id ?? [])),
    ),
    channel.on('notification', wakePolls),
    channel.on('presence', notePresence),
    channel.on('roomChanged', noteRoom),
    channel.on('unreadChats', showUnread),
    stayConnected({
      socket,
      channel,
      token,
      onUp: up,
      closeReason,
      isBusy: () => outbox.entries().some(isLeaving),
    }),
    followOtherTabs(outbox),
  ]
  const end = () => {
    over()
    for (const stop of follows) stop()
    socket.disconnect()
  }
  return { me, token, channel, isUp, closeReason, connect: () => void socket.connect(), end }
}

/** What the server refuses is said in the language of this build. */
function channelOf(socket: ChatSocket): Channel {
  const channel = createChannel(socket)
  if (!import.meta.env.IS_TRANSLATION) return channel
  return { ...channel, ask: async (name, frame) => inLanguage(await channel.ask(name, frame)) }
}

const isLeaving = ({ state }: Outgoing) => state === 'sending'

async function send(channel: Channel, token: string, { room_id: roomId, message, client_id }: Outgoing) {
  const answer = await channel.ask('chatMessage', { token, roomId, message, client_id })
  if (answer.success) {
    channel.deliver(answer.message)
    return 'sent'
  }
  if (answer.status === 'invalid-token') endSession(token)
  return answer.status ? 'again' : { refused: answer.content }
}

function showUnread({ as_buyer, as_seller }: UnreadChats) {
  setCount('chats', as_buyer)
  setCount('customerChats', as_seller)
}

async function fetchUnread() {
  const token = storedToken()
  if (!token || running.get()?.isUp.get()) return
  const unread = await api(countUnreadChats, {})
  if (token === storedToken()) showUnread(unread)
}

function followOtherTabs(outbox: Outbox) {
  const reread = ({ key }: StorageEvent) => {
    if (isOutgoingKey(key)) outbox.reread()
  }
  addEventListener('storage', reread)
  outbox.reread()
  return () => removeEventListener('storage', reread)
}
