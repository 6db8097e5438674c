import { failureOfPort, metricsVariables } from '#server/port.ts'
import type { Check } from './check.ts'
import { isOurs } from './own-server.ts'

export const portCheck: Check = {
  name: 'port',
  async find({ env }) {
    const runs = await isOurs(env)
    const market = runs ? undefined : await failureOfPort(env)
    // A server of ours that runs has it.
    const metrics = env.metrics && !runs ? await failureOfPort(env.metrics, metricsVariables) : undefined
    return [market, metrics].filter((finding) => finding !== undefined)
  },
}
