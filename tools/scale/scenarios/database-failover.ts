import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '#tools/scale/database/cluster.ts'
import { type Market, openMarket } from '#tools/scale/database/market.ts'
import { until } from '#tools/scale/host/wait.ts'
import { watchPauses } from '#tools/scale/load/pauses.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'

type Failure = {
  readonly name: string
  readonly sentence: string
  /** How long nobody's order may be acknowledged, in seconds. */
  readonly pause: number
  readonly happen: (cluster: Cluster) => Promise<void>
  /** Behind PgBouncer. */
  readonly isPooled?: boolean
}

const frozenFor = 40_000
/** Longer than a primary may be silent before another one is chosen. */
const undecidedFor = 30_000

const crash = async ({ primary }: Cluster) => (await primary()).signalPostmaster('SIGKILL')

const failures: readonly Failure[] = [
  {
    name: 'database-switchover',
    sentence: 'the primary is changed on purpose while people order',
    pause: 8,
    async happen({ primary, standby }) {
      const [leader, candidate] = [await primary(), await standby()]
      const body = JSON.stringify({ leader: leader.name, candidate: candidate.name })
      const answer = await fetch(`http://127.0.0.1:${leader.questions}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`)
    },
  },
  {
    name: 'database-crash',
    sentence: 'the postmaster of the primary is killed while people order',
    pause: 8,
    happen: crash,
  },
  {
    name: 'database-pooled',
    sentence: 'the postmaster of the primary is killed while people order through PgBouncer',
    pause: 12,
    isPooled: true,
    happen: crash,
  },
  {
    name: 'database-machine',
    sentence: 'the machine of the primary is killed while people order, and comes back later',
    pause: 30,
    async happen({ primary }) {
      const leader = await primary()
      leader.signal('SIGKILL')
      await until('another database is the primary', async () => (await primary()) !== leader)
      await leader.restart()
    },
  },
  {
    name: 'database-frozen',
    sentence: 'the primary stands still for 40 s while people order, and then goes on as if nothing had been',
    pause: 30,
    async happen({ primary }) {
      const leader = await primary()
      leader.signal('SIGSTOP')
      await sleep(frozenFor)
      leader.signal('SIGCONT')
    },
  },
  {
    name: 'database-etcd',
    sentence: 'nothing agrees any more on which database is the primary, for 30 s, while people order',
    pause: 2,
    async happen({ primary, signalEtcd }) {
      const leader = await primary()
      signalEtcd('SIGSTOP')
      await sleep(undecidedFor)
      signalEtcd('SIGCONT')
      if (!(await leader.is('primary'))) throw new Error('Another database became the primary.')
    },
  },
]

/** Waits for so many more orders, which shows that the market goes on. */
async function afterOrders({ writers }: Market, count: number) {
  const goal = writers.placed.length + count
  await until('people order again', async () => writers.placed.length >= goal, 120_000)
}

/** People of six rooms write to each other all the time. */
async function talkBeside({ pool, url }: Market) {
  const talks = await openTalks({ pool, urls: [url], rooms: 6 })
  let isOver = false
  const speak = async () => {
    while (!isOver) await talks.speak(6, 2)
  }
  const speaking = speak()
  return {
    async stop() {
      isOver = true
      await speaking
      return talks.end()
    },
  }
}

async function throwAt(market: Market, { pause, happen }: Failure): Promise<Outcome> {
  const { cluster, writers, pool } = market
  await afterOrders(market, 60)
  const talk = await talkBeside(market)
  const pauses = watchPauses(writers.placed)
  await happen(cluster)
  await afterOrders(market, 60)
  // The old primary has come back by itself, and has nothing that the new one does not know.
  await cluster.untilSafe()
  await afterOrders(market, 60)
  const longest = pauses.stop() / 1_000
  await writers.stop()
  const chat = await talk.stop()
  const { lost, doubled } = await writers.count(pool)
  const strange = writers.refused.filter(({ status }) => status !== 503)
  const broken = [
    lost > 0 ? `${lost} acknowledged orders are lost.` : '',
    doubled > 0 ? `${doubled} orders are there twice.` : '',
    strange.length > 0
      ? `${strange.length} calls were refused with ${strange[0]?.status}: ${strange[0]?.sentence}`
      : '',
  ]
  return {
    figures: `${writers.placed.length} orders, ${lost} lost, ${doubled} doubled, longest pause ${longest.toFixed(1)} s; ${talkLine(chat)}`,
    broken: [...broken.filter(Boolean), ...brokenTalks(chat)],
    slow: longest > pause ? [`Nobody's order was acknowledged for ${longest.toFixed(1)} s.`] : [],
  }
}

const scenarioOf = (failure: Failure): Scenario => ({
  name: failure.name,
  sentence: failure.sentence,
  passesWhen: `no order and no message lost or doubled, a pause of at most ${failure.pause} s`,
  async run(host) {
    const market = await openMarket(host, failure)
    try {
      return await throwAt(market, failure)
    } finally {
      await market.close()
    }
  },
})

export const databaseFailures: readonly Scenario[] = failures.map(scenarioOf)
