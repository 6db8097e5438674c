import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from '#tools/scale/host/host.ts'
import { processesIn, signalProcess } from '#tools/scale/host/working-processes.ts'
import type { Certificate } from '#tools/scale/services/certificate.ts'
import { type Service, startService } from '#tools/scale/services/service.ts'
import { shipped, withVariables } from '#tools/scale/services/shipped.ts'

/** One of the database's machines: Patroni as `deploy/` configures it, and the PostgreSQL that it keeps. */
export type Member = {
  readonly name: string
  /** Where PostgreSQL and Patroni answer. */
  readonly port: number
  readonly questions: number
  /** Whether Patroni says that it is this: `primary`, `replica`, `synchronous`. */
  is(role: string): Promise<boolean>
  /** As the machine's operator would, with power: everything on it stands still, or is gone. */
  signal(signal: NodeJS.Signals): void
  signalPostmaster(signal: NodeJS.Signals): void
  /** Starts the machine again, with what is on its disk. */
  restart(): Promise<void>
}

export type MemberPlace = {
  readonly name: string
  readonly port: number
  readonly questions: number
  readonly etcd: string
  readonly tls: Certificate
}

const passwords = {
  PATRONI_SUPERUSER_PASSWORD: 'superuser',
  PATRONI_REPLICATION_PASSWORD: 'replicator',
  PATRONI_REWIND_PASSWORD: 'rewinder',
}

/** What `deploy/database/patroni.env` sets, with the addresses of this machine. */
function variablesOf({ name, port, questions, etcd }: MemberPlace, folder: string) {
  const lines = shipped('database/patroni.env').matchAll(/^(PATRONI_\w+)=(.*)$/gm)
  const [listen, ask] = [`127.0.0.1:${port}`, `127.0.0.1:${questions}`]
  return {
    ...Object.fromEntries([...lines].map(([, variable = '', value = '']) => [variable, value])),
    ...passwords,
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: ask,
    PATRONI_RESTAPI_CONNECT_ADDRESS: ask,
    PATRONI_POSTGRESQL_LISTEN: listen,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: listen,
    PATRONI_POSTGRESQL_DATA_DIR: `${folder}/data`,
    PATRONI_POSTGRESQL_PGPASS: `${folder}/pgpass`,
  }
}

export async function startMember(host: Host, place: MemberPlace): Promise<Member> {
  const { name, port, questions, tls } = place
  const folder = host.folder(name)
  host.write(folder, 'database.pem', tls.certificate)
  host.write(folder, 'database.key', tls.key)
  chmodSync(join(folder.outside, 'database.key'), 0o600)
  const config = shipped('database/patroni.yml', {
    '/etc/vanij': folder.inside,
    '/var/run/postgresql': folder.inside,
    'shared_buffers: 8GB': 'shared_buffers: 128MB',
    'effective_cache_size: 24GB': 'effective_cache_size: 1GB',
  })
  const file = host.write(folder, 'patroni.yml', config)
  const command = withVariables(variablesOf(place, folder.inside), 'patroni', file)
  const start = (): Promise<Service> => startService(host, { folder, port: questions, command })
  await start()
  return {
    name,
    port,
    questions,
    async is(role) {
      const answer = await fetch(`http://127.0.0.1:${questions}/${role}`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined)
      return answer?.ok ?? false
    },
    signal(signal) {
      for (const pid of processesIn(folder.outside)) signalProcess(pid, signal)
    },
    signalPostmaster(signal) {
      const [pid] = readFileSync(join(folder.outside, 'data/postmaster.pid'), 'utf8').split('\n')
      signalProcess(Number(pid), signal)
    },
    async restart() {
      await start()
    },
  }
}
