import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countedOnce, countOfPlaywright, countOfVitest, type Tally } from './test-count.ts'
import { summaryOf } from './test-summary.ts'

type Step = {
  readonly name: string
  readonly command: string
  readonly env?: Record<string, string>
  readonly count?: (exitCode: number) => Promise<Tally>
}

const folder = await mkdtemp(join(tmpdir(), 'vanij-tests-'))
const report = (name: string) => join(folder, `${name}.json`)

const vitest = (name: string, config: string): Step => ({
  name,
  command: `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${report(name)}`,
  count: () => countOfVitest(report(name)),
})

const steps: readonly Step[] = [
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'build', command: 'npm run --silent build', env: { BUILD_WARNINGS: 'refused' } },
  { name: 'script sizes', command: 'node scripts/script-sizes.ts' },
  vitest('unit-and-api', 'vitest.config.ts'),
  vitest('processes', 'vitest.processes.config.ts'),
  {
    name: 'browser',
    command: 'playwright test --reporter=list,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    count: () => countOfPlaywright(report('browser')),
  },
]

function run({ command, env }: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env: envWith(env) })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const mark = `VANIJ_TEST_RUN=${randomUUID()}`
const [markName = '', markValue] = mark.split('=')
// A session of its own: it outlives whoever is killed, and nothing else does.
spawn(process.execPath, ['scripts/test-guard.ts', String(process.pid), mark], {
  detached: true,
  stdio: 'ignore',
}).unref()

// A test must not depend on how the machine of the one who runs it is set up.
const envWith = (env: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: undefined,
  [markName]: markValue,
  ...env,
})

const results = []
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const began = Date.now()
  const exitCode = await run(step)
  const tally = await (step.count ?? countedOnce)(exitCode)
  results.push({ name: step.name, seconds: (Date.now() - began) / 1_000, exitCode, ...tally })
}
await rm(folder, { recursive: true, force: true })

const { text, isGood } = summaryOf(results)
console.log(text)
process.exitCode = isGood ? 0 : 1
