import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Folder, Host } from '#tools/scale/host/host.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Service, startService } from './service.ts'

export type Postgres = Service & {
  /** The database of the market, as its owner. */
  readonly url: string
  /** The same database, as the superuser. */
  readonly superuserUrl: string
}

type Options = {
  /** Also the name of its folder: a second start with it goes on with the same data. */
  readonly name?: string
  readonly port?: number
  readonly settings?: Readonly<Record<string, string>>
  /** It begins as a copy of this one and follows it. */
  readonly standbyOf?: Postgres
}

/** With a port of its own, a role `vanij` and its empty database `vanij`, and room for standbys. */
export async function startPostgres(host: Host, options: Options = {}): Promise<Postgres> {
  const folder = host.folder(options.name ?? 'postgres')
  const port = options.port ?? (await freePort())
  const isNew = !existsSync(join(folder.outside, 'data'))
  if (isNew) makeData(host, folder, options.standbyOf)
  const settings = Object.entries({
    listen_addresses: '127.0.0.1',
    max_connections: '200',
    ...options.settings,
  })
  const command = [
    ...['postgres', '-D', 'data', '-p', String(port), '-k', folder.inside],
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const superuser = `postgres://postgres@127.0.0.1:${port}`
  const isReady = () => answers(`${superuser}/postgres`)
  const service = await startService(host, { folder, port, command, isReady })
  if (isNew && !options.standbyOf) await makeMarketDatabase(superuser)
  const url = `postgres://vanij:vanij@127.0.0.1:${port}/vanij`
  return { ...service, url, superuserUrl: `${superuser}/vanij` }
}

function makeData(host: Host, folder: Folder, primary: Postgres | undefined) {
  if (primary) {
    const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
    host.run(folder, ['pg_basebackup', ...source, '-D', 'data', '-R', '--checkpoint=fast', '--no-sync'])
  } else {
    const kind = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-sync']
    host.run(folder, ['initdb', '-D', 'data', ...kind])
  }
}

async function makeMarketDatabase(superuser: string) {
  await query(`${superuser}/postgres`, "create role vanij login password 'vanij'")
  await query(`${superuser}/postgres`, 'create database vanij owner vanij')
}

const answers = (url: string) => query(url, 'select 1').then(() => true)

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 10_000 })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
