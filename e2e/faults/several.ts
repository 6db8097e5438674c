import { startVanij } from '#e2e/processes/running-server.ts'
import { startTalkers } from '#e2e/processes/talkers.ts'
import { untilReady } from '#e2e/processes/writers.ts'
import { createDb } from '#server/db/db.ts'
import { freePort } from '../../scripts/free-port.ts'
import { killChildOf, type Market, must, severalOf, supervised } from './market.ts'

/** Two servers of one market: each is killed while a buyer at one and a seller at the other write to each other. */
export async function killEachOfTwo(market: Market) {
  const { pool, folder, url } = market
  const other = await startVanij({ ...severalOf(folder), PORT: String(await freePort()) }, supervised)
  const db = createDb(pool)
  const during = async (kill: () => void) => {
    const talkers = await startTalkers(db, [url, other.url])
    await talkers.afterMessages(20)
    await market.afterOrders(10)
    kill()
    await untilReady(other.url)
    await untilReady(url)
    await talkers.afterMessages(20)
    await market.afterOrders(10)
    return talkers.stop()
  }
  const guest = await during(() => killChildOf(other))
  // It has the embedded database, which the other takes over meanwhile.
  const owner = await during(market.killServer)
  other.process.kill('SIGTERM')
  await other.ended()
  for (const { lost, doubled, unpushed } of [guest, owner]) {
    must(lost + doubled === 0, `${lost} messages are lost and ${doubled} doubled.`)
    must(unpushed === 0, `${unpushed} messages came only because a page asked for what it had missed.`)
  }
}
