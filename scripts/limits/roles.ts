/**
 * Folders of the server that hold machinery; every other one is a noun's. `search` is a library: dictionaries and
 * pure functions that read words, with roles only in the few files that reach the database.
 */
const machinery = [
  ...['admin', 'backup', 'cluster', 'concurrency', 'csv', 'db', 'demo', 'doctor', 'http', 'languages'],
  ...[
    'metrics',
    'pdf',
    'processes',
    'outbox',
    'push',
    'search',
    'secrets',
    'senders',
    'sheets',
    'signals',
    'sms',
    'sockets',
    'start',
  ],
  ...['storage', 'testing', 'traces', 'upkeep', 'valkey'],
]

/** The role of a file of a noun; lint's walls go by it. */
const roles = [
  ...['routes', 'service', 'queries', 'row', 'rules', 'reply', 'push', 'socket'],
  ...['runner', 'worker', 'filters', 'orders', 'index', 'cursor', 'csv', 'test'],
]

/** Folders inside a noun's that name the role of their files: code that runs in a worker thread. */
const roleFolders = ['worker']

/** Whether a file of the server belongs to a noun but does not name its role. */
export function lacksRole(file: string): boolean {
  const [folder, ...rest] = file.replace('src/server/', '').split('/')
  const isOfNoun = file.startsWith('src/server/') && rest.length > 0 && !machinery.includes(folder ?? '')
  const parts = rest.at(-1)?.split('.') ?? []
  const hasRole = parts.length > 2 && roles.includes(parts.at(-2) ?? '')
  return isOfNoun && !hasRole && !roleFolders.includes(rest[0] ?? '')
}

const importing = /^(?:import (?!type )[^;]*?from|.*\bimport\() ?'(?<path>[^']+)'/gm

/** What the rules of a noun may not use: they decide by their arguments alone. */
const beyondRules = /\.(?:service|queries|routes|reply|push)\.ts$|^#server\/(?:http|db)\/|^(?:fastify|pg)$/

/** Imports at run time that a file of rules may not have. */
export const reachOfRules = (file: string, text: string): string[] =>
  file.endsWith('.rules.ts')
    ? [...text.matchAll(importing)].flatMap(({ groups }) =>
        groups?.path && beyondRules.test(groups.path) ? [groups.path] : [],
      )
    : []
