import { makeBuyers } from '#tools/bench/buyers.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { count, ms, percentile } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { visit } from '#tools/scale/load/visits.ts'
import { type Front, startFront } from '#tools/scale/market/fronts.ts'
import { makeProducts } from '#tools/scale/market/goods.ts'
import { type Market, openMarket } from '#tools/scale/market/market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'

const requests = 4_000
const perSecond = 120
const worstMessage = 2_000

/** One process after the other ends and starts again, as an upgrade does it. */
async function replaceAll(market: Market) {
  for (const [index] of market.ports.entries()) {
    await market.process(index).end()
    await market.startAgain(index)
  }
}

async function restartAllBehind(host: Host, front: Front): Promise<Outcome> {
  const market = await openMarket(host)
  const url = await startFront(host, front, market.ports)
  const [buyers, productIds] = [await makeBuyers(market.pool, 20), await makeProducts(market.pool)]
  const talks = await openTalks({ pool: market.pool, urls: [url], rooms: 60 })
  const [visits, , restarted] = await Promise.all([
    visit({ url, buyers, productIds }, perSecond, requests),
    talks.speak(20, requests / perSecond),
    timeOf(replaceAll(market)),
  ])
  const figures = await talks.end()
  const worst = Math.max(...figures.times)
  const failed = visits.failed.length
  return {
    figures: [
      `${failed} of ${count(requests)} requests failed, p99 ${ms(percentile(visits.times, 0.99))}`,
      `three restarts in ${ms(restarted)}`,
      talkLine(figures),
    ].join('; '),
    broken: [
      ...(failed > 0 ? [`${failed} requests failed, the first ${visits.failed.slice(0, 3).join(', ')}`] : []),
      ...brokenTalks(figures),
    ],
    slow: worst > worstMessage ? [`the worst message took ${ms(worst)}`] : [],
  }
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

const scenario = (front: Front): Scenario => ({
  name: `rolling-${front}`,
  sentence: `all three processes behind ${front} are replaced, and nobody notices`,
  passesWhen: `0 of ${count(requests)} requests failed, 0 messages missing, the worst within ${ms(worstMessage)}`,
  run: (host) => restartAllBehind(host, front),
})

export const rolling: readonly Scenario[] = [scenario('nginx'), scenario('haproxy')]
