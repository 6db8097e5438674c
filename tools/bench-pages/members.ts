import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { judge } from './judge.ts'
import { type Measures, measureIn, readMeasures } from './paint.ts'
import { type Member, memberPages, type SignedIn, signInAll } from './people.ts'

/** The slow phone of the specification: a quarter of the speed, 1.6 Mbit/s, 150 ms round trip. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowness = 4
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const rounds = 3
/** Late parts are painted by then. */
const patience = 4_000

/**
 * Opens each page of members with an empty cache, like a phone on a slow connection, and prints the waiting times.
 */
export async function benchMembers(url: string, executablePath: string, only: string): Promise<boolean> {
  const people = await signInAll(url)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const chosen = (await memberPages(url, people)).filter(({ name }) => name.includes(only))
    if (chosen.length === 0) throw new Error(`No page of members is called ${only}`)
    let isGood = true
    for (const member of chosen) {
      const seen: Measurement[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await open(browser, url, member, people))
      const verdict = judge(member.name, seen)
      console.log(`${verdict.line}  (load ${loadavg()[0]?.toFixed(1)}, pressed ${seen[0]?.pressed})`)
      isGood &&= verdict.isGood
    }
    return isGood
  } finally {
    await browser.close()
  }
}

type Measurement = Measures & { readonly pressed: string }

async function open(
  browser: Browser,
  url: string,
  { path, as, press }: Member,
  people: SignedIn,
): Promise<Measurement> {
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
    // On a busy machine the data come later still, and the shell alone would look fast.
    await page.locator('main [aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden' })
    const { lcp, cls } = await readMeasures(page)
    const pressed = await pressOnce(page, press)
    return { lcp, cls, inp: (await readMeasures(page)).inp, pressed }
  } finally {
    await context.close()
  }
}

/** Presses the first thing that people press there, and returns what it was. */
async function pressOnce(page: Page, press: string): Promise<string> {
  const pressed = page.locator(press).filter({ visible: true }).first()
  const snapshot = await pressed.ariaSnapshot()
  await pressed.tap()
  await page.waitForTimeout(1_000)
  return snapshot.split('\n')[0]?.replace(/^- /, '') ?? ''
}
