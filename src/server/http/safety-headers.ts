import type { FastifyInstance } from 'fastify'

/** Scripts, frames and powerful features are refused unless an answer (a page) brings a wider policy of its own. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const overTls = { 'strict-transport-security': 'max-age=31536000' }

/** What every answer carries, errors included. A browser remembers HSTS for a year, so only a site on https sends it. */
export const safetyHeaders = (publicUrl: string | undefined) =>
  publicUrl?.startsWith('https:') ? { ...always, ...overTls } : always

export function installSafetyHeaders(app: FastifyInstance) {
  const headers = safetyHeaders(app.services.env.publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // Most answers are somebody's own: what may be kept says so itself.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}
