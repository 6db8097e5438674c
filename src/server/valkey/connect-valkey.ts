import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Valkey } from 'iovalkey'
import { limits } from '#server/limits.ts'
import type { ValkeyAddress } from './valkey-address.ts'

export type ValkeyClient = Valkey

/**
 * One connection, which is not opened again by itself: a line of commands that nobody sees would wait for that. Throws the
 * reason where it cannot be opened.
 */
export async function connectValkey(address: ValkeyAddress): Promise<ValkeyClient> {
  const { host, port, username, password, isEncrypted, database } = address
  const client = new Valkey({
    host,
    port,
    connectionName: 'vanij',
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    ...(isEncrypted ? { tls: isIP(host) ? {} : { servername: host } } : {}),
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: () => null,
    keepAlive: limits.valkey.keepAliveMs,
    // The other end may be gone without a word.
    disconnectTimeout: limits.valkey.goodbyeMs,
    connectTimeout: limits.valkey.connection,
  })
  let reason: Error | undefined
  // Without a listener a line that breaks would end the process; whoever uses it gets the error.
  client.on('error', (error: Error) => {
    reason ??= error
  })
  const open = async () => {
    await client.connect()
    if (database > 0) await client.select(database)
  }
  try {
    await within(limits.valkey.connection, open())
    return client
  } catch (error) {
    client.disconnect()
    throw reason ?? error
  }
}

/** Throws where the other end is silent for so long. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const silence = wait(ms, undefined, { ref: false, signal: giveUp.signal }).then(() => {
    throw new Error('Valkey is silent')
  })
  silence.catch(() => {})
  try {
    return await Promise.race([work, silence])
  } finally {
    giveUp.abort()
  }
}

export const endOf = (client: ValkeyClient): Promise<void> =>
  client.status === 'end' ? Promise.resolve() : new Promise((resolve) => client.once('end', () => resolve()))
