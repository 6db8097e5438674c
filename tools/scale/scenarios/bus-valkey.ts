import { setTimeout as sleep } from 'node:timers/promises'
import { connectValkey } from '#server/valkey/connect-valkey.ts'
import { type ValkeyAddress, valkeyAddressOf } from '#server/valkey/valkey-address.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { ms, percentile } from '#tools/scale/load/figures.ts'
import { brokenTalks, openTalks, talkLine } from '#tools/scale/load/talks.ts'
import { startFront } from '#tools/scale/market/fronts.ts'
import { openMarket } from '#tools/scale/market/market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { makeTrustedCertificate } from '#tools/scale/services/certificate.ts'
import { authorityOf, startValkey, type Valkey } from '#tools/scale/services/valkey.ts'

const calmP99 = 50
const calmFor = 6
const troubledFor = 20

/** Ends every connection by which processes tell each other what happened, and answers how many those were. */
async function cut(address: ValkeyAddress): Promise<number> {
  const client = await connectValkey(address)
  const kill = async (type: 'pubsub' | 'normal') => Number(await client.call('CLIENT', 'KILL', 'TYPE', type))
  const ended = (await kill('pubsub')) + (await kill('normal'))
  client.disconnect()
  return ended
}

async function runBus(host: Host): Promise<Outcome> {
  const guarded = { certificate: makeTrustedCertificate(), password: 'a-secret' }
  const first = await startValkey(host, { guarded })
  const address = valkeyAddressOf(first.url) as ValkeyAddress
  const env = { VALKEY_URL: first.url, NODE_EXTRA_CA_CERTS: authorityOf(first) }
  const { pool, ports } = await openMarket(host, { env })
  const url = await startFront(host, 'nginx', ports)
  const calm = await openTalks({ pool, urls: [url], rooms: 30 })
  await calm.speak(50, calmFor)
  const before = await calm.end()
  const talks = await openTalks({ pool, urls: [url], rooms: 30 })
  const trouble = async () => {
    await sleep(2_000)
    const ended = await cut(address)
    await sleep(3_000)
    await first.end('SIGKILL')
    await sleep(3_000)
    const second: Valkey = await startValkey(host, { port: first.port, guarded })
    await sleep(4_000)
    process.kill(second.pid, 'SIGSTOP')
    await sleep(3_000)
    process.kill(second.pid, 'SIGCONT')
    return ended
  }
  const [, ended] = await Promise.all([talks.speak(50, troubledFor), trouble()])
  const figures = await talks.end()
  const p99 = percentile(before.times, 0.99)
  return {
    figures: `calm: ${talkLine(before)}; ${ended} connections cut, server killed for 3 s and frozen for 3 s: ${talkLine(figures)}`,
    broken: [
      ...(ended < 2 * ports.length ? [`only ${ended} connections were there`] : []),
      ...brokenTalks(before),
      ...brokenTalks(figures),
    ],
    slow: p99 > calmP99 ? [`calm p99 was ${ms(p99)}`] : [],
  }
}

export const busOverValkey: Scenario = {
  name: 'bus-valkey',
  sentence:
    'Valkey carries what the processes tell each other (TLS, password); its connections are cut, it is killed and started, and freezes',
  passesWhen: `0 messages missing or doubled, p99 at most ${ms(calmP99)} before`,
  run: runBus,
}
