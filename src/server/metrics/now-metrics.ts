import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

const names = {
  requests: ['vanij_http_requests_under_way', 'Requests whose answer has not ended.'],
  uploads: ['vanij_uploads_under_way', 'Large bodies that are being received and worked on.'],
  sockets: ['vanij_sockets', 'Open sockets, signed in or not.'],
  people: ['vanij_people_connected', 'People who are signed in on at least one socket of this process.'],
} as const

/** What there is at the moment of a look. */
export function measureNow(app: FastifyInstance, registry: Registry) {
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
}
