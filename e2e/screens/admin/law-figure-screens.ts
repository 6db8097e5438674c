import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const page = '/admin/law_figures'
const call = '**/api/admin/content/law-figures'

const longWords = {
  documents: [
    {
      ...{ name: 'cash-limit', revision: 2, made_at: '2026-11-20T10:00:00.000Z', made_by: 'Asha' },
      value: { value: 1e15, source: 'w'.repeat(300), checked_on: '2026-11-30', confidence: 'unchecked' },
    },
  ],
}

export const lawFigureScreens: readonly Screen[] = [
  { route: page, as: 'admin' },
  {
    route: page,
    state: 'long words',
    as: 'admin',
    ...answers(call, longWords),
  },
  {
    route: page,
    state: 'about to change one',
    as: 'admin',
    lead: opens('Change: Limit of cash'),
  },
  { route: page, as: 'admin', ...loads(call) },
  { route: page, as: 'admin', ...fails(call) },
]
