import { setTimeout as sleep } from 'node:timers/promises'
import type { Host } from '#tools/scale/host/host.ts'
import { ms } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { brokenTrade, openTrade, tradeLine } from '#tools/scale/load/trade.ts'
import { type Front, startFront } from '#tools/scale/market/fronts.ts'
import { makeProducts } from '#tools/scale/market/goods.ts'
import { type Market, openMarket } from '#tools/scale/market/market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'

const pauseLimitMs = 1_000
/** A page without its process tries again after half a second and, where nobody was there, after one more: each up to half as long again. */
const messageLimitMs = 2_500

/** At once, as the kernel does it when memory is short; they come back after a while. */
async function killFor(market: Market, indexes: readonly number[]) {
  await sleep(5_000)
  await Promise.all(indexes.map((index) => market.process(index).end('SIGKILL')))
  await sleep(5_000)
  await Promise.all(indexes.map((index) => market.startAgain(index)))
}

async function killBehind(host: Host, front: Front, indexes: readonly number[]): Promise<Outcome> {
  const market = await openMarket(host)
  const url = await startFront(host, front, market.ports)
  const [product = ''] = await makeProducts(market.pool, 1)
  const talks = await openTalks({ pool: market.pool, urls: [url], rooms: 30 })
  const trade = await openTrade(url, product)
  await Promise.all([talks.speak(50, 20), killFor(market, indexes)])
  const orders = await trade.end(market.pool)
  const messages = await talks.end()
  const worst = Math.max(...messages.times)
  return {
    figures: `${tradeLine(orders)}; ${talkLine(messages)}`,
    broken: [...brokenTrade(orders), ...brokenTalks(messages)],
    slow: [
      ...(orders.pause > pauseLimitMs ? [`no order was acknowledged for ${ms(orders.pause)}`] : []),
      ...(worst > messageLimitMs ? [`the worst message took ${ms(worst)}`] : []),
    ],
  }
}

const passesWhen = `0 orders and messages lost or doubled, the longest pause ${ms(pauseLimitMs)}, the worst message within ${ms(messageLimitMs)}`

export const killed: readonly Scenario[] = [
  {
    name: 'killed-one',
    sentence: 'one of three processes behind nginx is killed while people order and write',
    passesWhen,
    run: (host) => killBehind(host, 'nginx', [0]),
  },
  {
    name: 'killed-two',
    sentence: 'two of three processes behind HAProxy are killed while people order and write',
    passesWhen,
    run: (host) => killBehind(host, 'haproxy', [0, 1]),
  },
]
