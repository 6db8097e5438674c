import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { followTo } from '#e2e/support/follow.ts'
import { answers, press, type Screen } from './screen.ts'

/** Its own in each walk: a number gets a code once a minute. */
const aNumber = () => `70${String(randomInt(100_000_000)).padStart(8, '0')}`

async function askForCode(page: Page) {
  // Both forms have a phone number, and the former one stays until this one has loaded.
  await page.getByRole('button', { name: 'Send code' }).waitFor()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(aNumber())
  await press('Send code')(page)
  await page.getByRole('textbox', { name: 'One-time code' }).waitFor()
}

/** Signing up and in: an account, the password, a code. */
export const signInScreens: readonly Screen[] = [
  { route: '/login', as: 'visitor' },
  {
    route: '/login',
    state: 'after a wrong password',
    as: 'visitor',
    fails: true,
    lead: async (page) => {
      await page.getByRole('textbox', { name: 'Phone number' }).fill('7000000009')
      await page.getByRole('textbox', { name: /^Password/ }).fill('not-it')
      await page.getByRole('button', { name: 'Log In' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    route: '/login',
    state: 'with a one-time code on its way',
    as: 'visitor',
    lead: async (page) => {
      await press('Use a one-time code')(page)
      await askForCode(page)
    },
  },
  { route: '/forgot_password', as: 'visitor' },
  { route: '/forgot_password', state: 'with a code on its way', as: 'visitor', lead: askForCode },
  {
    route: '/forgot_password',
    state: 'where no codes can be sent',
    as: 'visitor',
    at: '/login',
    ...answers('**/api/users/otp', { is_available: false }),
    lead: async (page) => {
      await followTo(page, '/forgot_password')
      await page.getByRole('link', { name: 'Contact support' }).waitFor()
    },
  },
  { route: '/signup', as: 'visitor' },
  {
    route: '/signup',
    state: 'with a fault below a field',
    as: 'visitor',
    lead: async (page) => {
      await press('Sign Up')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
]
