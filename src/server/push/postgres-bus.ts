import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { limits } from '#server/limits.ts'
import type { PushBus, PushListener } from './bus.ts'
import { createListeners } from './listeners.ts'
import { createCutter, createJoiner } from './pieces.ts'

const { atOnce, waiting: mostWaiting, beatMs, silentBeats, againMs, lastWordMs } = limits.pushBus

type Options = { readonly processId?: string; readonly beatMs?: number }

/**
 * PostgreSQL's `notify` carries what is told: one connection tells, one listens. Each statement is a transaction of its
 * own, after that of what happened; within one, all commits of the market would wait in one line for the telling.
 */
export function postgresBus(database: pg.ClientConfig, options: Options = {}): PushBus {
  const { processId = randomUUID() } = options
  const here = createListeners<Parameters<PushListener>>()
  const gaps = createListeners<[]>()
  const cutter = createCutter(processId)
  const joiner = createJoiner({ onText: (text) => here.call(...readMessage(text)), onGap: gaps.call })
  const stop = new AbortController()
  const teller = createTeller(database, () => cutter.mark('lost'))
  let echoes = 0
  const hear = (piece: string) => {
    if (piece.startsWith(processId)) echoes += 1
    else takeOrHeal(piece)
  }
  /** Another version of the market may tell what this one does not understand: pages read it from the database. */
  const takeOrHeal = (piece: string) => {
    try {
      joiner.take(piece)
    } catch {
      gaps.call()
    }
  }
  const begin = () => {
    // Its own sign of life may have been told before it listened.
    echoes += 1
    joiner.beginAnew()
    gaps.call()
  }
  const listener = listen(database, { hear, begin, signal: stop.signal })
  const beating = beat(options.beatMs ?? beatMs, stop.signal, (ms) => {
    // A line that died without a word: what this process tells itself no longer comes back.
    if (teller.isUp() && echoes === 0) listener.cut()
    echoes = 0
    joiner.noticeSilence(ms * silentBeats)
    teller.tell([cutter.mark('beat')])
  })
  return {
    tell(userId, event) {
      here.call(userId, event)
      teller.tell(cutter.cut(JSON.stringify([userId, event])))
    },
    subscribe: here.add,
    onGap: gaps.add,
    async close() {
      stop.abort()
      teller.tell([cutter.mark('bye')])
      await Promise.all([teller.close(), listener.ended, beating])
    },
  }
}

const readMessage = (text: string) => JSON.parse(text) as Parameters<PushListener>

async function beat(ms: number, signal: AbortSignal, act: (ms: number) => void) {
  while (!signal.aborted) {
    act(ms)
    await wait(ms, undefined, { ref: false, signal }).catch(() => {})
  }
}

async function connect(database: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...database,
    application_name: 'vanij-push',
    keepAlive: true,
    connectionTimeoutMillis: limits.database.connection,
    query_timeout: limits.database.answer,
  })
  // Without a listener a line that breaks would end the process; whoever uses it hears of it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** In the order of the calls, and again where it is not known whether they arrived: whoever hears them counts. */
function createTeller(database: pg.ClientConfig, lost: () => string) {
  let pieces: string[] = []
  let client: pg.Client | undefined
  let emptying: Promise<void> | undefined
  let isClosed = false

  /** Everybody reads anew what none of them will tell. */
  const boundWaiting = () => {
    if (pieces.length > mostWaiting) pieces = [lost()]
  }
  const send = async (batch: readonly string[]) => {
    client ??= await connect(database)
    const text = "select count(pg_notify('push', piece)) from unnest($1::text[]) piece"
    await client.query({ name: 'push', text, values: [batch] })
  }
  const empty = async () => {
    while (pieces.length > 0 && !isClosed) {
      const batch = pieces.splice(0, atOnce)
      await send(batch).catch(async () => {
        client?.connection.stream.destroy()
        client = undefined
        pieces.unshift(...batch)
        boundWaiting()
        await wait(againMs, undefined, { ref: false })
      })
    }
    emptying = undefined
  }
  return {
    isUp: () => client !== undefined,
    tell(more: readonly string[]) {
      pieces.push(...more)
      boundWaiting()
      emptying ??= empty()
    },
    async close() {
      await atMost(lastWordMs, emptying)
      isClosed = true
      // The other end may be gone without a word.
      await atMost(lastWordMs, client?.end())
      client?.connection.stream.destroy()
    },
  }
}

const atMost = (ms: number, work: Promise<void> | undefined) =>
  Promise.race([work?.catch(() => {}), wait(ms, undefined, { ref: false })])

type Handlers = {
  readonly hear: (piece: string) => void
  /** From here on everything is heard. */
  readonly begin: () => void
  readonly signal: AbortSignal
}

function listen(database: pg.ClientConfig, { hear, begin, signal }: Handlers) {
  let line: pg.Client | undefined
  const cut = () => line?.connection.stream.destroy()
  const listenOnce = async () => {
    const client = await connect(database)
    line = client
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('notification', ({ payload = '' }) => hear(payload))
    await client.query('listen push')
    begin()
    if (signal.aborted) cut()
    await ended
  }
  const listenOn = async () => {
    signal.addEventListener('abort', cut, { once: true })
    while (!signal.aborted) {
      await listenOnce().catch(cut)
      line = undefined
      // Not all processes in the same moment.
      await wait(againMs * (1 + Math.random()), undefined, { ref: false, signal }).catch(() => {})
    }
  }
  return { cut, ended: listenOn() }
}
