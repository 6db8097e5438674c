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

const lint: Step = { name: 'lint', command: 'npm run --silent lint' }
const types: Step = { name: 'types', command: 'npm run --silent typecheck' }
const build: Step = {
  name: 'build',
  command: 'npm run --silent build',
  env: { BUILD_WARNINGS: 'refused' },
}
const sizes: Step = { name: 'script sizes', command: 'node scripts/script-sizes.ts' }
const browser: Step = {
  name: 'browser',
  command: 'playwright test --reporter=list,json',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
  count: () => countOfPlaywright(report('browser')),
}

/**
 * One after the other; what stands in lists beside each other runs at once, since one of them computes with one
 * processor alone or waits for processes.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    [lint, types],
    [build, sizes],
  ],
  [[vitest('unit-and-api', 'vitest.config.ts')], [vitest('processes', 'vitest.processes.config.ts')]],
  [[browser]],
]

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

/** The first list speaks at once; what the others say comes after it, whole. */
async function atOnce(lists: readonly (readonly Step[])[]) {
  const held: string[] = []
  const results = await Promise.all(
    lists.map((steps, at) =>
      inTurn(steps, (text) => void (at === 0 ? process.stdout.write(text) : held.push(text))),
    ),
  )
  process.stdout.write(held.join(''))
  return results.flat()
}

const began = Date.now()
const results = []
for (const stage of stages) results.push(...(await atOnce(stage)))
await rm(folder, { recursive: true, force: true })

const { text, isGood } = summaryOf(results, (Date.now() - began) / 1_000)
console.log(text)
process.exitCode = isGood ? 0 : 1
