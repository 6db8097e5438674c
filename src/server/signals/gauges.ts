/** What there is at this moment, asked when somebody looks. */
export type Gauges = Map<'requests' | 'uploads' | 'sockets' | 'people', () => number>

declare module 'fastify' {
  interface FastifyInstance {
    readonly gauges: Gauges
  }
}
