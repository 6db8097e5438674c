import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { aFreshBuyer } from '#e2e/support/people.ts'
import { findProgram } from '../../scripts/programs.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { visitorAt } from './visitor.ts'
import { openWebKit } from './webkit.ts'

const shirt = 'Round neck cotton T-shirt, bio-washed, 180 gsm, men'
const phone = { width: 480, height: 844 }

type Open = (problems: string[]) => Promise<Engine>

const engines: readonly (readonly [name: string, program: string, open: Open])[] = [
  ['Firefox ESR', 'firefox-esr', (problems) => openFirefox(phone, problems)],
  ['WebKitGTK', 'WebKitWebDriver', () => openWebKit(phone)],
]

// What apt does not have has no test; `scripts/browsers/install.ts` has named it.
for (const [name, , open] of engines.filter(([, program]) => findProgram(program)))
  test(`in ${name} a buyer signs in, finds a product, orders it and asks the seller`, async ({
    request,
    baseURL,
  }, info) => {
    const { phone_number, password } = await aFreshBuyer(request)
    const problems: string[] = []
    const engine = await open(problems)
    try {
      const buyer = visitorAt(engine, baseURL ?? '')
      await signIn(buyer, phone_number, password)
      await orderShirt(buyer)
      await askTheSeller(buyer)
      expect(problems).toEqual([])
    } finally {
      await writeFile(info.outputPath('end.png'), await engine.picture())
      await engine.close()
    }
  })

type Visitor = ReturnType<typeof visitorAt>

async function signIn(buyer: Visitor, phoneNumber: string, password: string) {
  await buyer.open('/')
  await buyer.sees('Trade Easy, Expand Faster')
  await buyer.open('/login')
  await buyer.type('Phone number', phoneNumber.slice(2))
  await buyer.type('Password', password)
  await buyer.press('Log In')
  await buyer.comesTo('/live_market')
}

async function orderShirt(buyer: Visitor) {
  await buyer.open('/search?q=cotton+t-shirt+bio-washed')
  await buyer.press(shirt)
  await buyer.press('Add to Cart')
  await buyer.sees('Added to the cart')
  await buyer.press('Cart')
  await buyer.press('Proceed')
  await expectWhole(buyer)
  await buyer.press('Close')
  await buyer.hasFocusOn('Proceed')
  await buyer.press('Proceed')
  await buyer.type('PIN code', '302003')
  await buyer.type('City', 'Jaipur')
  await buyer.type('Shipping address', '14 Johari Bazar')
  await buyer.press('Save')
  await buyer.sees('Review your order')
  await expectWhole(buyer)
  await buyer.press('Place Order')
  await buyer.sees('Order placed successfully!')
  await buyer.press('View order')
  await buyer.sees('Order VJ-')
}

/** WebKit once left a slit of 40 px of what scrolls in a sheet. */
const expectWhole = (buyer: Visitor) =>
  expect.poll(async () => Math.min(...(await buyer.heightsOfDialog()))).toBeGreaterThan(200)

async function askTheSeller(buyer: Visitor) {
  await buyer.open('/search?q=cotton+t-shirt+bio-washed')
  await buyer.press(shirt)
  await buyer.press('Chat with Supplier')
  await buyer.type('Message', 'Is it there tomorrow?')
  await buyer.press('Send')
  await buyer.sees('Is it there tomorrow?')
}
