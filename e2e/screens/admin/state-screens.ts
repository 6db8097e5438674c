import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const states = '/admin/states'
const list = '**/api/admin/content/states'
const history = '/admin/content/history'

const made = { made_at: '2026-11-20T10:00:00.000Z', made_by: 'Asha' }
const aState = {
  ...{ name: 'Goa', aliases: ['GA', 'गोवा'], has_utgst: false, is_ended: false, into: '', note: '' },
  ...{ source: 'State list of the GST portal', checked_on: '2026-11-22' },
}
const longWords = {
  documents: [
    { ...made, name: '30', revision: 2, value: aState },
    {
      ...{ ...made, name: '39', revision: 1 },
      value: {
        ...{ ...aState, name: 'पूर्वोत्तर '.repeat(5).trim(), aliases: Array(30).fill('w'.repeat(60)) },
        ...{ has_utgst: true, is_ended: true, into: '30', note: 'x'.repeat(300), source: 'w'.repeat(300) },
      },
    },
  ],
}

export const stateScreens: readonly Screen[] = [
  { route: states, as: 'admin' },
  { route: states, state: 'long words', as: 'admin', ...answers(list, longWords) },
  { route: states, state: 'about to add one', as: 'admin', lead: opens('Add a state') },
  {
    route: states,
    state: 'about to change one',
    as: 'admin',
    lead: opens('Change: Dadra & Nagar Haveli and Daman & Diu (26)'),
  },
  {
    route: states,
    state: 'about to change an ended one',
    as: 'admin',
    lead: opens('Change: Daman & Diu (25)'),
  },
  { route: states, as: 'admin', ...loads(list) },
  { route: states, as: 'admin', ...fails(list) },
  { route: history, state: 'of a state', as: 'admin', at: `${history}?kind=states&name=25` },
]
