import { variableNames } from '#server/env.ts'
import { requirePublicAddress } from '#server/public-address.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Check } from './check.ts'
import { findIncomplete } from './subject.ts'

/** How many letters must change to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, each] of [...other].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === each ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Short names have many neighbours that mean something else. */
const isNear = (name: string, known: string) =>
  distance(name.toUpperCase().replace(/^VANIJ_/, ''), known) <= (known.length < 9 ? 1 : 2)

function misspelled(name: string) {
  if (name.length < 5 || variableNames.includes(name)) return []
  const known = variableNames.find((each) => isNear(name, each))
  if (known) return [`${name} is no variable of Vanij: rename it to ${known}.`]
  return name.startsWith('VANIJ_') ? [`${name} is no variable of Vanij: remove it.`] : []
}

function unsafeAddress(env: Parameters<typeof requirePublicAddress>[0]) {
  try {
    requirePublicAddress(env)
    return []
  } catch (error) {
    if (error instanceof StartupError) return [error.message]
    throw error
  }
}

export const environmentCheck: Check = {
  name: 'environment',
  find: async ({ env, written }) => [
    ...Object.keys(written)
      .filter((name) => written[name])
      .flatMap(misspelled),
    ...findIncomplete(written),
    ...unsafeAddress(env),
  ],
}
