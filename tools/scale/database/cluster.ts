import { join } from 'node:path'
import pg from 'pg'
import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import { signalProcess } from '#tools/scale/host/working-processes.ts'
import { type Certificate, makeCertificate } from '#tools/scale/services/certificate.ts'
import { startEtcd } from '#tools/scale/services/etcd.ts'
import { startService } from '#tools/scale/services/service.ts'
import { shipped, withVariables } from '#tools/scale/services/shipped.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Member, startMember } from './member.ts'

/** Databases that fail over, and the balancer that knows which is the primary, as `deploy/database` configures them. */
export type Cluster = {
  readonly members: readonly Member[]
  /** The market's database on whichever is the primary, over TLS, and on a standby. */
  readonly url: string
  readonly standbyUrl: string
  primary(): Promise<Member>
  standby(): Promise<Member>
  /** Waits until an acknowledged commit is on two disks again. */
  untilSafe(): Promise<void>
  /** To all that agree on which database is the primary. */
  signalEtcd(signal: NodeJS.Signals): void
}

const recoversWithin = 120_000

export async function startCluster(host: Host, { databases = 2 } = {}): Promise<Cluster> {
  const tls = makeCertificate()
  const agreeing = await startEtcd(host, { members: 3 })
  const etcd = agreeing.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const members: Member[] = []
  const is = async (role: string) => {
    for (const member of members) if (await member.is(role)) return member
    throw new Error(`No database is ${role}.`)
  }
  const untilOne = async (role: string) => {
    await until(`a database is ${role}`, async () => Boolean(await is(role)), recoversWithin)
    return is(role)
  }
  for (let index = 1; index <= databases; index += 1) {
    const place = { name: `db${index}`, port: await freePort(), questions: await freePort(), etcd, tls }
    members.push(await startMember(host, place))
    // The others begin as its copy.
    if (index === 1) await untilOne('primary')
  }
  const { primary, standby, file } = await startBalancer(host, members, tls)
  const untilSafe = async () => void (await untilOne('synchronous'))
  await untilSafe()
  const superuserOf = ({ port }: Member) =>
    `postgres://postgres:superuser@127.0.0.1:${port}/postgres?sslmode=no-verify`
  await makeMarketDatabase(superuserOf(await untilOne('primary')))
  const urlAt = (port: number) =>
    `postgres://vanij:vanij@127.0.0.1:${port}/vanij?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`
  return {
    members,
    url: urlAt(primary),
    standbyUrl: urlAt(standby),
    primary: () => untilOne('primary'),
    standby: () => untilOne('replica'),
    untilSafe,
    signalEtcd(signal) {
      for (const { pid } of agreeing) signalProcess(pid, signal)
    },
  }
}

async function startBalancer(host: Host, members: readonly Member[], tls: Certificate) {
  const folder = host.folder('database-haproxy')
  const [primary, standby] = [await freePort(), await freePort()]
  host.write(folder, 'authority.pem', tls.certificate)
  const config = host.write(folder, 'haproxy.cfg', shipped('database/haproxy.cfg'))
  // A third one that is not there is one that is down.
  const places = [1, 2, 3].map((number) => members[number - 1] ?? { port: 9, questions: 9 })
  const variables = Object.fromEntries(
    places.flatMap(({ port, questions }, index) => [
      [`VANIJ_DB${index + 1}`, `127.0.0.1:${port}`],
      [`VANIJ_DB${index + 1}_PATRONI`, `127.0.0.1:${questions}`],
    ]),
  )
  const own = { VANIJ_DATABASE: `127.0.0.1:${primary}`, VANIJ_STANDBY: `127.0.0.1:${standby}` }
  const command = withVariables({ ...variables, ...own }, 'haproxy', '-db', '-f', config)
  await startService(host, { folder, port: primary, command })
  return { primary, standby, file: join(folder.outside, 'authority.pem') }
}

async function makeMarketDatabase(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  await client.connect()
  await client.query("create role vanij login password 'vanij'")
  await client.query('create database vanij owner vanij')
  await client.end()
}
