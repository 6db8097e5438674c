import type { Page } from '@playwright/test'
import { getCart } from '#contract/cart.ts'
import { brand } from '#contract/products/brand.ts'
import { channels, topics } from '#contract/reach/topics.ts'
import { getProfile } from '#contract/users/user.ts'
import { goToStep } from '#e2e/support/applications.ts'
import { closingScreens } from './closing-screens.ts'
import { answers, fails, loads, opens, press, type Screen } from './screen.ts'

const application = (status: 'pending' | 'rejected') => ({
  application: {
    status,
    reason: status === 'rejected' ? 'The license picture cannot be read.' : null,
    created_at: '2026-11-19T06:30:00.000Z',
    decided_at: status === 'rejected' ? '2026-11-20T06:30:00.000Z' : null,
    prefill: {
      companyName: 'Meena Textiles',
      businessAddress: '14 Johari Bazar, Jaipur',
      businessPincode: '302003',
      businessLicenseType: 'GST',
      proprietorDocumentType: 'PAN',
      businessCategory: 'apparel-fashion',
      specialization: 'Block prints',
      businessType: 'Wholesaler',
      otherBusinessType: '',
      wholesalerOptions: {},
      manufacturerOptions: {},
      productionCapabilities: '',
      addons: '',
    },
  },
})
const ofApplicant = '**/api/users/seller-application'
const cart = '**/api/users/cart/get-cart'
const orders = '**/api/orders/orders-list*'

const allChannels = {
  channels: [
    { channel: 'push', state: 'ready' },
    { channel: 'mail', state: 'not-verified' },
    { channel: 'sms', state: 'not-verified' },
    { channel: 'whatsapp', state: 'ready' },
  ],
  choices: topics.flatMap((topic) =>
    channels.map((channel) => ({ topic, channel, is_on: channel !== 'sms' })),
  ),
  quiet: { from: '21:00', to: '08:00' },
  email: 'a.very.long.name.of.a.mailbox.that.never.ends@purchases.of.a.very.long.company.example.in',
  push_key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
}
const codeOnItsWay = {
  content: 'A code is on its way.',
  sentence: { name: 'reach.codeSent', parameters: { address: 'a@example.in', minutes: 10 } },
  resend_seconds: 60,
}

/** Pages of a buyer: cart, orders, profile, notifications. */
export const accountScreens: readonly Screen[] = [
  { route: '/view_cart', as: 'shopper' },
  { route: '/view_cart', state: 'empty', as: 'newcomer' },
  { route: '/view_cart', as: 'shopper', ...loads(cart) },
  { route: '/view_cart', as: 'shopper', ...fails(cart) },
  {
    route: '/view_cart',
    state: 'with a product that is no longer sold',
    as: 'shopper',
    before: async (page, { people }) => {
      const ownCart = await people.shopper.api(getCart, {})
      const cart_items = ownCart.cart_items.map(({ product_details }, index) => ({
        product_details: { ...product_details, available: index > 0 },
      }))
      await page.route(cart, (route) => route.fulfill({ json: { ...ownCart, cart_items } }))
    },
  },
  { route: '/view_cart', state: 'with the saved addresses', as: 'shopper', lead: opens('Proceed') },
  {
    route: '/view_cart',
    state: 'with a new address',
    as: 'shopper',
    lead: async (page) => {
      await opens('Proceed')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Add new address' }).click()
      await page.getByLabel('PIN code').waitFor()
    },
  },
  {
    route: '/view_cart',
    state: 'before the order is placed',
    as: 'shopper',
    lead: async (page) => {
      await opens('Proceed')(page)
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await page.getByRole('button', { name: 'Place Order' }).waitFor()
    },
  },
  { route: '/profile', as: 'buyer' },
  { route: '/profile', as: 'seller' },
  { route: '/profile', as: 'buyer', ...loads('**/api/orders/statistics') },
  { route: '/profile', as: 'buyer', ...fails('**/api/users/profile') },
  { route: '/profile', state: 'being edited', as: 'buyer', lead: opens('Edit') },
  { route: '/profile', state: 'with the orders', as: 'buyer', at: '/profile?tab=orders' },
  { route: '/profile', state: 'without orders', as: 'newcomer', at: '/profile?tab=orders' },
  {
    route: '/profile',
    as: 'buyer',
    at: '/profile?tab=orders',
    ...loads(orders),
    state: 'listing the orders',
  },
  {
    route: '/profile',
    as: 'buyer',
    at: '/profile?tab=orders',
    ...fails(orders),
    state: 'failing to list the orders',
  },
  { route: '/profile/privacy', as: 'buyer' },
  ...closingScreens,
  { route: '/profile/addresses', as: 'buyer' },
  { route: '/profile/addresses', state: 'empty', as: 'newcomer' },
  { route: '/profile/addresses', as: 'buyer', ...loads('**/api/address/getaddress') },
  { route: '/profile/addresses', as: 'buyer', ...fails('**/api/address/getaddress') },
  { route: '/profile/addresses', state: 'with the form', as: 'buyer', lead: opens('Add new address') },
  {
    route: '/profile/addresses',
    state: 'with the question',
    as: 'buyer',
    lead: opens(/^Delete the address/),
  },
  { route: '/profile/phone', as: 'buyer' },
  { route: '/profile/phone', state: 'incomplete', as: 'buyer', lead: press('Save number') },
  { route: '/profile/phone', as: 'buyer', ...fails('**/api/users/profile') },
  { route: '/profile/password', as: 'buyer' },
  { route: '/profile/password', state: 'incomplete', as: 'buyer', lead: press('Change password') },
  { route: '/profile/sessions', as: 'newcomer' },
  { route: '/profile/sessions', as: 'buyer', ...loads('**/api/users/sessions') },
  { route: '/profile/sessions', as: 'buyer', ...fails('**/api/users/sessions') },
  { route: '/profile/notifications', as: 'buyer' },
  {
    route: '/profile/notifications',
    state: 'with every channel',
    as: 'buyer',
    ...answers('**/api/users/notification-choices', allChannels),
  },
  {
    route: '/profile/notifications',
    state: 'with the code of a mail',
    as: 'buyer',
    before: async (page) => {
      await answers('**/api/users/notification-choices', allChannels).before(page)
      await answers('**/api/users/mail/code', codeOnItsWay).before(page)
    },
    lead: async (page) => {
      await press('Send code')(page)
      await page.getByLabel('Code from the mail').waitFor()
    },
  },
  { route: '/profile/notifications', as: 'buyer', ...loads('**/api/users/notification-choices') },
  { route: '/profile/notifications', as: 'buyer', ...fails('**/api/users/notification-choices') },
  { route: '/unsubscribe/:token', as: 'visitor', at: `/unsubscribe/${'a'.repeat(43)}` },
  {
    route: '/unsubscribe/:token',
    state: 'failing',
    fails: true,
    as: 'visitor',
    at: `/unsubscribe/${'a'.repeat(43)}`,
    lead: async (page) => {
      await press('No more mails')(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { route: '/notifications', as: 'buyer' },
  { route: '/notifications', state: 'empty', as: 'newcomer' },
  { route: '/notifications', as: 'buyer', ...loads('**/api/orders/notifications*') },
  { route: '/notifications', as: 'buyer', ...fails('**/api/orders/notifications*') },
  { route: '/seller_contract', as: 'newcomer' },
  { route: '/seller_contract', state: 'incomplete', as: 'newcomer', lead: press('Next') },
  { route: '/seller_contract', as: 'newcomer', ...loads(ofApplicant) },
  { route: '/seller_contract', as: 'newcomer', ...fails(ofApplicant) },
  ...([2, 3, 4, 5] as const).map((step) => ({
    route: '/seller_contract',
    state: `in step ${step}`,
    as: 'newcomer' as const,
    lead: (page: Page) => goToStep(page, step),
  })),
  {
    route: '/seller_contract',
    state: 'with the question before leaving',
    as: 'newcomer',
    lead: async (page) => {
      await goToStep(page, 4)
      await page
        .getByRole('link', { name: new RegExp(brand.name) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    route: '/seller_contract',
    state: 'in review',
    as: 'newcomer',
    before: async (page, { people }) => {
      const profile = await people.newcomer.api(getProfile, {})
      const waits = { ...profile, account_type: 'requested' }
      await page.route('**/api/users/profile', (route) => route.fulfill({ json: waits }))
      await answers(ofApplicant, application('pending')).before(page)
    },
  },
  {
    route: '/seller_contract',
    state: 'rejected',
    as: 'newcomer',
    ...answers(ofApplicant, application('rejected')),
  },
]
