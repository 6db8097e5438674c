import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from './startup-error.ts'
import type { Place } from './watch-settings.ts'

type Failure = Error & { code?: string }

/** The variables by which the operator chose the place. */
const marketVariables = { port: 'PORT', host: 'HOST' }
export const metricsVariables = { port: 'METRICS_PORT', host: 'METRICS_HOST' }

const sentenceFor = ({ code, message }: Failure, { port, host }: Place, variables = marketVariables) => {
  if (code === 'EADDRINUSE')
    return `${variables.port} ${port} is already in use: stop the program that uses it, or choose another, such as ${variables.port}=${port + 1}.`
  if (code === 'EACCES')
    return `${variables.port} ${port} may not be opened by this account: choose one above 1023.`
  return `${variables.host}=${host} is not usable: ${message}.`
}

// A server that was just told to stop, or whose npm was killed, frees its port within this time.
const patience = 2_000

/** Why the port cannot be opened right now, in one sentence. */
export async function failureOfPort(place: Place, variables = marketVariables) {
  const failure = await tryPort(place.port, place.host)
  return failure && sentenceFor(failure, place, variables)
}

/** Checked before anything is started or written, so that a wrong port costs nothing. */
export async function requireFreePort({ port, host }: Place, variables = marketVariables) {
  const deadline = Date.now() + patience
  for (;;) {
    const failure = await tryPort(port, host)
    if (!failure) return
    if (failure.code !== 'EADDRINUSE' || Date.now() > deadline)
      throw new StartupError(sentenceFor(failure, { port, host }, variables))
    await sleep(100)
  }
}

async function tryPort(port: number, host: string): Promise<Failure | undefined> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    return error as Failure
  }
  probe.close()
  await once(probe, 'close')
  return undefined
}
