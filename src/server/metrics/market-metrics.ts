import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { busOf } from '#server/push/push.ts'
import { cacheLookups, limitsReached, ordersPlaced, pushes, refusals } from '#server/signals/signals.ts'
import { createCounter } from './rows.ts'

/** What happens in the market, and what people are refused. Answers how to stop. */
export function countMarket(app: FastifyInstance, registry: Registry): (() => void)[] {
  const count = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const orderCount = count('vanij_orders_placed_total', 'Orders that were placed.')
  const refusalCount = count('vanij_refusals_total', 'Refusals by the name of their sentence.', [
    'name',
    'status',
  ])
  const limitCount = count('vanij_rate_limited_total', 'Requests above a limit, by its name.', ['rate'])
  const lookups = createCounter({
    name: 'vanij_cache_lookups_total',
    help: 'Looks into the short caches.',
    labelNames: ['cache', 'result'],
    registry,
  })
  return [
    ordersPlaced.listen(({ count }) => orderCount.inc(count)),
    refusals.listen(({ name, status }) => refusalCount.inc({ name, status })),
    limitsReached.listen(({ rate }) => limitCount.inc({ rate })),
    cacheLookups.listen(({ cache, isHit }) => {
      lookups.of(cache, isHit ? 'hit' : 'miss').count += 1
    }),
    ...countPushes(app, registry, count),
  ]
}

type Count = (name: string, help: string, labelNames?: readonly string[]) => Counter

function countPushes({ services: { db } }: FastifyInstance, registry: Registry, count: Count) {
  const sentCount = count(
    'vanij_pushes_sent_total',
    'What this process sent to people, by what it is about.',
    ['about'],
  )
  const receivedCount = count(
    'vanij_pushes_received_total',
    'What it received, from itself and from other processes.',
  )
  const gapCount = count(
    'vanij_push_gaps_total',
    'How often something of other processes may have been missed.',
  )
  const bus = busOf(db)
  new Gauge({
    name: 'vanij_push_waiting',
    help: 'Pieces of pushes that other processes are still to be told.',
    registers: [registry],
    collect() {
      this.set(bus.waiting())
    },
  })
  return [
    pushes.listen(({ about }) => sentCount.inc({ about })),
    bus.subscribe(() => receivedCount.inc()),
    bus.onGap(() => gapCount.inc()),
  ]
}
