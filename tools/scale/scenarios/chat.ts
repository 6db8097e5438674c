import { percentile } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { startFront } from '#tools/scale/market/fronts.ts'
import { openMarket } from '#tools/scale/market/market.ts'
import type { Scenario } from '#tools/scale/scenario.ts'

const calmP99 = 50

export const chat: Scenario = {
  name: 'chat',
  sentence: 'two people of a room at different processes read each other at once',
  passesWhen: `0 missing, 0 doubled, p99 at most ${calmP99} ms`,
  async run(host) {
    const market = await openMarket(host)
    const url = await startFront(host, 'nginx', market.ports)
    const talks = await openTalks({ pool: market.pool, urls: [url], rooms: 30 })
    await talks.speak(60, 10)
    const figures = await talks.end()
    const p99 = percentile(figures.times, 0.99)
    return {
      figures: talkLine(figures),
      broken: brokenTalks(figures),
      slow: p99 > calmP99 ? [`p99 was ${Math.round(p99)} ms`] : [],
    }
  },
}
