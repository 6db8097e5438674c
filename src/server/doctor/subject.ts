import { parseEnv } from '#server/env.ts'
import { portalVariables } from '#server/senders/portal-settings.ts'
import { reachVariables } from '#server/senders/reach-settings.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Subject } from './check.ts'

const ofProviders = Object.keys({ ...reachVariables, ...portalVariables })

/** Why the start would refuse variables each of which is usable alone, such as SMS_URL without SMS_KEY. */
export function findIncomplete(written: Subject['written']): readonly string[] {
  try {
    parseEnv(written)
    return []
  } catch (error) {
    if (error instanceof StartupError) return [error.message]
    throw error
  }
}

/** Reads the environment. Incomplete settings of providers are left out, so that everything else is still checked. */
export function subjectOf(written: Subject['written']): Subject {
  const left = Object.entries(written).filter(([name]) => !ofProviders.includes(name))
  const isComplete = findIncomplete(written).length === 0
  return { env: parseEnv(isComplete ? written : Object.fromEntries(left)), written }
}
