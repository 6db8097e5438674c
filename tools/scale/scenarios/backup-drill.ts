import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  command,
  describeEmbedded,
  killEmbedded,
  phonesIn,
  signUpFor,
  startEmbedded,
} from '#tools/scale/market/embedded-market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'

/** What is acknowledged so long before the machine is lost must be there again. */
const promisedMs = 60_000
const signUpsFor = 75_000

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

async function drill(folder: string): Promise<Outcome> {
  const market = await describeEmbedded(folder, join(folder, 'copies'))
  const { port, dataDir } = market
  const server = await startEmbedded(market)
  const signingUp = signUpFor(port, signUpsFor)
  const began = Date.now()
  const report = await command(market, 'backup', [])
  const backedUp = Date.now()
  const people = await signingUp
  const lostAt = Date.now()
  await killEmbedded(server, dataDir)
  rmSync(dataDir, { recursive: true })
  const restoring = Date.now()
  await command(market, 'restore', ['--until', new Date(lostAt).toISOString(), '--to', dataDir])
  const restored = Date.now()
  await command(market, 'restore', ['--to', join(folder, 'backup')])
  const known = await phonesIn(dataDir)
  const lost = people.filter(({ phone }) => !known.has(phone))
  const tooOld = lost.filter(({ answeredAt }) => lostAt - answeredAt > promisedMs)
  const before = people.filter(({ answeredAt }) => answeredAt < began)
  const inBackup = await phonesIn(join(folder, 'backup'))
  const lag = Math.max(0, ...lost.map(({ answeredAt }) => lostAt - answeredAt))
  return {
    figures: `${people.length} sign-ups, ${lost.length} lost, the oldest ${seconds(lag)} before the end; backup with its trial restore ${seconds(backedUp - began)}, restore to the moment ${seconds(restored - restoring)}`,
    broken: [
      ...tooOld.map(({ phone }) => `${phone} was acknowledged a minute before and is not there`),
      ...before
        .filter(({ phone }) => !inBackup.has(phone))
        .map(({ phone }) => `${phone} is not in the backup`),
      ...(report.includes('restored once and read again, whole') ? [] : [report]),
    ],
  }
}

export const backupDrill: Scenario = {
  name: 'backup-drill',
  sentence:
    'a market is backed up while people sign up, its machine is lost, and it is restored to that moment',
  passesWhen: 'nothing acknowledged 60 s before is lost, and the backup is whole',
  run: (host) => drill(host.folder('backup-drill').outside),
}
