import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ms } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { startFront } from '#tools/scale/market/fronts.ts'
import { openMarket } from '#tools/scale/market/market.ts'
import type { Scenario } from '#tools/scale/scenario.ts'

const limitMs = 2_000

/** Every connection by which processes tell each other what happened. */
async function cut(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vanij-push'",
  )
  return rowCount ?? 0
}

export const bus: Scenario = {
  name: 'bus',
  sentence: 'the connections over which the processes tell each other are cut twice',
  passesWhen: `0 messages missing or doubled, the worst within ${ms(limitMs)}`,
  async run(host) {
    const { pool, ports } = await openMarket(host)
    const url = await startFront(host, 'nginx', ports)
    const talks = await openTalks({ pool, urls: [url], rooms: 30 })
    const cuts = async () => {
      await sleep(3_000)
      const first = await cut(pool)
      await sleep(6_000)
      return first + (await cut(pool))
    }
    const [, ended] = await Promise.all([talks.speak(50, 14), cuts()])
    const figures = await talks.end()
    const worst = Math.max(...figures.times)
    return {
      figures: `${ended} connections cut; ${talkLine(figures)}`,
      broken: [
        ...(ended < 2 * ports.length ? [`only ${ended} connections were there`] : []),
        ...brokenTalks(figures),
      ],
      slow: worst > limitMs ? [`the worst message took ${ms(worst)}`] : [],
    }
  },
}
