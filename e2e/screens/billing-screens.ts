import type { Page } from '@playwright/test'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const ofBilling = '**/api/billing'
const billingProfiles = [
  {
    billing_id: '7c9f2f5e-3e0e-4f57-9b0a-0c5c5b6a4d11',
    gstin: '24AABCK1234F1ZV',
    legal_name: 'Ring Road Stores Private Limited',
    address: '12 Ring Road, Surat',
    pin: '395003',
    state_code: '24',
    is_default: true,
    revision: 1,
  },
  {
    billing_id: '7c9f2f5e-3e0e-4f57-9b0a-0c5c5b6a4d12',
    gstin: '27AABCK1234F1ZP',
    legal_name: 'Ring Road Stores Private Limited',
    address: '4 Kalbadevi Road, Mumbai',
    pin: '400002',
    state_code: '27',
    is_default: false,
    revision: 1,
  },
]

/** The review of a cart, whose buyer has two billing profiles. */
async function review(page: Page) {
  await opens('Proceed')(page)
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await page.getByRole('button', { name: 'Place Order' }).waitFor()
}

/** Whom orders are billed to. */
export const billingScreens: readonly Screen[] = [
  { route: '/profile/billing', as: 'buyer', ...answers(ofBilling, { data: billingProfiles }) },
  { route: '/profile/billing', state: 'empty', as: 'newcomer' },
  { route: '/profile/billing', as: 'buyer', ...loads(ofBilling) },
  { route: '/profile/billing', as: 'buyer', ...fails(ofBilling) },
  { route: '/profile/billing', state: 'with the form', as: 'newcomer', lead: opens('Add a GST number') },
  {
    route: '/profile/billing',
    as: 'buyer',
    ...answers(ofBilling, { data: billingProfiles }),
    state: 'with the question',
    lead: opens(/^Delete the billing profile/),
  },
  {
    route: '/view_cart',
    as: 'shopper',
    ...answers(ofBilling, { data: billingProfiles }),
    state: 'before the order is placed, with whom it is billed to',
    lead: review,
  },
  {
    route: '/view_cart',
    as: 'shopper',
    ...answers(ofBilling, { data: billingProfiles }),
    state: 'choosing whom to bill',
    lead: async (page) => {
      await review(page)
      await page.getByRole('button', { name: 'Change whom to bill' }).click()
      await page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  },
  {
    route: '/view_cart',
    as: 'shopper',
    ...answers(ofBilling, { data: billingProfiles }),
    state: 'billing goods that go to a third party',
    lead: async (page) => {
      await review(page)
      await page.getByRole('button', { name: 'Change whom to bill' }).click()
      await page.getByRole('radio', { name: 'Deliver to someone else' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
]
