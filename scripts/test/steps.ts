import {
  countedOnce,
  countOfPlaywright,
  countOfScenarios,
  countOfVitest,
  type Failure,
  type TestCounts,
} from './count.ts'

export type Suite = 'market' | 'faults' | 'screens' | 'browsers'

/** One program of a run of tests. */
export type Step = {
  readonly name: string
  readonly command: string
  readonly env?: Record<string, string>
  /** The step that must have ended before. */
  readonly after?: string
  readonly count: (exitCode: number, log: string) => Promise<TestCounts>
  /** Runs once more what failed, one at a time. A step without it only passes or fails, whatever the load. */
  readonly again?: (failures: readonly Failure[]) => Step
}

/** Where the reports of a run are written, in the folder of the run. */
type Folder = string

const quoted = (words: Iterable<string>) => [...words].map((word) => `'${word}'`).join(' ')
const placesOf = (failures: readonly Failure[]) => new Set(failures.map(({ place }) => place))

const vitest = (folder: Folder, name: string, words: string): Step => {
  const runOf = (file: string, more: string) =>
    `vitest run ${words} ${more} --reporter=default --reporter=json --outputFile.json=${file}`
  const [first, second] = [`${folder}/${name}.json`, `${folder}/${name}-again.json`]
  return {
    name,
    command: runOf(first, ''),
    count: (_, log) => countOfVitest(first, log),
    // A file is run whole: some of its tests build on those before.
    again: (failures) => ({
      name,
      command: runOf(second, `--no-file-parallelism ${quoted(placesOf(failures))}`),
      count: (_, log) => countOfVitest(second, log),
    }),
  }
}

const playwright = (folder: Folder, name: string, config: string): Step => {
  const [first, second] = [`${folder}/${name}.json`, `${folder}/${name}-again.json`]
  const command = `playwright test --config ${config} --reporter=list,json`
  return {
    name,
    command,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: first },
    after: 'build',
    count: () => countOfPlaywright(first),
    again: () => ({
      name,
      command: `${command} --last-failed --workers=1 --trace=retain-on-failure`,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: second },
      count: () => countOfPlaywright(second),
    }),
  }
}

const only = (failures: readonly Failure[]) =>
  [...placesOf(failures)].map((name) => `--only ${quoted([name])}`).join(' ')

const scenarios = (folder: Folder): Step => {
  const [first, second] = [`${folder}/scenarios.json`, `${folder}/scenarios-again.json`]
  return {
    name: 'scenarios',
    command: `node e2e/faults/run.ts --report ${first}`,
    after: 'build',
    count: () => countOfScenarios(first),
    again: (failures) => ({
      name: 'scenarios',
      command: `node e2e/faults/run.ts --report ${second} ${only(failures)}`,
      count: () => countOfScenarios(second),
    }),
  }
}

const once = (name: string, command: string, rest: Partial<Step> = {}): Step => ({
  name,
  command,
  count: countedOnce,
  ...rest,
})

const faulty = '--config vitest.processes.config.ts'

/** In the order in which they are taken up, two at a time; a browser often waits, and others compute meanwhile. */
const stepsOf: Readonly<Record<Suite, (folder: Folder) => readonly Step[]>> = {
  market: (folder) => [
    once('lint', 'npm run --silent lint'),
    // Both write the types of the routes.
    once('types', 'npm run --silent typecheck', { after: 'lint' }),
    once('script sizes', 'node scripts/script-sizes.ts', { after: 'build' }),
    playwright(folder, 'browser', 'playwright.config.ts'),
    // Two at a time: beside them the browser has its own.
    vitest(folder, 'unit-and-api', '--maxWorkers 2'),
  ],
  screens: (folder) => [playwright(folder, 'screens', 'playwright.screens.config.ts')],
  browsers: (folder) => [playwright(folder, 'browsers', 'playwright.browsers.config.ts')],
  faults: (folder) => [
    { ...vitest(folder, 'programs', `${faulty} --project programs`), after: 'build' },
    vitest(folder, 'harmful', `${faulty} --project server`),
    scenarios(folder),
  ],
}

/** Built once for all of them, without a warning. */
const build = once('build', 'npm run --silent build', { env: { BUILD_WARNINGS: 'refused' } })

export const allSuites = Object.keys(stepsOf) as readonly Suite[]

export const stepsFor = (suites: readonly Suite[], folder: Folder): readonly Step[] => [
  build,
  ...suites.flatMap((suite) => stepsOf[suite](folder)),
]
