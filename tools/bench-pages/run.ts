import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { findChromium } from '../../scripts/programs.ts'
import { type Category, type Report, runLighthouse } from './lighthouse.ts'
import { benchMembers } from './members.ts'

/** The target of each page, on Lighthouse's phone: slow processor, slow connection. */
const least: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
}

type Page = { readonly name: string; readonly path: string; readonly isListed: boolean }

/**
 * `--public` runs Lighthouse alone, `--members` the pages of members alone, `--members chat` those with this name.
 */
const args = new Map(
  process.argv.slice(2).map((arg, index, all) => [arg.replace(/^--/, ''), all[index + 1] ?? ''] as const),
)

const chromium = findChromium()
if (!chromium) throw new Error('Chromium is needed: node scripts/install-chromium.ts')

const folder = await mkdtemp(join(tmpdir(), 'vanij-bench-pages-'))
const url = `http://127.0.0.1:${await freePort()}`
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...{ PORT: new URL(url).port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    ...{ DEMO: 'on', PUBLIC_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  },
})
try {
  await readiness()
  let isGood = true
  for (const page of args.has('members') ? [] : await pages()) {
    // The first request fills the cache for all others.
    await fetch(url + page.path)
    const report = await runLighthouse(url + page.path, folder, chromium).catch(tryAgain(page.path))
    isGood = print(page, report) && isGood
  }
  if (!args.has('public')) isGood = (await benchMembers(url, chromium, args.get('members') ?? '')) && isGood
  process.exitCode = isGood ? 0 : 1
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}

/** On a busy machine Chromium sometimes records nothing. */
function tryAgain(path: string) {
  return () => runLighthouse(url + path, folder, chromium ?? '')
}

async function readiness() {
  for (;;) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    if (server.exitCode !== null) throw new Error('the server did not start')
    await sleep(200)
  }
}

async function pages(): Promise<Page[]> {
  const { products } = await (await fetch(`${url}/api/products/search?q=cotton`)).json()
  return [
    { name: 'landing', path: '/', isListed: true },
    { name: 'live market', path: '/live_market', isListed: true },
    { name: 'category', path: '/live_market?category=footwear', isListed: true },
    { name: 'search', path: '/search?q=cotton', isListed: false },
    { name: 'product', path: `/product_details/${products[0].product_id}`, isListed: true },
  ]
}

function print({ name, isListed }: Page, { scores, metrics, findings }: Report): boolean {
  const parts = (Object.keys(least) as Category[]).map((category) => {
    // Search pages are marked noindex, which Lighthouse counts as a fault.
    const isRequested = category !== 'seo' || isListed
    const isMet = !isRequested || scores[category] >= least[category]
    return { isMet, text: `${isMet ? '' : '✗ '}${category} ${isRequested ? scores[category] : '–'}` }
  })
  const measured = Object.entries(metrics).map(([metric, value]) => `${metric} ${value}`)
  console.log(`${name.padEnd(12)} ${parts.map(({ text }) => text).join(', ')}`)
  console.log(`${''.padEnd(12)} ${measured.join(', ')}`)
  for (const finding of findings) console.log(`${''.padEnd(12)} - ${finding}`)
  return parts.every(({ isMet }) => isMet)
}
