import { failureOfPort, metricsVariables } from '#server/port.ts'
import { metricsPlacesOf } from '#server/watch-settings.ts'
import type { Check } from './check.ts'
import { isOurs } from './own-server.ts'

export const portCheck: Check = {
  name: 'port',
  async find({ env }) {
    const runs = await isOurs(env)
    const market = runs ? undefined : await failureOfPort(env)
    // A server of ours that runs has it.
    const places = env.metrics && !runs ? metricsPlacesOf(env.metrics, env.processes) : []
    const metrics = await Promise.all(places.map((place) => failureOfPort(place, metricsVariables)))
    return [market, ...metrics].filter((finding) => finding !== undefined)
  },
}
