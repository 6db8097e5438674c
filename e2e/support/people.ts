import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type ApiWithoutKeys, createApi } from '#contract/client.ts'
import { register, signIn } from '#contract/users/user.ts'

export type Person = { token: string; phone_number: string; password: string; api: ApiWithoutKeys }

let made = 0
/** No other run or worker has used it: the clock, the process and a count are in it. */
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

/** A buyer whom no other test knows, so that it may change what it likes. */
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
    address: '14 Johari Bazar, Jaipur 302003',
    gst_number,
  })
  return { ...account, token, api: apiOf(request, token) }
}

// One sign-in serves a whole worker: a hash of the password takes its time on purpose.
const signedIn = new Map<string, Promise<string>>()

const demoNumbers = { buyer: '919000000001', seller: '919000000002', admin: '919000000003' }

/** One of the published accounts of the demo market. */
export async function theDemo(role: keyof typeof demoNumbers, request: APIRequestContext): Promise<Person> {
  const account = { phone_number: demoNumbers[role], password: 'demo1234' }
  const signingIn = signedIn.get(role) ?? apiOf(request, null)(signIn, account).then(({ token }) => token)
  signedIn.set(role, signingIn)
  const token = await signingIn
  return { ...account, token, api: apiOf(request, token) }
}

/** The next page of this browser opens as this person's. A sign-out in the page stays a sign-out. */
export async function enterAs(page: Page, { token }: Person) {
  await page.addInitScript((ownToken) => {
    if (window.name === 'entered') return
    window.name = 'entered'
    localStorage.setItem('token', ownToken)
  }, token)
}

/** At a computer of their own, beside whoever else takes part. */
export async function pageOf(
  browser: Browser,
  person: Person,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await enterAs(page, person)
  return page
}
