import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import pg from 'pg'
import { openVisitor, walk } from '#e2e/processes/visitor.ts'
import { wholeBrowser } from '#e2e/support/browser.ts'
import type { makeBuyers } from '#tools/bench/buyers.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { count } from '#tools/scale/load/figures.ts'
import { visit } from '#tools/scale/load/visits.ts'
import { formerVersion, openFormerBuild } from '#tools/scale/market/former-build.ts'
import { type Front, startFront } from '#tools/scale/market/fronts.ts'
import type { makeProducts } from '#tools/scale/market/goods.ts'
import { shared } from '#tools/scale/market/market.ts'
import { startServerProcess } from '#tools/scale/market/server-process.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { startPostgres } from '#tools/scale/services/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'

const requests = 2_000
const perSecond = 60

type Upgrade = {
  readonly url: string
  readonly browser: Browser
  /** The newer one begins beside the older one. */
  begin(): Promise<void>
  /** The older one ends. */
  end(): Promise<void>
}

/** Who opened a page of either version walks on through the change; answers what went wrong on their pages. */
async function watchPages({ url, browser, begin, end }: Upgrade): Promise<readonly string[]> {
  const stays = await openVisitor(browser, url, '/live_market')
  await walk(stays.page, ['About', 'Contact'])
  await begin()
  const comes = [await openVisitor(browser, url, '/aboutus'), await openVisitor(browser, url, '/aboutus')]
  for (const { page } of [stays, ...comes]) await walk(page, ['Pricings', 'Contact', 'Terms'])
  const late = await openVisitor(browser, url, '/aboutus')
  await walk(late.page, ['Pricings', 'Privacy'])
  const all = [stays, late, ...comes]
  const faults = all.flatMap((each) => each.faults)
  await end()
  // What a page of the older version has not loaded yet is gone with it: then the link opens a page of the newer one.
  for (const { page } of all) await walk(page, ['Returns', 'Blogs'])
  for (const each of all) await each.leave()
  return faults
}

async function openUpgrade(host: Host, front: Front, checkout: string) {
  const postgres = await startPostgres(host)
  const env = {
    ...shared,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(host.folder('files').outside, 'data'),
    MIGRATE: 'off',
  }
  const [before, after] = [await freePort(), await freePort()]
  const migrate = (cwd: string) =>
    execFileSync('node', ['src/server/admin/migrate.ts'], { cwd, env: { ...process.env, ...env } })
  migrate(checkout)
  const older = await startServerProcess(host, { name: 'older', port: before, env, checkout })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, pipeline: true })
  return {
    url: await startFront(host, front, [before, after]),
    pool,
    async begin() {
      migrate('.')
      await startServerProcess(host, { name: 'newer', port: after, env })
    },
    end: () => older.end(),
  }
}

/** By the version whose schema it is. */
async function fillWith(checkout: string, pool: pg.Pool) {
  const buyers: { makeBuyers: typeof makeBuyers } = await import(join(checkout, 'tools/bench/buyers.ts'))
  const goods: { makeProducts: typeof makeProducts } = await import(
    join(checkout, 'tools/scale/market/goods.ts')
  )
  return { buyers: await buyers.makeBuyers(pool, 20), productIds: await goods.makeProducts(pool) }
}

async function upgradeBehind(host: Host, front: Front): Promise<Outcome> {
  const commit = formerVersion()
  if (!commit) return { figures: 'left out: the history holds no version before', broken: [] }
  const checkout = openFormerBuild(commit)
  const { pool, ...upgrade } = await openUpgrade(host, front, checkout)
  const { buyers, productIds } = await fillWith(checkout, pool)
  const args = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors']
  const browser = await chromium.launch(wholeBrowser({ args }))
  try {
    const [visits, faults] = await Promise.all([
      visit({ url: upgrade.url, buyers, productIds }, perSecond, requests),
      watchPages({ ...upgrade, browser }),
    ])
    const { failed } = visits
    return {
      figures: `${failed.length} of ${count(requests)} requests failed, ${faults.length} errors on four pages of both versions`,
      broken: [
        ...(failed.length > 0
          ? [`${failed.length} requests failed, the first ${failed.slice(0, 3).join(', ')}`]
          : []),
        ...(faults.length > 0 ? [`pages had errors: ${[...new Set(faults)].slice(0, 5).join(', ')}`] : []),
      ],
    }
  } finally {
    await browser.close()
  }
}

const scenario = (front: Front): Scenario => ({
  name: `builds-${front}`,
  sentence: `the version before and this one serve side by side behind ${front}, on the newer schema`,
  passesWhen: `0 of ${count(requests)} requests failed, no script missing and no error on a page`,
  run: (host) => upgradeBehind(host, front),
})

export const builds: readonly Scenario[] = [scenario('nginx'), scenario('haproxy')]
