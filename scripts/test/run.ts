import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgress } from './progress.ts'
import { allSuites, type Step, type Suite, stepsFor } from './steps.ts'
import { type StepResult, summaryOf } from './summary.ts'

/*
 * `npm test`, `npm run test:faults`, `npm run test:screens` (one suite each) and `.ci/run` (all of them): two steps at a
 * time, then once more and alone what failed.
 */
const suites = process.argv.slice(2) as Suite[]
const strange = suites.find((suite) => !allSuites.includes(suite))
if (strange || suites.length === 0) throw new Error(`No suite ${strange}; there are ${allSuites.join(', ')}.`)

const folder = await mkdtemp(join(tmpdir(), 'vanij-tests-'))
const steps = stepsFor(suites, folder)
/** What the programs say, whole, until the next run. */
const logs = 'test-results/logs'
mkdirSync(logs, { recursive: true })

const mark = `VANIJ_TEST_RUN=${randomUUID()}`
const [markName = '', markValue] = mark.split('=')
// A session of its own: it outlives whoever is killed, and nothing else does.
spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), String(process.pid), mark], {
  detached: true,
  stdio: 'ignore',
}).unref()

// A test must not depend on how the machine of the one who runs it is set up. Most steps start Node again and again on
// the same files, which the first to come compiles for all.
const env = {
  ...process.env,
  NODE_ENV: undefined,
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  ...(suites.includes('screens') ? { PSEUDO_LANGUAGE: 'on' } : {}),
  [markName]: markValue,
}

/**
 * CI ends what lasts too long, and all of it is lost. On a machine that is slow today the walks of screens stop in time for
 * the rest: each run begins with other screens, and `npm run test:screens` walks them all.
 */
const walks =
  suites.length > 1 ? { WALKS_BEGIN: String(Math.random()), WALKS_END: String(Date.now() + 50 * 60_000) } : {}

const progress = createProgress((line) => console.log(line))

/** Its exit code, and where all that it said stands. */
async function run({ command, env: own }: Step, title: string) {
  const file = join(logs, `${title.replaceAll(' ', '-')}.log`)
  const log = createWriteStream(file)
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...own },
  })
  progress.begin(title)
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text)
      progress.hear(title, text)
    })
  const exitCode = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  await new Promise((written) => log.end(written))
  progress.end(title, exitCode)
  return { exitCode, log: await readFile(file, 'utf8') }
}

async function firstResult(step: Step): Promise<StepResult> {
  const began = Date.now()
  const { exitCode, log } = await run({ ...step, env: { ...walks, ...step.env } }, step.name)
  const first = await step.count(exitCode, log)
  return { name: step.name, seconds: (Date.now() - began) / 1_000, exitCode, first }
}

/** Takes up the first step whose turn has come, two at a time; what needs a build that failed is left out. */
async function allSteps() {
  const waiting = [...steps]
  const results: StepResult[] = []
  const running = new Map<string, Promise<void>>()
  const isReady = ({ after }: Step) => !after || results.some(({ name }) => name === after)
  const isVain = ({ after }: Step) =>
    after === 'build' && results.some(({ name, exitCode }) => name === 'build' && exitCode !== 0)
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < 2 ? waiting.findIndex(isReady) : -1
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (!step) await Promise.race(running.values())
    else if (!isVain(step))
      running.set(
        step.name,
        firstResult(step).then((result) => {
          results.push(result)
          running.delete(step.name)
        }),
      )
  }
  return results
}

async function secondTry(result: StepResult): Promise<StepResult> {
  const { failures } = result.first
  const again = steps.find(({ name }) => name === result.name)?.again?.(failures)
  if (!again || failures.length === 0) return result
  const { exitCode, log } = await run(again, `${again.name} again`)
  return { ...result, second: { ...(await again.count(exitCode, log)), exitCode } }
}

const began = Date.now()
const results: StepResult[] = []
for (const result of await allSteps()) results.push(await secondTry(result))
progress.stop()
await rm(folder, { recursive: true, force: true })

const { text, isGood } = summaryOf(results, (Date.now() - began) / 1_000)
console.log(text)
process.exitCode = isGood ? 0 : 1
