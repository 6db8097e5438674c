import type { FastifyRequest } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'

/** A body that is being received. */
export type ArrivingBody = {
  /** When waiting for its first byte began. */
  readonly since: number
  /** How many bytes have arrived. */
  arrived(): number
  /** Answers its sender and stops reading. */
  giveUp(why: Error): void
}

type Patience = {
  /** How long a sender is left alone before its speed is judged. */
  readonly grace: number
  /** Senders that are faster than this never have to stop. */
  readonly leastPerSecond: number
}

const bodies = new WeakMap<FastifyRequest, ArrivingBody>()

export const watchBody = (request: FastifyRequest, body: ArrivingBody) => void bodies.set(request, body)
export const unwatchBody = (request: FastifyRequest) => void bodies.delete(request)

/** The slowest of the slow senders. */
export function slowestOf<T extends Pick<ArrivingBody, 'since' | 'arrived'>>(
  all: readonly T[],
  now: number,
  { grace, leastPerSecond }: Patience,
): T | undefined {
  const paceOf = ({ since, arrived }: T) => (1_000 * arrived()) / Math.max(1, now - since)
  return all
    .filter((body) => now - body.since >= grace && paceOf(body) < leastPerSecond)
    .sort((one, other) => paceOf(one) - paceOf(other))[0]
}

/** Stops the slowest upload and returns whose it was. */
export function stopSlowest(
  inside: Iterable<FastifyRequest>,
  patience: Patience,
): FastifyRequest | undefined {
  const all = [...inside].flatMap((request) => {
    const body = bodies.get(request)
    return body ? [{ ...body, request }] : []
  })
  const slowest = slowestOf(all, Date.now(), patience)
  slowest?.giveUp(unavailable(http.slowUpload))
  return slowest?.request
}
