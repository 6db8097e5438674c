import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from './env.ts'
import { StartupError } from './startup-error.ts'

type Failure = Error & { code?: string }

const sentenceFor = ({ code, message }: Failure, { port, host }: Pick<Env, 'port' | 'host'>) => {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use: stop the program that uses it, or choose another, such as PORT=${port + 1}.`
  if (code === 'EACCES') return `PORT ${port} may not be opened by this account: choose one above 1023.`
  return `HOST=${host} is not usable: ${message}.`
}

/** Asked before anything is started or written, so that a wrong port costs nothing. */
export async function requireFreePort({ port, host }: Pick<Env, 'port' | 'host'>) {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new StartupError(sentenceFor(error as Failure, { port, host }))
  }
  probe.close()
  await once(probe, 'close')
}
