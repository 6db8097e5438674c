import { aFolder, type Counts, type Market, openMarket, severalOf } from './market.ts'
import { fullDisk, type Scenario, scenarios } from './scenarios.ts'
import { killEachOfTwo } from './several.ts'

/*
 * `npm run test:faults`: kills, cuts, hangs, fills and floods a market in which six buyers order all the time, and
 * counts the losses.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const giveUpAfter = 300_000
const timer = setTimeout(() => {
  say('The run took longer than five minutes.')
  process.exit(1)
}, giveUpAfter)

const sum = { lost: 0, doubled: 0, ends: 0 }
let passed = 0
let failed = 0

async function throwAt(market: Market, { name, run }: Scenario) {
  const began = Date.now()
  try {
    await run(market)
    passed += 1
    say(`passed  ${name}, ${Date.now() - began} ms`)
  } catch (error) {
    failed += 1
    say(`FAILED  ${name}: ${error instanceof Error ? error.message : error}`)
  }
}

async function during(
  folder: string,
  all: readonly Scenario[],
  environment?: Parameters<typeof openMarket>[1],
) {
  const market = await openMarket(folder, environment)
  for (const scenario of all) await throwAt(market, scenario)
  const strange = new Set(
    market.writers.refused.map(({ status }) => status).filter((status) => status !== 503),
  )
  if (strange.size > 0) {
    failed += 1
    say(`FAILED  whoever ordered was refused with ${[...strange]}, not only with 503`)
  }
  say(`${market.writers.placed.length} orders answered, ${market.writers.refused.length} refused`)
  add(await market.close())
}

function add({ lost, doubled, ends }: Counts) {
  sum.lost += lost
  sum.doubled += doubled
  sum.ends += ends
}

const folder = aFolder()
if (folder) await during(folder, scenarios)
const shared = aFolder()
if (shared)
  await during(
    shared,
    [{ name: 'each of two servers killed in chat', run: killEachOfTwo }],
    severalOf(shared),
  )
const small = aFolder(400)
if (small) await during(small, [fullDisk])
else if (process.env.CI) {
  failed += 1
  say('FAILED  a full disk: neither this account nor sudo may mount a small one, and CI leaves nothing out')
} else say('left out  a full disk: neither this account nor sudo may mount a small one')

clearTimeout(timer)
say(`acknowledged writes lost ${sum.lost}, doubled ${sum.doubled}, process ends ${sum.ends}`)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed + sum.lost + sum.doubled + sum.ends === 0 ? 0 : 1
