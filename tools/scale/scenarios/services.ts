import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import type { Scenario } from '#tools/scale/scenario.ts'
import { startEtcd } from '#tools/scale/services/etcd.ts'
import { startHaproxy } from '#tools/scale/services/haproxy.ts'
import { startNginx } from '#tools/scale/services/nginx.ts'
import { patronictl, startPatroni } from '#tools/scale/services/patroni.ts'
import { startPgbouncer } from '#tools/scale/services/pgbouncer.ts'
import { startPostgres } from '#tools/scale/services/postgres.ts'
import { startSwift } from '#tools/scale/services/swift.ts'
import { startValkey } from '#tools/scale/services/valkey.ts'
import { freePort } from '../../../scripts/free-port.ts'

/** Each service with as little configuration as it takes. */
const starts: Readonly<Record<string, (host: Host) => Promise<unknown>>> = {
  postgres: async (host) => {
    const primary = await startPostgres(host)
    await startPostgres(host, { name: 'standby', standbyOf: primary })
  },
  pgbouncer: (host) =>
    startPgbouncer(host, {
      config: (port) => `[databases]\n* = host=127.0.0.1\n[pgbouncer]
listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\n`,
    }),
  nginx: (host) =>
    startNginx(host, { site: (port) => `server { listen 127.0.0.1:${port}; location / { return 204; } }` }),
  haproxy: (host) =>
    startHaproxy(host, {
      config: (port) => `defaults\n  mode http\n  timeout client 5s\n  timeout server 5s\n  timeout connect 1s
frontend web\n  bind 127.0.0.1:${port}\n  http-request return status 204\n`,
    }),
  swift: startSwift,
  valkey: startValkey,
  patroni: async (host) => {
    const [etcd] = await startEtcd(host)
    const [port, database] = [await freePort(), await freePort()]
    const patroni = await startPatroni(host, {
      name: 'patroni1',
      port,
      config: (folder) => `scope: vanij
name: patroni1
restapi: {listen: '127.0.0.1:${port}', connect_address: '127.0.0.1:${port}'}
etcd3: {host: '127.0.0.1:${etcd?.port}'}
bootstrap: {dcs: {loop_wait: 2}, initdb: [{encoding: UTF8}, data-checksums]}
postgresql:
  listen: 127.0.0.1:${database}
  connect_address: 127.0.0.1:${database}
  data_dir: ${folder}/data
  parameters: {unix_socket_directories: ${folder}}
  pgpass: ${folder}/pgpass
  authentication:
    superuser: {username: postgres, password: postgres}
    replication: {username: replicator, password: replicator}
`,
    })
    await until('Patroni has its primary', async () => (await fetch(`http://127.0.0.1:${port}/primary`)).ok)
    patronictl(host, patroni, 'list')
    if (patroni.postmaster() <= 0) throw new Error('Patroni keeps no PostgreSQL.')
  },
}

export const services: Scenario = {
  name: 'services',
  sentence: 'every service of the other scenarios starts with a port and a folder of its own',
  passesWhen: 'all are ready',
  async run(host) {
    const entries = Object.entries(starts)
    const results = await Promise.allSettled(entries.map(([, start]) => start(host)))
    const broken = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    return { figures: `${entries.length - broken.length} of ${entries.length} ready`, broken }
  },
}
