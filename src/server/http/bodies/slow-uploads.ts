import type { FastifyRequest } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'

/** A body that is on its way. */
export type ArrivingBody = {
  /** When its first byte was waited for. */
  readonly since: number
  /** How many bytes have come. */
  arrived(): number
  /** Answers its sender and reads no further. */
  giveUp(why: Error): void
}

type Patience = {
  /** So long one may send before it is judged how fast. */
  readonly grace: number
  /** Who is faster than this never has to yield. */
  readonly leastPerSecond: number
}

const bodies = new WeakMap<FastifyRequest, ArrivingBody>()

export const watchBody = (request: FastifyRequest, body: ArrivingBody) => void bodies.set(request, body)
export const unwatchBody = (request: FastifyRequest) => void bodies.delete(request)

/** Of those who send slowly, the slowest. */
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

/** Sends the slowest of these away, and answers whose it was. */
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
