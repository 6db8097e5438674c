import { answers, fails, loads, opens, type Screen } from '../screen.ts'

const list = '**/api/admin/content/synonyms'
const synonyms = '/admin/content/synonyms'
const searches = '/admin/content/searches'
const banner = '/admin/content/banner'
const history = '/admin/content/history'
const sariyaPath = '/admin/content/history?kind=synonyms&name=sariya'
const revisions = '**/api/admin/content/synonyms/sariya/revisions'
const long = 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan'

const value = (words: string, means: string) => ({ words, means, both_ways: false })
const came = { made_at: null, made_by: null, restored: null }
const made = { made_at: '2026-11-20T10:00:00.000Z', made_by: long, restored: null }
const policies = '/admin/content/policies'
const policyList = '**/api/admin/content/policies'
const aPolicy = {
  description: 'What one may send back',
  lead: `${'लौटाने के नियम '.repeat(18)}`.trim(),
  points: [{ figure: 'W'.repeat(20), text: 'x'.repeat(100) }],
  text: `## ${'नियम '.repeat(19)}\n${'w'.repeat(300)}\n- [terms](/terms_and_conditions)\n\n{operator}`,
  in_force: '2026-11-25',
}
const holidays = '/admin/content/holidays'
const holidayList = '**/api/admin/content/holidays'
const aHoliday = {
  date: '2026-11-08',
  is_yearly: false,
  name: 'दीपावली '.repeat(12).trim(),
  state_code: '26',
}
const manyHolidays = {
  documents: [
    { ...made, name: '2026-11-08 26', revision: 1, value: aHoliday },
    { ...made, name: `2026-${'9'.repeat(80)}`, revision: 2, value: null },
  ],
}
const categories = '/admin/content/categories'
const categoryList = '**/api/admin/content/categories'
const aCategory = (label: string, offered: string, place: number) => ({
  label,
  aliases: ['बागवानी के औज़ार', 'x'.repeat(60)],
  ...{ offered, place },
})
const manyCategories = {
  documents: [
    { ...made, name: 'footwear', revision: 2, value: aCategory('जूते चप्पल '.repeat(5).trim(), 'market', 1) },
    { ...made, name: 'w'.repeat(60), revision: 1, value: aCategory('W'.repeat(60), 'nowhere', 2) },
    { ...made, name: 'garden-tools', revision: 9, value: aCategory('Garden tools', 'forms', 3) },
  ],
}
const changes = {
  revisions: [
    { ...made, revision: 4, value: value('sariya, saria', 'tmt bar, steel bar'), restored: 1 },
    { ...made, revision: 3, value: null },
    { ...made, revision: 2, value: value('sariya, सरिया, sariyaaaaaaaaaaaaaaaaaaaaaaaaa', 'iron rod') },
    { ...came, revision: 1, value: value('sariya, saria', 'tmt bar, steel bar') },
  ],
  next: null,
}
const inVain = {
  searches: [
    { words: 'ghamela', searches: 1_204, last_at: made.made_at },
    { words: 'घमेला प्लास्टिक का बड़ा वाला', searches: 1, last_at: made.made_at },
    { words: 'w'.repeat(60), searches: 2, last_at: made.made_at },
  ],
}
const emptySearches = '**/api/admin/empty-searches*'

/** What the operator writes. */
export const contentScreens: readonly Screen[] = [
  { route: '/admin/content', as: 'admin' },
  { route: synonyms, as: 'admin' },
  { route: synonyms, state: 'nothing found', as: 'admin', at: `${synonyms}?q=qqqqq` },
  { route: synonyms, state: 'about to add one', as: 'admin', lead: opens('Add synonym') },
  { route: synonyms, state: 'about to change one', as: 'admin', lead: opens('Change: sariya') },
  { route: synonyms, state: 'about to take one away', as: 'admin', lead: opens("Take away 'sariya'?") },
  { route: synonyms, as: 'admin', ...loads(list) },
  { route: synonyms, as: 'admin', ...fails(list) },
  { route: searches, state: 'with words', as: 'admin', ...answers(emptySearches, inVain) },
  { route: searches, state: 'empty', as: 'admin', ...answers(emptySearches, { searches: [] }) },
  {
    route: searches,
    state: 'about to add one',
    as: 'admin',
    ...answers(emptySearches, inVain),
    lead: opens('Add synonym: ghamela'),
  },
  { route: searches, as: 'admin', ...loads(emptySearches) },
  { route: searches, as: 'admin', ...fails(emptySearches) },
  { route: banner, as: 'admin' },
  { route: banner, as: 'admin', ...loads('**/api/admin/content/banners') },
  { route: banner, as: 'admin', ...fails('**/api/admin/content/banners') },
  { route: policies, as: 'admin' },
  {
    route: policies,
    state: 'changed',
    as: 'admin',
    ...answers(policyList, { documents: [{ ...made, name: 'returns', revision: 2, value: aPolicy }] }),
  },
  { route: policies, as: 'admin', ...loads(policyList) },
  { route: policies, as: 'admin', ...fails(policyList) },
  { route: `${policies}/:policy`, as: 'admin', at: `${policies}/terms` },
  { route: `${policies}/:policy`, state: 'of a PDF', as: 'admin', at: `${policies}/shipping` },
  {
    route: `${policies}/:policy`,
    state: 'long words',
    as: 'admin',
    at: `${policies}/returns`,
    ...answers(policyList, { documents: [{ ...made, name: 'returns', revision: 2, value: aPolicy }] }),
  },
  { route: `${policies}/:policy`, as: 'admin', at: `${policies}/terms`, ...loads(policyList) },
  { route: `${policies}/:policy`, as: 'admin', at: `${policies}/terms`, ...fails(policyList) },
  { route: holidays, as: 'admin' },
  { route: holidays, state: 'long words', as: 'admin', ...answers(holidayList, manyHolidays) },
  { route: holidays, state: 'empty', as: 'admin', ...answers(holidayList, { documents: [] }) },
  { route: holidays, state: 'about to add one', as: 'admin', lead: opens('Add holiday') },
  { route: holidays, state: 'about to change one', as: 'admin', lead: opens('Change: Republic Day') },
  {
    route: holidays,
    state: 'about to take one away',
    as: 'admin',
    lead: opens("Take away 'Republic Day'?"),
  },
  { route: holidays, as: 'admin', ...loads(holidayList) },
  { route: holidays, as: 'admin', ...fails(holidayList) },
  { route: categories, as: 'admin' },
  { route: categories, state: 'long words', as: 'admin', ...answers(categoryList, manyCategories) },
  { route: categories, state: 'about to add one', as: 'admin', lead: opens('Add category') },
  { route: categories, state: 'about to change one', as: 'admin', lead: opens('Change: Footwear') },
  { route: categories, as: 'admin', ...loads(categoryList) },
  { route: categories, as: 'admin', ...fails(categoryList) },
  {
    route: history,
    state: 'of a category',
    as: 'admin',
    at: '/admin/content/history?kind=categories&name=footwear',
  },
  {
    route: history,
    state: 'of a policy',
    as: 'admin',
    at: '/admin/content/history?kind=policies&name=terms',
  },
  {
    route: history,
    state: 'of a limit',
    as: 'admin',
    at: '/admin/content/history?kind=eway-limits&name=08',
  },
  {
    route: history,
    state: 'of a GST rate',
    as: 'admin',
    at: '/admin/content/history?kind=gst-rates&name=1200',
  },
  {
    route: history,
    state: 'of a figure of law',
    as: 'admin',
    at: '/admin/content/history?kind=law-figures&name=cash-limit',
  },
  {
    route: history,
    state: 'of a bank rate',
    as: 'admin',
    at: '/admin/content/history?kind=bank-rates&name=2026-02-06',
  },
  { route: history, state: 'as it came', as: 'admin', at: sariyaPath },
  { route: history, state: 'with changes', as: 'admin', at: sariyaPath, ...answers(revisions, changes) },
  {
    route: history,
    state: 'about to bring one back',
    as: 'admin',
    at: sariyaPath,
    ...answers(revisions, changes),
    lead: opens('Bring back revision 2'),
  },
  { route: history, as: 'admin', at: sariyaPath, ...loads(revisions) },
  { route: history, as: 'admin', at: sariyaPath, ...fails(revisions) },
]
