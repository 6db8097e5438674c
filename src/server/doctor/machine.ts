import { availableParallelism } from 'node:os'
import { requirePrograms } from '#server/db/open-database.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check } from './check.ts'

const oldest = 24

export const machineCheck: Check = {
  name: 'machine',
  async find({ env }) {
    const [major = 0] = process.versions.node.split('.').map(Number)
    const cores = availableParallelism()
    const programs = await requirePrograms(env).then(
      () => [],
      (error) => [`${reasonOf(error)}.`],
    )
    return [
      ...(major < oldest ? [`Node ${process.versions.node} is too old: install Node ${oldest}.`] : []),
      ...(env.processes > Math.max(2, cores)
        ? [
            `PROCESSES=${env.processes} is more than the ${cores} cores of this machine: lower it to ${Math.max(2, cores - 1)}.`,
          ]
        : []),
      ...programs,
    ]
  },
}
