import { valkeyBus } from '#server/push/valkey-bus.ts'
import { valkeyPresence } from '#server/push/valkey-presence.ts'
import type { ValkeyAddress } from '#server/valkey/valkey-address.ts'
import { openValkeyCommands } from '#server/valkey/valkey-commands.ts'
import type { Ways } from './open-shared.ts'
import { valkeyLimiters } from './valkey-limiters.ts'

/** Over three connections: one tells, one listens, one asks. Nothing is kept there that may not be lost. */
export function overValkey(address: ValkeyAddress): Ways {
  const bus = valkeyBus(address)
  const commands = openValkeyCommands(address)
  const presence = valkeyPresence(commands, address.prefix)
  return {
    bus,
    presence,
    createLimiter: valkeyLimiters(commands, address.prefix),
    async close() {
      await Promise.all([bus.close(), presence.close()])
      await commands.close()
    },
  }
}
