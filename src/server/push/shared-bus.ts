import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#server/limits.ts'
import type { PushBus, PushListener } from './bus.ts'
import type { Carrier, Receiver, Sender } from './carrier.ts'
import { createListeners } from './listeners.ts'
import { createCutter, createJoiner } from './pieces.ts'

const { atOnce, waiting: mostWaiting, beatMs, silentBeats, againMs, lastWordMs } = limits.pushBus

export type BusOptions = { readonly processId?: string; readonly beatMs?: number }

/** Of a market of several processes, whatever carries it. */
export function sharedBus(carrier: Carrier, options: BusOptions = {}): PushBus {
  const { processId = randomUUID() } = options
  const here = createListeners<Parameters<PushListener>>()
  const gaps = createListeners<[]>()
  const cutter = createCutter(processId)
  const joiner = createJoiner({ onText: (text) => here.call(...readMessage(text)), onGap: gaps.call })
  const stop = new AbortController()
  const teller = createTeller(carrier, () => cutter.mark('lost'))
  const echo = createEcho()
  /** Another version of the market may send what this one does not understand: pages read it from the database. */
  const takeOrHeal = (piece: string) => {
    try {
      joiner.take(piece)
    } catch {
      gaps.call()
    }
  }
  const receive = (piece: string) => (piece.startsWith(processId) ? echo.received() : takeOrHeal(piece))
  const begin = () => {
    // Its own sign of life may have been sent before it listened.
    echo.received()
    joiner.beginAnew()
    gaps.call()
  }
  const listener = listen(carrier, { receive, begin, signal: stop.signal })
  const beating = beat(options.beatMs ?? beatMs, stop.signal, (ms) => {
    const deafBeats = echo.deafBeats()
    // A connection that died without a word: what this process sends itself no longer comes back.
    if (teller.isUp() && deafBeats > 0) listener.cut()
    // Nothing of others comes meanwhile, so pages look by themselves now and then.
    if (carrier.isApart && deafBeats > 0 && deafBeats % silentBeats === 0) gaps.call()
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
    waiting: teller.waiting,
    async close() {
      stop.abort()
      teller.tell([cutter.mark('bye')])
      await Promise.all([teller.close(), listener.ended, beating])
    },
  }
}

/** What comes back of a process's own: so many beats in a row nothing did. */
function createEcho() {
  let count = 0
  let deaf = 0
  return {
    received: () => {
      count += 1
    },
    deafBeats() {
      deaf = count === 0 ? deaf + 1 : 0
      count = 0
      return deaf
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

/** In the order of the calls, and again where it is not known whether they arrived: the receiver counts. */
function createTeller(carrier: Carrier, lost: () => string) {
  let pieces: string[] = []
  let underWay = 0
  let sender: Sender | undefined
  let emptying: Promise<void> | undefined
  let isClosed = false

  /** Everybody reads anew what none of them will tell. */
  const boundWaiting = () => {
    if (pieces.length > mostWaiting) pieces = [lost()]
  }
  const send = async (batch: readonly string[]) => {
    sender ??= await carrier.openSender()
    await sender.send(batch)
  }
  const empty = async () => {
    while (pieces.length > 0 && !isClosed) {
      const batch = pieces.splice(0, atOnce)
      underWay = batch.length
      await send(batch).catch(async () => {
        sender?.cut()
        sender = undefined
        underWay = 0
        pieces.unshift(...batch)
        boundWaiting()
        await wait(againMs, undefined, { ref: false })
      })
      underWay = 0
    }
    emptying = undefined
  }
  return {
    isUp: () => sender !== undefined,
    waiting: () => pieces.length + underWay,
    tell(more: readonly string[]) {
      pieces.push(...more)
      boundWaiting()
      emptying ??= empty()
    },
    async close() {
      await atMost(lastWordMs, emptying)
      isClosed = true
      // The other end may be gone without a word.
      await atMost(lastWordMs, sender?.end())
      sender?.cut()
    },
  }
}

const atMost = (ms: number, work: Promise<void> | undefined) =>
  Promise.race([work?.catch(() => {}), wait(ms, undefined, { ref: false })])

type Handlers = {
  readonly receive: (piece: string) => void
  /** Receives everything from here on. */
  readonly begin: () => void
  readonly signal: AbortSignal
}

function listen(carrier: Carrier, { receive, begin, signal }: Handlers) {
  let line: Receiver | undefined
  const cut = () => line?.cut()
  const listenOnce = async () => {
    line = await carrier.openReceiver(receive)
    begin()
    if (signal.aborted) cut()
    await line.ended
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
