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

/** Whole programs, started and killed as machines and people do it: a part of `npm run test:faults`, after the build. */
export default defineConfig({
  test: {
    fileParallelism: false,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['e2e/**/*.test.ts'],
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: harmful,
          globalSetup: 'src/server/testing/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
