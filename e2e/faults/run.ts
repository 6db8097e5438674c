import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aFolder, severalOf } from './market.ts'
import { type Outcome, type Part, tryPart } from './part.ts'
import { fullDisk, scenarios } from './scenarios.ts'
import { killEachOfTwo } from './several.ts'

/*
 * `npm run test:faults`: kills, cuts, hangs, fills and floods a market in which six buyers order all the time, and
 * counts the losses. `--only NAME` tries a scenario, `--report FILE` writes down what passed and what failed; a name of the
 * report that is a count means all scenarios of its market.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)

const parts: readonly Part[] = [
  { name: 'one server', scenarios, openFolder: () => aFolder() },
  {
    name: 'two servers',
    scenarios: [{ name: 'each of two servers killed in chat', run: killEachOfTwo }],
    openFolder: () => aFolder(),
    environment: severalOf,
  },
  { name: 'a small disk', scenarios: [fullDisk], openFolder: () => aFolder(400) },
]

// Every start of a server would compile the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/vanij-compiled')

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, report: { type: 'string' } },
})
const known = parts.flatMap(({ name, scenarios: all }) => [countOf(name), ...all.map((each) => each.name)])
const unknown = (values.only ?? []).filter((name) => !known.includes(name))
if (unknown.length > 0) {
  say(`No scenario is called ${unknown.join(' or ')}. There are:\n${known.join('\n')}`)
  process.exit(2)
}

/** The name of what is counted at the end of a market. */
function countOf(part: string) {
  return `nothing lost, doubled or ended: ${part}`
}

function chosen(part: Part): Part {
  const { only } = values
  if (!only || only.includes(countOf(part.name))) return part
  return { ...part, scenarios: part.scenarios.filter(({ name }) => only.includes(name)) }
}

const outcomes: Outcome[] = []
for (const part of parts.map(chosen).filter((each) => each.scenarios.length > 0))
  outcomes.push(...(await tryPart(part, countOf(part.name), say)))

const passed = outcomes.filter(({ message }) => message === undefined).map(({ name }) => name)
const failed = outcomes.filter(({ message }) => message !== undefined)
if (values.report) writeFileSync(values.report, `${JSON.stringify({ passed, failed }, null, 2)}\n`)
say(`${passed.length} passed, ${failed.length} failed`)
// What hangs would keep the process.
process.exit(failed.length === 0 ? 0 : 1)
