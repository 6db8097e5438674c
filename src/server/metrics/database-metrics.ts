import { Gauge, type Registry } from 'prom-client'
import type { WatchedDatabase } from './open-metrics.ts'

/** Who has a connection of the database, who waits for one, and how old the replica is. */
export function measureDatabase({ pools, replicaBehindMs }: WatchedDatabase, registry: Registry) {
  const registers = [registry]
  const all = Object.entries(pools)
  new Gauge({
    name: 'vanij_database_connections',
    help: 'Open connections of a pool: in use and idle.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of all) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'used' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'vanij_database_connections_limit',
    help: 'How many connections a pool may open.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of all) this.set({ pool }, options.max)
    },
  })
  new Gauge({
    name: 'vanij_database_waiting',
    help: 'Statements and transactions that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of all) this.set({ pool }, waitingCount)
    },
  })
  if (replicaBehindMs)
    new Gauge({
      name: 'vanij_replica_behind_seconds',
      help: 'How old the answers of the replica are at most; above 0.3 it is not asked.',
      registers,
      collect() {
        this.set(replicaBehindMs() / 1_000)
      },
    })
}
