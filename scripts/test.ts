import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countedOnce, countOfPlaywright, countOfVitest, type TestCounts } from './test-count.ts'
import { summaryOf } from './test-summary.ts'

type Step = {
  readonly name: string
  readonly command: string
  readonly env?: Record<string, string>
  readonly count?: (exitCode: number) => Promise<TestCounts>
}

const folder = await mkdtemp(join(tmpdir(), 'vanij-tests-'))
const report = (name: string) => join(folder, `${name}.json`)

const lint: Step = { name: 'lint', command: 'npm run --silent lint' }
const types: Step = { name: 'types', command: 'npm run --silent typecheck' }
const build: Step = {
  name: 'build',
  command: 'npm run --silent build',
  env: { BUILD_WARNINGS: 'refused' },
}
const sizes: Step = { name: 'script sizes', command: 'node scripts/script-sizes.ts' }
const unit: Step = {
  name: 'unit-and-api',
  // Two at a time: beside them the browser has its own.
  command: `vitest run --maxWorkers 2 --reporter=default --reporter=json --outputFile.json=${report('unit')}`,
  count: () => countOfVitest(report('unit')),
}
const browser: Step = {
  name: 'browser',
  command: 'playwright test --reporter=list,json',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
  count: () => countOfPlaywright(report('browser')),
}

/**
 * Each list one after the other, and both at once: a browser often waits, and what the other list computes fills the
 * processors meanwhile. Nothing but the browser needs the build.
 */
const throughTheBrowser = [build, sizes, browser]
const beside = [lint, types, unit]

const mark = `VANIJ_TEST_RUN=${randomUUID()}`
const [markName = '', markValue] = mark.split('=')
// A session of its own: it outlives whoever is killed, and nothing else does.
spawn(process.execPath, ['scripts/test-guard.ts', String(process.pid), mark], {
  detached: true,
  stdio: 'ignore',
}).unref()

// A test must not depend on how the machine of the one who runs it is set up. Most steps start Node again and again on
// the same files, which the first to come compiles for all.
const envWith = (env: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: undefined,
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  [markName]: markValue,
  ...env,
})

type Write = (text: string) => void

function run({ command, env }: Step, write: Write): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: envWith(env) })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function resultOf(step: Step, write: Write) {
  write(`\n── ${step.name}\n`)
  const began = Date.now()
  const exitCode = await run(step, write)
  const tally = await (step.count ?? countedOnce)(exitCode)
  return { name: step.name, seconds: (Date.now() - began) / 1_000, exitCode, ...tally }
}

async function inTurn(steps: readonly Step[], write: Write) {
  const results = []
  for (const step of steps) results.push(await resultOf(step, write))
  return results
}

/** What is written before it may release is said as soon as it may. */
function createOutput() {
  let kept: string[] | undefined = []
  return {
    write: (text: string) => void (kept ? kept.push(text) : process.stdout.write(text)),
    release() {
      if (kept) process.stdout.write(kept.join(''))
      kept = undefined
    },
  }
}

/** The first list writes at once, the second once the first has ended, so that their lines do not mix. */
async function bothLists() {
  const [first, second] = [createOutput(), createOutput()]
  first.release()
  const results = await Promise.all([
    inTurn(beside, first.write).finally(second.release),
    inTurn(throughTheBrowser, second.write),
  ])
  return results.flat()
}

const began = Date.now()
const results = await bothLists()
await rm(folder, { recursive: true, force: true })

const { text, isGood } = summaryOf(results, (Date.now() - began) / 1_000)
console.log(text)
process.exitCode = isGood ? 0 : 1
