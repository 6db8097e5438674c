import { randomUUID } from 'node:crypto'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { connectValkey, type ValkeyClient, within } from '#server/valkey/connect-valkey.ts'
import type { ValkeyAddress } from '#server/valkey/valkey-address.ts'
import type { Check } from './check.ts'

const patience = 2_000

/** What the market does there, each with the sentence for an account that may not, or a server that cannot. */
async function tryOut(client: ValkeyClient, { prefix, database }: ValkeyAddress) {
  const key = `${prefix}doctor:${randomUUID()}`
  const script = "return redis.call('set', KEYS[1], '1', 'EX', 5) and redis.call('pttl', KEYS[1])"
  await client.eval(script, 1, key)
  await client.subscribe(`${prefix}${database}:doctor`)
  await client.unsubscribe(`${prefix}${database}:doctor`)
  await client.publish(`${prefix}${database}:doctor`, 'A probe of npm run doctor.')
}

export const valkeyCheck: Check = {
  name: 'valkey',
  async find({ env: { valkey, several } }) {
    if (!valkey) return 'not set'
    const unused = several
      ? []
      : ['VALKEY_URL is not used while SEVERAL_PROCESSES is off: remove one of the two.']
    try {
      const client = await connectValkey(valkey)
      try {
        await within(patience, tryOut(client, valkey))
        return [...unused, ...(await findSettings(client))]
      } finally {
        client.disconnect()
      }
    } catch (error) {
      return [
        ...unused,
        `Valkey of VALKEY_URL cannot be used (${reasonOf(error)}): check its address, its password and what its account may do.`,
      ]
    }
  },
}

/** A server that is full and forgets nothing refuses to write. */
async function findSettings(client: ValkeyClient): Promise<string[]> {
  const text = await within(patience, client.info())
  const value = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1]
  return [
    ...(value('role') === 'slave' || value('role') === 'replica'
      ? ['VALKEY_URL leads to a replica, where nobody can write: name the primary.']
      : []),
    ...(value('cluster_enabled') === '1'
      ? ['VALKEY_URL leads to a cluster, whose keys lie on several servers: name a Valkey of its own.']
      : []),
    ...(Number(value('maxmemory')) > 0 && value('maxmemory_policy') === 'noeviction'
      ? [
          'Valkey refuses to write when its maxmemory is full: set maxmemory-policy to allkeys-lru, for nothing there must stay.',
        ]
      : []),
  ]
}
