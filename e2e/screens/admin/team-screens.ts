import type { Page } from '@playwright/test'
import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const route = '/admin/team'
const call = '**/api/admin/team'
const member = {
  user_id: 'b1b2c3d4-0000-4000-8000-000000000001',
  full_name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan',
  email: 'venkatanarasimharajuvaripeta.subrahmanyam@desk.market.example',
  phone_number: '919845011111',
  role: 'verifier',
  has_second_factor: true,
  suspended_at: null,
  seen_at: '2026-11-20T10:00:00.000Z',
  created_at: '2025-01-01T00:00:00.000Z',
}
const team = [
  member,
  {
    ...member,
    user_id: 'b1b2c3d4-0000-4000-8000-000000000002',
    full_name: 'Farida Khan',
    role: 'support',
    has_second_factor: false,
    suspended_at: '2026-11-01T10:00:00.000Z',
    seen_at: null,
  },
]

async function add(page: Page) {
  await page.getByRole('button', { name: /^Add an admin/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function added(page: Page) {
  await add(page)
  await page.route(call, (sent) =>
    sent.request().method() === 'POST'
      ? sent.fulfill({
          status: 201,
          json: { success: true, content: 'The account is open.', new_password: 'abcde-fghjk-mnpqr-stuvw' },
        })
      : sent.fallback(),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').nth(0).fill('Farida Khan')
  await dialog.getByRole('textbox').nth(1).fill('9876511111')
  await dialog.getByRole('textbox').nth(2).fill('farida@desk.example')
  await dialog.locator('input[type=password]').fill('demo1234')
  await dialog.getByRole('button').last().click()
  await page.getByText('abcde-fghjk-mnpqr-stuvw').waitFor()
}

/** The admins, and how one is added or gets another role. */
export const teamScreens: readonly Screen[] = [
  { route, as: 'admin' },
  { route, state: 'with long names', as: 'admin', ...answers(call, { team }) },
  { route, as: 'admin', ...loads(call) },
  { route, as: 'admin', ...fails(call) },
  { route, state: 'about to add one', as: 'admin', lead: add },
  { route, state: 'with a new password', as: 'admin', lead: added },
  {
    route,
    state: 'about to change a role',
    as: 'admin',
    ...answers(call, { team }),
    lead: opens(/^Change role/),
  },
]
