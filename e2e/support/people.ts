import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type ApiWithoutKeys, createApi } from '#contract/client.ts'
import { register, signIn } from '#contract/users/user.ts'

export type Person = { token: string; phone_number: string; password: string; api: ApiWithoutKeys }

let made = 0
/** Unique over runs and workers: built from the clock, the process and a counter. */
const freshDigits = () => {
  made += 1
  return String((Date.now() * 131 + process.pid * 17 + made) % 1_000_000_000).padStart(9, '0')
}

const apiOf = (request: APIRequestContext, token: string | null) =>
  createApi(
    async (path, { method, headers, body }) => {
      const answer = await request.fetch(path, { method, headers, ...(body ? { data: body } : {}) })
      return { ok: answer.ok(), status: answer.status(), text: () => answer.text() }
    },
    () => token,
  )

/** A buyer of this test alone, who may change anything. */
export async function aFreshBuyer(
  request: APIRequestContext,
  full_name = 'Meena Kumari',
  gst_number = '08ABCDE1234F1Z5',
): Promise<Person> {
  const digits = freshDigits()
  const account = { phone_number: `919${digits}`, password: 'market22' }
  const { token } = await apiOf(request, null)(register, {
    ...account,
    full_name,
    email: `buyer${digits}@shop.example`,
    // One of its own: who shares an address with a seller does not rate it.
    address: `Shop ${digits}, Johari Bazar, Jaipur 302003`,
    gst_number,
  })
  return { ...account, token, api: apiOf(request, token) }
}

// One sign-in serves the whole worker, since hashing a password is slow on purpose.
const signedIn = new Map<string, Promise<string>>()

const demoNumbers = { buyer: '919000000001', seller: '919000000002', admin: '919000000003' }

/** A published account of the demo market. */
export async function theDemo(role: keyof typeof demoNumbers, request: APIRequestContext): Promise<Person> {
  const account = { phone_number: demoNumbers[role], password: 'demo1234' }
  const signingIn = signedIn.get(role) ?? apiOf(request, null)(signIn, account).then(({ token }) => token)
  signedIn.set(role, signingIn)
  const token = await signingIn
  return { ...account, token, api: apiOf(request, token) }
}

/** From the next page on this browser is signed in as this person. Signing out in the page stays effective. */
export async function enterAs(page: Page, { token }: Person) {
  await page.addInitScript((ownToken) => {
    if (window.name === 'entered') return
    window.name = 'entered'
    localStorage.setItem('token', ownToken)
  }, token)
}

/** Opens a second browser for this person, beside the other participants. */
export async function pageOf(
  browser: Browser,
  person: Person,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await enterAs(page, person)
  return page
}
