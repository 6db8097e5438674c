import type { Page } from '@playwright/test'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const route = '/admin/security'
const call = '**/api/admin/second-factor'
const codes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a', 'bcde-fghj-kmnp-qrst', 'uvwx-yz23-4567-89ab']
const begun = {
  secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
  link: 'otpauth://totp/Vanij%3A%2B91%2090000%2000003?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vanij',
  qr_svg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#fff"/><path d="M4 4h7v7h-7z"/></svg>',
}

/** GET says that it is off, POST begins it. */
const begins = (page: Page) =>
  page.route(call, (sent) =>
    sent.fulfill({
      json:
        sent.request().method() === 'GET'
          ? { success: true, is_on: false, recovery_codes_left: 0 }
          : { success: true, ...begun },
    }),
  )

async function scan(page: Page) {
  await page.getByRole('button', { name: /^Turn on/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('demo1234')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

async function confirm(page: Page) {
  await scan(page)
  await page.route('**/api/admin/second-factor/confirm', (sent) =>
    sent.fulfill({ json: { success: true, content: 'Two-factor sign-in is on.', recovery_codes: codes } }),
  )
  await page.getByRole('dialog').getByRole('textbox').fill('123456')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByText('abcd-efgh-jkmn-pqrs').waitFor()
}

const on = { is_on: true, recovery_codes_left: 10 }

/** The sign-in of an admin, in each step of its second factor. */
export const securityScreens: readonly Screen[] = [
  { route, as: 'admin' },
  { route, as: 'admin', ...loads(call) },
  { route, as: 'admin', ...fails(call) },
  { route, state: 'about to be turned on', as: 'admin', before: begins, lead: opens(/^Turn on/) },
  { route, state: 'with the code to scan', as: 'admin', before: begins, lead: scan },
  { route, state: 'with recovery codes', as: 'admin', before: begins, lead: confirm },
  { route, state: 'on', as: 'admin', ...answers(call, on) },
  {
    route,
    state: 'on, with few recovery codes',
    as: 'admin',
    ...answers(call, { ...on, recovery_codes_left: 1 }),
  },
  {
    route,
    state: 'about to be turned off',
    as: 'admin',
    ...answers(call, on),
    lead: opens(/^Turn off/),
  },
]
