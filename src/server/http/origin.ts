import type { FastifyInstance } from 'fastify'

/** The address of this site. Never the Host header, which the client chooses. */
export const originOf = (app: FastifyInstance): string =>
  app.services.env.publicUrl ?? (app.server.listening ? app.listeningOrigin : 'http://localhost')
