import type { FastifyInstance } from 'fastify'

/** Where this site is. Never the Host header, which a stranger chooses. */
export const originOf = (app: FastifyInstance): string =>
  app.services.env.publicUrl ?? (app.server.listening ? app.listeningOrigin : 'http://localhost')
