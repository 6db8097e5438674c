import { RateLimiterMemory, RateLimiterValkey } from 'rate-limiter-flexible'
import type { ValkeyCommands } from '#server/valkey/valkey-commands.ts'
import type { CreateLimiter } from './rate-limiters.ts'

type Definition = { readonly numberOfKeys: number; readonly lua: string }

/** Counted in Valkey for all processes together; each by itself, at once, while Valkey does not answer. */
export function valkeyLimiters({ ask }: ValkeyCommands, prefix: string): CreateLimiter {
  return (name, limit) =>
    new RateLimiterValkey({
      ...limit,
      storeClient: clientOf(ask),
      keyPrefix: `${prefix}limit:${name}`,
      // Further tries beyond the limit cost Valkey no command.
      inMemoryBlockOnConsumed: limit.points + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    })
}

/** The part of a client that the library counts by; its script travels along, since the connection may be another one each time. */
function clientOf(ask: ValkeyCommands['ask']) {
  let script = ''
  return {
    defineCommand(_: 'rlflxIncr', { lua }: Definition) {
      script = lua
    },
    rlflxIncr: ([key = '', ...values]: readonly string[]) =>
      ask((client) => client.eval(script, 1, key, ...values)),
  }
}
