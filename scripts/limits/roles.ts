/**
 * Folders of the server that hold machinery; every other is a noun's. `search` is a library: dictionaries and pure
 * functions that read words, with roles only in the few files that reach the database.
 */
const machinery = [
  ...['admin', 'backup', 'cluster', 'concurrency', 'csv', 'db', 'demo', 'doctor', 'http', 'languages'],
  ...['metrics', 'processes', 'push', 'search', 'secrets', 'signals', 'sms', 'sockets', 'start', 'storage'],
  ...['testing', 'traces', 'upkeep'],
]

/** What a file of a noun is for; lint's walls go by it. */
const roles = [
  ...['routes', 'service', 'queries', 'row', 'rules', 'reply', 'push', 'socket'],
  ...['runner', 'worker', 'filters', 'orders', 'index', 'cursor', 'csv', 'test'],
]

/** Folders within a noun's that say it for their files: what a thread of its own runs. */
const roleFolders = ['worker']

/** Whether a file of the server belongs to a noun and does not say what it is for. */
export function lacksRole(file: string): boolean {
  const [folder, ...rest] = file.replace('src/server/', '').split('/')
  const isOfNoun = file.startsWith('src/server/') && rest.length > 0 && !machinery.includes(folder ?? '')
  const parts = rest.at(-1)?.split('.') ?? []
  const hasRole = parts.length > 2 && roles.includes(parts.at(-2) ?? '')
  return isOfNoun && !hasRole && !roleFolders.includes(rest[0] ?? '')
}

const importing = /^(?:import (?!type )[^;]*?from|.*\bimport\() ?'(?<path>[^']+)'/gm

/** What the rules of a noun may not reach for: their arguments hold all that they decide by. */
const beyondRules = /\.(?:service|queries|routes|reply|push)\.ts$|^#server\/(?:http|db)\/|^(?:fastify|pg)$/

/** What a file of rules imports to run, and may not. */
export const reachOfRules = (file: string, text: string): string[] =>
  file.endsWith('.rules.ts')
    ? [...text.matchAll(importing)].flatMap(({ groups }) =>
        groups?.path && beyondRules.test(groups.path) ? [groups.path] : [],
      )
    : []
