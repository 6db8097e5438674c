import type { FastifyInstance } from 'fastify'
import { productRoutes } from './products/product.routes.ts'

/** Every feature's routes, in the order of the house. */
export function bindRoutes(app: FastifyInstance) {
  productRoutes(app)
}
