import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Pools } from './open-metrics.ts'

const names = {
  requests: ['vanij_http_requests_under_way', 'Requests whose answer has not ended.'],
  uploads: ['vanij_uploads_under_way', 'Large bodies that are being received and worked on.'],
  sockets: ['vanij_sockets', 'Open sockets, signed in or not.'],
  people: ['vanij_people_connected', 'People who are signed in on at least one socket of this process.'],
} as const

/** What there is at the moment of a look. */
export function measureNow(app: FastifyInstance, pools: Pools, registry: Registry) {
  const registers = [registry]
  for (const [key, [name, help]] of Object.entries(names))
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(app.gauges.get(key as keyof typeof names)?.() ?? 0)
      },
    })
  new Gauge({
    name: 'vanij_draining',
    help: '1 from the moment the server says that it ends.',
    registers,
    collect() {
      this.set(Number(app.drain.isAnnounced))
    },
  })
  measurePools(pools, registry)
}

function measurePools(pools: Pools, registry: Registry) {
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
}
