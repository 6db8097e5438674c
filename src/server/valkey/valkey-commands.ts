import { setTimeout as wait } from 'node:timers/promises'
import { leftAloneAfterSilence } from '#server/concurrency/left-alone.ts'
import { limits } from '#server/limits.ts'
import { printLine } from '#server/print-line.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { connectValkey, endOf, type ValkeyClient } from './connect-valkey.ts'
import type { ValkeyAddress } from './valkey-address.ts'

const { againMs, lineAfterMs } = limits.valkey
const { silentMs, pauseMs } = limits.sharedLimits

/** A connection that is opened again whenever it ends, and keeps nobody waiting while it is not there. */
export type ValkeyCommands = {
  /** Throws at once while there is no connection, and soon where it hangs. */
  ask<T>(question: (client: ValkeyClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What a server says that cannot take what is written: another one has taken its place, or it is not ready yet. */
const isNotTheOne = (error: unknown) =>
  /^(?:READONLY|LOADING|MASTERDOWN)/.test((error as Error | undefined)?.message ?? '')

export function openValkeyCommands(address: ValkeyAddress): ValkeyCommands {
  let client: ValkeyClient | undefined
  const stop = new AbortController()
  const say = sayAtChange()
  const line = leftAloneAfterSilence({ silentMs, pauseMs, whose: 'Valkey' })
  const connectOnce = async () => {
    try {
      client = await connectValkey(address)
      say(undefined)
    } catch (error) {
      say(reasonOf(error))
    }
  }
  const first = connectOnce()
  const keep = async () => {
    await first
    while (!stop.signal.aborted) {
      if (client) await endOf(client)
      client = undefined
      // Not all processes in the same moment.
      await wait(againMs * (1 + Math.random()), undefined, { ref: false, signal: stop.signal }).catch(
        () => {},
      )
      if (!stop.signal.aborted) await connectOnce()
    }
    client?.disconnect()
  }
  const kept = keep()
  const askNow = async <T>(question: (client: ValkeyClient) => Promise<T>): Promise<T> => {
    await first
    const current = client
    if (!current) throw new Error('Valkey cannot be reached.')
    return question(current).catch((error: unknown) => {
      if (isNotTheOne(error)) current.disconnect()
      throw error
    })
  }
  return {
    ask: (question) =>
      line.ask(
        () => askNow(question),
        () => client?.disconnect(),
      ),
    async close() {
      stop.abort()
      client?.disconnect()
      await kept
    },
  }
}

/** One line when it has been otherwise for a while: what passes within a second concerns nobody. */
function sayAtChange() {
  let goneSince: number | undefined
  let isSaid = false
  return (reason: string | undefined) => {
    if (reason === undefined) {
      if (isSaid) printLine('Valkey answers again.')
      goneSince = undefined
      isSaid = false
      return
    }
    goneSince ??= performance.now()
    if (isSaid || performance.now() - goneSince < lineAfterMs) return
    isSaid = true
    printLine(
      `Valkey of VALKEY_URL cannot be reached (${reason}): people at other processes see what is new when their pages read again, and each process counts tries by itself.`,
    )
  }
}
