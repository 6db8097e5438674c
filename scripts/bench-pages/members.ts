import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Measures, measureIn, readMeasures } from './paint.ts'
import { type Member, memberPages, type SignedIn, signInAll } from './people.ts'

/** Specification of the slow phone: 4× the work, 1.6 Mbit/s, 150 ms there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowness = 4
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const most = { lcp: 2_200, cls: 0.05, inp: 200 } as const
const rounds = 3
/** What comes late is painted by then. */
const patience = 4_000

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Opens each page of members with an empty cache, as a phone on a slow line, and prints what people would wait for. */
export async function benchMembers(url: string, executablePath: string, only: string): Promise<boolean> {
  const people = await signInAll(url)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    let isGood = true
    for (const member of await memberPages(url, people)) {
      if (!member.name.includes(only)) continue
      const seen: Measures[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await open(browser, url, member, people))
      isGood = print(member, seen) && isGood
    }
    return isGood
  } finally {
    await browser.close()
  }
}

async function open(browser: Browser, url: string, { path, as, press }: Member, people: SignedIn) {
  const context = await browser.newContext({ ...phone, locale: 'en-IN', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(measureIn, people[as])
  const control = await context.newCDPSession(page)
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', line)
  await control.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  try {
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForTimeout(patience)
    const { lcp, cls } = await readMeasures(page)
    await pressOnce(page, press)
    return { lcp, cls, inp: (await readMeasures(page)).inp }
  } finally {
    await context.close()
  }
}

/** Of one thing that people press first there. */
async function pressOnce(page: Page, press: string) {
  await page.locator(press).filter({ visible: true }).first().tap()
  await page.waitForTimeout(1_000)
}

function print({ name }: Member, seen: readonly Measures[]): boolean {
  const parts = (['lcp', 'cls', 'inp'] as const).map((measure) => {
    const value = middle(seen.map((each) => each[measure]))
    const isMet = value <= most[measure]
    return { isMet, text: `${isMet ? ' ' : '✗'} ${measure.toUpperCase()} ${shown(measure, value)}` }
  })
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${name.padEnd(24)} ${parts.map(({ text }) => text).join('  ')}  (load ${load})`)
  return parts.every(({ isMet }) => isMet)
}

const shown = (measure: keyof typeof most, value: number) =>
  measure === 'cls'
    ? `${value.toFixed(3)} of ${most.cls}`
    : `${String(Math.round(value)).padStart(4)} of ${most[measure]} ms`
