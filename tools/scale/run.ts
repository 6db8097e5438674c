import { loadavg } from 'node:os'
import { openHost } from './host/host.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { type Row, tableOf, writeTable } from './table.ts'

/*
 * `npm run test:scale`: the built market on several processes with the services that operators keep, under load and
 * while parts of it fail. `npm run test:scale -- rolling` runs alone what is called so or begins so; `--write` puts the
 * table into docs/scale.md.
 */
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))
const chosen = scenarios.filter(
  ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
)
if (chosen.length === 0) {
  console.log(`There is no such scenario, but these: ${scenarios.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

type Judged = { readonly row: Row; readonly isRight: boolean }

async function runOne({ name, sentence, passesWhen, run }: Scenario): Promise<Judged> {
  const host = openHost()
  const began = Date.now()
  console.log(`${name}: ${sentence}`)
  const outcome = await run(host).catch(
    (error: Error): Outcome => ({ figures: 'none', broken: [error.message] }),
  )
  const { figures, broken, slow = [] } = outcome
  const load = loadavg()[0] ?? 0
  // What is slow depends on the machine and on who else uses it: it is named, and only what is wrong fails.
  const isRight = broken.length === 0
  await host.close(isRight)
  const result = isRight ? (slow.length > 0 ? 'slow' : 'passed') : 'FAILED'
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(`  ${result}: ${figures}; ${seconds} s, load ${load.toFixed(1)}`)
  for (const sentence of [...broken, ...slow]) console.log(`  ${sentence}`)
  return { row: { name, sentence, passesWhen, figures, result, seconds, load }, isRight }
}

const judged: Judged[] = []
for (const scenario of chosen) judged.push(await runOne(scenario))
const rows = judged.map(({ row }) => row)
console.log(`\n${tableOf(rows)}\n`)
if (words.includes('--write'))
  writeTable(
    rows,
    scenarios.map(({ name }) => name),
  )
const failed = judged.filter(({ isRight }) => !isRight).length
console.log(`${judged.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
