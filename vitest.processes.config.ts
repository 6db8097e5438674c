import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** They kill servers and databases, cut lines and flood, and wait for what comes of it. */
export const harmful = [
  'src/server/admin/backup.test.ts',
  'src/server/backup/archive/archive.test.ts',
  'src/server/catalogue/statements.test.ts',
  'src/server/chats/{killed,database-down,half-open}.test.ts',
  'src/server/db/embedded-postgres*.test.ts',
  'src/server/deals/killed.test.ts',
  'src/server/documents/killed.test.ts',
  'src/server/erasure/killed.test.ts',
  'src/server/orders/killed.test.ts',
  'src/server/outbox/killed.test.ts',
  'src/server/payments/killed.test.ts',
  'src/server/plans/killed.test.ts',
  'src/server/shipments/killed.test.ts',
  'src/server/sockets/unread.test.ts',
]

/** About a hundred servers are started, each of which would compile the same modules: half of what a start costs. */
const compiled =
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, 'node_modules/.cache/vanij-compiled')

/** Whole programs, started and killed as machines and people do it: a part of `npm run test:faults`, after the build. */
export default defineConfig({
  test: {
    // Each file has folders, ports and a database of its own, and waits more than it computes.
    maxWorkers: 2,
    // They only end what hangs: what comes of a fault is a state, which is waited for on any machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_COMPILE_CACHE: compiled },
    projects: [
      { extends: true, test: { name: 'programs', include: ['e2e/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'server', include: harmful, globalSetup: 'src/server/testing/postgres.ts' },
      },
    ],
  },
})
