import type { Host } from '#tools/scale/host/host.ts'
import { startPgbouncer } from '#tools/scale/services/pgbouncer.ts'
import { shipped } from '#tools/scale/services/shipped.ts'

/** PgBouncer as `deploy/` configures it, before the balancer that leads to the primary; answers what `DATABASE_URL` names. */
export async function startPooler(host: Host, balancer: string): Promise<string> {
  const folder = host.folder('pgbouncer').inside
  const { port } = await startPgbouncer(host, {
    files: { 'userlist.txt': '"vanij" "vanij"\n' },
    config: (own) =>
      shipped('database/pgbouncer.ini', {
        'host=127.0.0.1 port=5432': `host=127.0.0.1 port=${new URL(balancer).port}`,
        'listen_port = 6432': `listen_port = ${own}`,
        '/etc/pgbouncer': folder,
        '/var/log/postgresql': folder,
        '/var/run/postgresql': folder,
      }),
  })
  return `postgres://vanij:vanij@127.0.0.1:${port}/vanij`
}
