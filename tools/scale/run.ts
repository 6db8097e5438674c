import { loadavg } from 'node:os'
import { openHost } from './host/host.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/*
 * `npm run test:scale`: the built market on several processes with the services that operators keep, under load and
 * while parts of it fail. `npm run test:scale -- rolling` runs one scenario alone, by its name or the begin of it.
 */
const names = process.argv.slice(2)
const chosen = scenarios.filter(
  ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
)
if (chosen.length === 0) {
  console.log(`There is no such scenario, but these: ${scenarios.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

/** Above this load of two processors others use the machine too, and what was slow says nothing. */
const busy = 8

async function runOne({ name, sentence, run }: Scenario): Promise<boolean> {
  const host = openHost()
  const began = Date.now()
  console.log(`${name}: ${sentence}`)
  const outcome = await run(host).catch(
    (error: Error): Outcome => ({ figures: 'none', broken: [error.message] }),
  )
  const { figures, broken, slow = [] } = outcome
  const load = loadavg()[0] ?? 0
  const isRight = broken.length === 0 && (slow.length === 0 || load > busy)
  await host.close(isRight)
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(`  ${figures}; ${seconds} s, load ${load.toFixed(1)}`)
  for (const failure of broken) console.log(`  FAILED: ${failure}`)
  for (const failure of slow) console.log(`  ${isRight ? 'slow' : 'FAILED'}: ${failure}`)
  return isRight
}

let failed = 0
for (const scenario of chosen) if (!(await runOne(scenario))) failed += 1
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
