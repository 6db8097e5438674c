import { answers, fails, loads, type Screen } from './screen.ts'

const route = '/profile/close'
const closing = '**/api/users/closing'

const open = { is_demo: false, needs_code: false, blocks: [] }
const block = (kind: string, content: string, link: string) => ({
  kind,
  content,
  sentence: { name: 'closings.plan', parameters: {} },
  link,
})

/** Leaving, and coming back. */
export const closingScreens: readonly Screen[] = [
  { route, as: 'newcomer' },
  { route, state: 'of the demo', as: 'buyer' },
  { route, as: 'buyer', ...loads(closing) },
  { route, as: 'buyer', ...fails(closing) },
  {
    route,
    state: 'of an admin with a code',
    as: 'newcomer',
    ...answers(closing, { ...open, needs_code: true }),
  },
  {
    route,
    state: 'with all that can be open',
    as: 'newcomer',
    ...answers(closing, {
      ...open,
      blocks: [
        block(
          'bought',
          '1,20,000 orders of yours are not finished. Wait for the goods, or cancel.',
          '/profile?tab=orders',
        ),
        block(
          'sold',
          'Buyers wait for 12 orders from your shop. Deliver or cancel first.',
          '/seller_console/orders',
        ),
        block(
          'claimed',
          'A payment waits for a confirmation. Confirm or reject, or ask the other side to.',
          '/profile?tab=orders',
        ),
        block('owed', '₹12,34,56,789.00 on credit is still to be paid.', '/profile?tab=orders'),
        block('refunds', '₹4.00 is to be given back for an order.', '/seller_console/payments'),
        block(
          'cases',
          'A problem is not closed yet. Wait for the end, or take back what you reported.',
          '/problems',
        ),
        block(
          'plan',
          'You asked for the Pro Plan. Wait for the decision, or ask us to decline it.',
          '/contactus',
        ),
        block(
          'owner',
          'You are the only owner of this market. Make somebody else an owner first.',
          '/admin/team',
        ),
      ],
    }),
  },
  {
    route,
    state: 'closed',
    as: 'newcomer',
    before: (page) =>
      page.route(closing, (call) =>
        call.fulfill({
          json: {
            success: true,
            ...(call.request().method() === 'GET'
              ? open
              : {
                  content: 'Your account is closed.',
                  sentence: { name: 'closings.closed', parameters: { until: '27 November at 4:10 pm' } },
                  until: '2026-11-27T10:40:00.000Z',
                }),
          },
        }),
      ),
    lead: async (page) => {
      await page.getByLabel('Your password').fill('market22')
      await page.getByRole('button', { name: 'Close my account' }).click()
      await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
    },
  },
  { route: '/profile/back', as: 'newcomer' },
  { route: '/privacy_notice', as: 'visitor' },
]
