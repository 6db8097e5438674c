import type { FastifyInstance } from 'fastify'

/** Every feature's routes, in the order of the house. */
export function bindRoutes(_app: FastifyInstance) {}
