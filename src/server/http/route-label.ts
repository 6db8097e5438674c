import type { FastifyRequest } from 'fastify'

/** A few hundred at most: patterns of ours, never what a visitor wrote. */
export function routeLabel({ routeOptions: { url, config } }: FastifyRequest): string {
  if (url === undefined) return 'none'
  if (url === '/*') return 'page'
  // Each file of the build is a route of its own.
  return config.endpoint === undefined && /\.\w+$/.test(url) ? 'file' : url
}
