import { createOutgoingList, type Outgoing, type OutgoingList, type OutgoingStore } from './outgoing.ts'

/** How an attempt ended. 'again': no answer, or one that asks to try later. */
export type SendOutcome = 'sent' | 'again' | { readonly refused: string }

export type OutboxParts = {
  readonly store: OutgoingStore
  readonly send: (entry: Outgoing) => Promise<SendOutcome>
  /** Between two attempts to send a message while connected. */
  readonly rest?: (tries: number) => Promise<unknown>
  readonly now?: () => number
  readonly newId?: () => string
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * How many attempts while connected before a message counts as not sent: with the pauses between them more than 40 s,
 * so that nobody has to send again because a standby took over from a primary (20 s).
 */
export const mostTries = 11

const longer = (tries: number) => new Promise((done) => setTimeout(done, Math.min(500 * 2 ** tries, 5_000)))

/**
 * Sends messages in order within a room: the next one is sent when the one before is acknowledged or refused.
 * A message is stored until the server has taken or refused it.
 */
export function createOutbox({ store, send, rest = longer, now, newId }: OutboxParts) {
  const list = createOutgoingList({ store, now, newId })
  const sender = createSender(list, send, rest)
  return {
    entries: list.all,
    subscribe: list.subscribe,
    add(roomId: string, message: string) {
      const entry = list.add(roomId, message)
      sender.send(roomId)
      return entry
    },
    retry(entry: Outgoing) {
      list.again(entry.client_id)
      sender.send(entry.room_id)
    },
    discard: list.remove,
    /** These messages arrived from the server, so they were sent even if their acknowledgement was lost. */
    arrived(clientIds: readonly string[]) {
      for (const clientId of clientIds) list.remove(clientId)
    },
    reread() {
      list.reread()
      sender.sendAll()
    },
    open: sender.open,
    close: sender.close,
  }
}

/** Its promise resolves when the connection is gone. */
type Line = { readonly broken: Promise<'again'>; readonly cut: () => void }

function createSender(
  list: OutgoingList,
  send: OutboxParts['send'],
  rest: (tries: number) => Promise<unknown>,
) {
  const busy = new Set<string>()
  let line: Line | undefined

  async function empty(roomId: string) {
    if (busy.has(roomId)) return
    busy.add(roomId)
    for (let entry = list.nextOf(roomId); line && entry; entry = list.nextOf(roomId))
      await settle(entry, line)
    busy.delete(roomId)
  }

  /** Repeats until the message is sent, refused, given up or discarded, or the connection is gone. */
  async function settle(entry: Outgoing, over: Line) {
    const isStillFirst = () => line === over && list.nextOf(entry.room_id)?.client_id === entry.client_id
    for (let tries = 1; isStillFirst(); tries += 1) {
      const outcome = await Promise.race([send(entry).catch(() => 'again' as const), over.broken])
      if (outcome !== 'again') end(entry, outcome)
      else if (line === over) await restOrGiveUp(entry, tries, over)
    }
  }

  function end({ client_id }: Outgoing, outcome: Exclude<SendOutcome, 'again'>) {
    if (outcome === 'sent') list.remove(client_id)
    else list.fail(client_id, outcome.refused)
  }

  async function restOrGiveUp({ client_id }: Outgoing, tries: number, { broken }: Line) {
    if (tries === mostTries) list.fail(client_id)
    else await Promise.race([rest(tries), broken])
  }

  const sendAll = () => {
    for (const roomId of new Set(list.all().map(({ room_id }) => room_id))) void empty(roomId)
  }
  return {
    send: (roomId: string) => void empty(roomId),
    sendAll,
    /** The connection is there. */
    open() {
      line ??= aLine()
      sendAll()
    },
    /** The connection is gone: messages being sent count as not acknowledged. */
    close() {
      line?.cut()
      line = undefined
    },
  }
}

function aLine(): Line {
  let cut = () => {}
  const broken = new Promise<'again'>((resolve) => {
    cut = () => resolve('again')
  })
  return { broken, cut }
}
