import { answers, fails, loads, press, type Screen } from './screen.ts'

const habits = '**/api/seller/habits'
const route = '/seller_console/automatic'
const desk = '/admin/undelivered'
const away = {
  is_on: true,
  text: 'Thank you for your message. Our counter in Surat is closed now. We answer every message in the order it came, from half past nine in the morning.',
  days: [1, 2, 3, 4, 5, 6],
  opens_at: '09:30',
  closes_at: '18:30',
}

const holidays = [
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-14', name: 'मकर संक्रांति, पोंगल और उत्तरायण का अवकाश' },
]

const faults = '**/api/admin/faults*'
const aFault = {
  fault_id: '41',
  channel: 'mail',
  kind: 'order-received',
  person: {
    user_id: '0199bbbb-0000-7000-8000-000000000001',
    name: 'Sharma Cotton Mills and Garment Trading Company',
  },
  order_id: 'VJ-7Q2K9X4M',
  reason: 'The mail server answered 451',
  attempts: 6,
  created_at: '2026-11-20T06:00:00.000Z',
  can_retry: true,
}
const someFaults = {
  faults: [
    aFault,
    {
      ...aFault,
      fault_id: '40',
      channel: 'whatsapp',
      kind: 'kind-to-come',
      order_id: null,
      can_retry: false,
    },
  ],
  total: 2,
  next: null,
}

/** What leaves the site, and what a shop does by itself. */
export const reachScreens: readonly Screen[] = [
  { route, as: 'seller' },
  {
    route,
    as: 'seller',
    state: 'with hours and an answer',
    ...answers(habits, { away, hold_hours: 48, low_stock: 25, holidays }),
  },
  {
    route,
    as: 'seller',
    state: 'with what is missing',
    ...answers(habits, {
      away: { ...away, text: ' ', days: [], closes_at: '09:00' },
      hold_hours: null,
      low_stock: null,
      holidays: [],
    }),
    lead: press('Save hours and answer'),
  },
  { route, as: 'seller', ...loads(habits) },
  { route, as: 'seller', ...fails(habits) },
  { route: desk, as: 'admin' },
  { route: desk, as: 'admin', state: 'with some', ...answers(faults, someFaults) },
  { route: desk, as: 'admin', ...loads(faults) },
  { route: desk, as: 'admin', ...fails(faults) },
]
