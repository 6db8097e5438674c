import type { Host } from '#tools/scale/host/host.ts'
import { count } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { brokenTrade, openTrade, tradeLine } from '#tools/scale/load/trade.ts'
import { startFront } from '#tools/scale/market/fronts.ts'
import { makeProducts } from '#tools/scale/market/goods.ts'
import { openMarket } from '#tools/scale/market/market.ts'
import { startPooler } from '#tools/scale/market/pooler.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { startPostgres } from '#tools/scale/services/postgres.ts'

const reads = 6_000
const readers = 30

/** Each asks another product each time, and looks whether it is the one. */
async function countWrong(urls: readonly string[], productIds: readonly string[]): Promise<number> {
  let next = 0
  let wrong = 0
  const read = async () => {
    while (next < reads) {
      const n = next
      next += 1
      const id = productIds[n % productIds.length]
      const answer = await fetch(`${urls[n % urls.length]}/api/products/${id}?n=${n}`)
      const { product } = await answer.json()
      if (product?.product_id !== id) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return wrong
}

async function runPooled(host: Host): Promise<Outcome> {
  const postgres = await startPostgres(host)
  const env = { DATABASE_URL: await startPooler(host, postgres), DATABASE_DIRECT_URL: postgres.url }
  const market = await openMarket(host, { postgres, env })
  const url = await startFront(host, 'nginx', market.ports)
  const productIds = await makeProducts(market.pool, 50)
  const talks = await openTalks({ pool: market.pool, urls: [url], rooms: 30 })
  const trade = await openTrade(url, productIds[0] ?? '')
  const urls = market.ports.map((_, index) => market.process(index).url)
  const [wrong] = await Promise.all([countWrong(urls, productIds), talks.speak(40, 12)])
  const orders = await trade.end(market.pool)
  const messages = await talks.end()
  return {
    figures: `${wrong} of ${count(reads)} reads wrong; ${tradeLine(orders)}; ${talkLine(messages)}`,
    broken: [
      ...(wrong > 0 ? [`${wrong} reads were answered with something else`] : []),
      ...brokenTrade(orders),
      ...brokenTalks(messages),
    ],
  }
}

export const pooled: Scenario = {
  name: 'pooled',
  sentence:
    'PgBouncer stands before the database, one transaction a session; migrations and pushes go past it',
  passesWhen: `0 of ${count(reads)} reads wrong, 0 orders and messages lost or doubled`,
  run: runPooled,
}
