import { channel, tracingChannel } from 'node:diagnostics_channel'

/** Something that has happened, for whoever watches the server. Where nobody does it costs a look. */
function createSignal<Facts extends object>(name: string) {
  const signal = channel(`vanij:${name}`)
  return {
    send(facts: Facts) {
      if (signal.hasSubscribers) signal.publish(facts)
    },
    /** Answers how to stop. */
    listen(hear: (facts: Facts) => void) {
      const listener = (facts: unknown) => hear(facts as Facts)
      signal.subscribe(listener)
      return () => void signal.unsubscribe(listener)
    },
  }
}

/** Something that takes time, and may fail. */
function createOperation<Facts extends object>(name: string) {
  const channels = tracingChannel<unknown, Facts>(`vanij:${name}`)
  return {
    run: <T>(facts: Facts, work: () => Promise<T>): Promise<T> =>
      channels.hasSubscribers ? channels.tracePromise(work, facts) : work(),
    channels,
  }
}
export type Operation<Facts extends object> = ReturnType<typeof createOperation<Facts>>

/** What a person is told instead of what they wanted, by the name of its sentence. */
export const refusals = createSignal<{ readonly name: string; readonly status: number }>('refusal')
export const limitsReached = createSignal<{ readonly rate: string }>('limit-reached')
export const ordersPlaced = createSignal<{ readonly count: number }>('orders-placed')
export const pushes = createSignal<{ readonly about: string }>('push')
export const cacheLookups = createSignal<{ readonly cache: string; readonly isHit: boolean }>('cache-lookup')

/** `text` holds no value of anybody: those are parameters. */
export const statements = createOperation<{ readonly text: string }>('statement')
export const storeCalls = createOperation<{ readonly method: string }>('store-call')
export const renders = createOperation<Record<never, never>>('render')
export const socketFrames = createOperation<{ readonly frame: string }>('socket-frame')
/** A piece of an upkeep chore, or an import. */
export const jobs = createOperation<{ readonly job: string }>('job')
/** News that is handed over to who carries it further. */
export const outboxSends = createOperation<{ readonly channel: string }>('outbox-send')
