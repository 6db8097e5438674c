import { beforeAll, expect, test } from 'vitest'
import { changeContent, listContent, undoContent } from '#contract/content/admin-content.ts'
import type { CategoryText } from '#contract/products/taxonomy.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  const save = (name: string, value: CategoryText, revision: number) =>
    testApp.as(admin)(changeContent, { kind: 'categories', name, value, revision })
  await save('footwear', text('Footwear', 'Chappal shop'), 1)
  await save('garden-tools', text('Garden tools', 'Bagwani'), 0)
})

const text = (label: string, ...aliases: string[]): CategoryText => ({
  label,
  aliases,
  place: 900,
  offered: 'front',
})

const refusal = async (name: string, value: object, revision: number) => {
  const answer = await send(testApp, admin, {
    method: 'PUT',
    url: `/api/admin/content/categories/${name}`,
    body: { value, revision },
  })
  expect(answer.json).toMatchObject({ success: false, sentence: named })
  return `${answer.status} ${(answer.json as { content: string }).content}`
}

test.each([
  [
    'tiles',
    text('Tiles'),
    0,
    "400 'Tiles' already means the category 'Tiles & Ceramics'. Choose another word.",
  ],
  [
    'new-one',
    text('New one', 'T-SHIRT'),
    0,
    "400 'T-SHIRT' already means the category 'Apparel & Fashion'. Choose another word.",
  ],
  [
    'new-one',
    text('New one', 'footwear'),
    0,
    "400 'footwear' already means the category 'Footwear'. Choose another word.",
  ],
  [
    'footwear',
    text('Garden  tools'),
    2,
    "400 'Garden  tools' already means the category 'Garden tools'. Choose another word.",
  ],
  ['all', text('All'), 0, "400 'All' means every category. Choose another word."],
  [
    'new-one',
    text('Another one'),
    0,
    '400 The name of a new category begins with English letters: its address is made of them',
  ],
  [
    'new-one',
    text('खेती'),
    0,
    '400 The name of a new category begins with English letters: its address is made of them',
  ],
  ['new-one', text(' '), 0, '400 The name of the category cannot be empty'],
  ['new-one', text('New one', ' '), 0, '400 A spelling cannot be empty'],
  ['new-one', text('x'.repeat(61)), 0, '400 The name of the category can have at most 60 characters'],
  ['new-one', text('New one', ...new Array(31).fill('a')), 0, '400 There can be at most 30 other spellings'],
  ['new-one', { ...text('New one'), place: 1e9 }, 0, '400 The place of a category is a number'],
  ['new-one', { ...text('New one'), offered: 'somewhere' }, 0, '400 Choose where the category is offered'],
  ['garden-tools', text('Garden Tools'), 0, "409 There is already an entry 'garden-tools'. Change that one."],
  ['footwear', text('Shoes'), 1, '409 This entry was changed since you opened it. Please look at it again.'],
])('%s as %o is refused', async (name, value, revision, sentence) => {
  expect(await refusal(name, value, revision)).toBe(sentence)
})

const documents = async () => (await testApp.as(admin)(listContent, { kind: 'categories' })).documents

test('categories that are moved to one place at once stand one behind the other', async () => {
  const move = async (name: string, place: number) => {
    const { value, revision } = (await documents()).find((each) => each.name === name) ?? {}
    await testApp.as(admin)(changeContent, {
      ...{ kind: 'categories' as const, name, revision: revision ?? 0 },
      value: { ...(value as CategoryText), place },
    })
  }
  await Promise.all([move('energy-power', 15), move('footwear', 15), move('garden-tools', 15)])
  const places = (await documents()).map(({ value }) => (value as CategoryText).place)
  expect(new Set(places).size).toBe(places.length)
  expect(places.filter((place) => place > 10 && place < 20)).toHaveLength(3)
})

test('the last category that is offered stays so, also against an undo', async () => {
  const all = await documents()
  const set = async (name: string, offered: CategoryText['offered']) => {
    const { value, revision } = (await documents()).find((each) => each.name === name) ?? {}
    return testApp.as(admin)(changeContent, {
      ...{ kind: 'categories' as const, name, revision: revision ?? 0 },
      value: { ...(value as CategoryText), offered },
    })
  }
  const [last, ...others] = all.map(({ name }) => name)
  for (const name of others) await set(name, 'nowhere')
  const sentence = 'One category must stay in the forms'
  await expect(set(last ?? '', 'nowhere')).rejects.toThrow(sentence)
  const second = others[0] ?? ''
  await set(second, 'forms')
  await set(last ?? '', 'nowhere')
  const { revision = 0 } = (await documents()).find(({ name }) => name === second) ?? {}
  const undo = { kind: 'categories' as const, name: second, restore: revision - 1, revision }
  await expect(testApp.as(admin)(undoContent, undo)).rejects.toThrow(sentence)
})

test('only editors and owners change categories', async () => {
  const { status } = await send(testApp, await aSeller(testApp.db), {
    method: 'PUT',
    url: '/api/admin/content/categories/footwear',
    body: { value: text('Shoes'), revision: 2 },
  })
  expect(status).toBe(403)
})
