import pg from 'pg'
import { limits } from '#server/limits.ts'
import type { Carrier } from './carrier.ts'
import { type BusOptions, sharedBus } from './shared-bus.ts'

/**
 * PostgreSQL's `notify` carries the pieces: one connection sends, one listens. Each statement is a transaction of its
 * own, after that of what happened; within one, all commits of the market would wait in one line for the telling.
 */
export const postgresBus = (database: pg.ClientConfig, options?: BusOptions) =>
  sharedBus(postgresCarrier(database), options)

const postgresCarrier = (database: pg.ClientConfig): Carrier => ({
  isApart: false,
  async openSender() {
    const client = await connect(database)
    const text = "select count(pg_notify('push', piece)) from unnest($1::text[]) piece"
    return {
      async send(pieces) {
        await client.query({ name: 'push', text, values: [pieces] })
      },
      end: () => client.end(),
      cut: () => cut(client),
    }
  },
  async openReceiver(receive) {
    const client = await connect(database)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('notification', ({ payload = '' }) => receive(payload))
    await client.query('listen push').catch((error: Error) => {
      cut(client)
      throw error
    })
    return { ended, cut: () => cut(client) }
  },
})

const cut = (client: pg.Client) => void client.connection.stream.destroy()

async function connect(database: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...database,
    application_name: 'vanij-push',
    keepAlive: true,
    connectionTimeoutMillis: limits.database.connection,
    query_timeout: limits.database.answer,
  })
  // Without a listener a line that breaks would end the process; whoever uses it gets the error.
  client.on('error', () => {})
  await client.connect()
  return client
}
