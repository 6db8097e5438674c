import type { FastifyInstance } from 'fastify'

/** Forbids scripts, frames and powerful features unless an answer (a page) sets a wider policy. */
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

/** Headers of every answer, errors included. Browsers remember HSTS for a year, so only an https site sends it. */
export const safetyHeaders = (publicUrl: string | undefined) =>
  publicUrl?.startsWith('https:') ? { ...always, ...overTls } : always

export function installSafetyHeaders(app: FastifyInstance) {
  const headers = safetyHeaders(app.services.env.publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  // Most answers are private; those that may be cached say so themselves.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}
