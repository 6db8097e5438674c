import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { http } from '#contract/texts/http.ts'
import type { Env } from '#server/env.ts'

const patience = 3_000

/** Whether this market's server already runs at the port. */
export function isOurs({ host, port }: Pick<Env, 'host' | 'port'>): Promise<boolean> {
  const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return new Promise((resolve) => {
    const asking = request({ host: local, port, path: '/healthz', timeout: patience }, async (answer) =>
      resolve((await text(answer)).includes(http.running.content)),
    )
    asking.on('timeout', () => asking.destroy()).on('error', () => resolve(false))
    asking.end()
  })
}
