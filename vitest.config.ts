import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { harmful } from './vitest.processes.config.ts'

/**
 * The first has a thread without any statement before it, since only so many of them get names there. The others take
 * longest, most of it in waiting: at the end others would no longer fill the processors beside them.
 */
const first = [
  'carts/kept-plans',
  'http/bodies/hostile-bodies',
  'http/access',
  'demo/demo-life',
  'imports/import-work',
  'users/throttle',
].map((name) => `src/server/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = first.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? first.length : place
    }
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}

// As in a process that has compiled many: V8 then optimizes no further one, and megabytes exceed its stack.
setFlagsFromString('--no-regexp-optimization')

const globalSetup = 'src/server/testing/postgres.ts'

export default defineConfig({
  test: {
    pool: 'threads',
    // Some tests wait for processes that start or die: a third and a fourth beside them fill two processors.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // They only end what hangs. What fails is tried again by scripts/test, after everything else and alone.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Whoever waits for something waits as long on a busy machine as on a quiet one: none, once it is there.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts'],
          setupFiles: 'src/web/testing/fresh-file.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: 'src/web/testing/fresh-file.ts',
          environment: 'happy-dom',
          isolate: false,
          // Keeps its messages in a module: fresh for each file, like our own.
          server: { deps: { inline: ['react-toastify'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['src/web/**', ...harmful],
          globalSetup,
          // Loading the server takes longer than most files; what it keeps belongs to a database or an account, and
          // each file has its own.
          isolate: false,
        },
      },
    ],
  },
})
