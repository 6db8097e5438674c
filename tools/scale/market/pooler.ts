import type { Host } from '#tools/scale/host/host.ts'
import { startPgbouncer } from '#tools/scale/services/pgbouncer.ts'
import type { Postgres } from '#tools/scale/services/postgres.ts'
import { shipped } from '#tools/scale/services/shipped.ts'

/** What `DATABASE_URL` names when PgBouncer stands before this database as `deploy/` configures it. */
export async function startPooler(host: Host, database: Postgres): Promise<string> {
  const { port } = await startPgbouncer(host, {
    files: { 'userlist.txt': '"vanij" "vanij"\n' },
    config: (own, folder) =>
      shipped('database/pgbouncer.ini', {
        'host=127.0.0.1 port=5432': `host=127.0.0.1 port=${database.port}`,
        'listen_port = 6432': `listen_port = ${own}`,
        '/etc/pgbouncer': folder,
        '/var/log/postgresql': folder,
        '/var/run/postgresql': folder,
        // This one is on the same machine, without a certificate.
        'server_tls_sslmode = require': 'server_tls_sslmode = prefer',
        // Fewer sessions than the processes would open, so that each serves all of them in turn.
        'default_pool_size = 40': 'default_pool_size = 10',
      }),
  })
  return `postgres://vanij:vanij@127.0.0.1:${port}/vanij`
}
