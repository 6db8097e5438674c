import { limits } from '#server/limits.ts'
import { connectValkey, endOf, within } from '#server/valkey/connect-valkey.ts'
import type { ValkeyAddress } from '#server/valkey/valkey-address.ts'
import type { Carrier } from './carrier.ts'
import { type BusOptions, sharedBus } from './shared-bus.ts'

/** Valkey publishes what is told: one connection tells, one listens. Many pieces are one message. */
export const valkeyBus = (address: ValkeyAddress, options?: BusOptions) =>
  sharedBus(valkeyCarrier(address), options)

/** Channels are the same in all databases of a Valkey, so the name holds the number. */
const channelOf = ({ prefix, database }: ValkeyAddress) => `${prefix}${database}:push`

/** Pieces hold JSON, in which a new line is written otherwise. */
const between = '\n'

const valkeyCarrier = (address: ValkeyAddress): Carrier => ({
  isApart: true,
  async openSender() {
    const client = await connectValkey(address)
    return {
      async send(pieces) {
        await within(limits.valkey.answer, client.publish(channelOf(address), pieces.join(between)))
      },
      end: async () => void (await client.quit()),
      cut: () => client.disconnect(),
    }
  },
  async openReceiver(receive) {
    const client = await connectValkey(address)
    client.on('message', (_: string, message: string) => {
      for (const piece of message.split(between)) receive(piece)
    })
    try {
      await within(limits.valkey.answer, client.subscribe(channelOf(address)))
    } catch (error) {
      client.disconnect()
      throw error
    }
    return { ended: endOf(client), cut: () => client.disconnect() }
  },
})
