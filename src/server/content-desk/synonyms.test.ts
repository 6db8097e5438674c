import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeContent, listContent, listRevisions, undoContent } from '#contract/content/admin-content.ts'
import { trySynonym } from '#contract/content/empty-searches.ts'
import { searchProducts } from '#contract/products/product.ts'
import { suggest } from '#contract/products/product-suggest.ts'
import { firstSynonyms } from '#server/search/first-synonyms.ts'
import { aBuyer, anAdmin, aProduct } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let admin: Someone
let buyer: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  buyer = await aBuyer(testApp.db)
  await aProduct(testApp.db, { product_name: 'Galvanised bucket 12 litre' })
  await aProduct(testApp.db, { product_name: 'TMT bar 12 mm' })
})

const synonym = (words: string, means: string, both_ways = false) => ({ words, means, both_ways })
const save = (name: string, value: object | null, revision: number) =>
  testApp.as(admin)(changeContent, { kind: 'synonyms', name, value: value as never, revision })
const undo = (name: string, restore: number, revision: number) =>
  testApp.as(admin)(undoContent, { kind: 'synonyms', name, restore, revision })
const find = async (q: string, server: TestApp = testApp) =>
  (await server.as(buyer)(searchProducts, { q })).products.map(({ product_name }) => product_name)
const documents = async () => (await testApp.as(admin)(listContent, { kind: 'synonyms' })).documents
const history = async (name: string) =>
  (await testApp.as(admin)(listRevisions, { kind: 'synonyms', name })).revisions

test('a new synonym finds what sellers call otherwise, here at once and at another server too', async () => {
  expect(await find('ghamela')).toEqual([])
  expect(await find('ghamela', other)).toEqual([])
  const { content, document } = await save('ghamela', synonym('ghamela, घमेला', 'bucket'), 0)
  expect(content).toBe('Added. It shows everywhere within a second.')
  expect(document).toMatchObject({ name: 'ghamela', revision: 1 })
  expect(await find('ghamela')).toEqual(['Galvanised bucket 12 litre'])
  expect(await find('घमेला')).toEqual(['Galvanised bucket 12 litre'])
  await expect.poll(() => find('ghamela', other)).toEqual(['Galvanised bucket 12 litre'])
  const { suggestions } = await testApp.as(buyer)(suggest, { q: 'ghamel' })
  expect(suggestions.map(({ text }) => text)).toContain('Galvanised bucket 12 litre')
})

test('the synonyms of the product stand first, unchanged, and their first change keeps them in the history', async () => {
  const sariya = firstSynonyms.get('sariya')
  expect((await documents()).find(({ name }) => name === 'sariya')).toEqual({
    name: 'sariya',
    value: sariya,
    revision: 1,
    made_at: null,
    made_by: null,
  })
  expect(await history('sariya')).toMatchObject([{ revision: 1, value: sariya, made_at: null }])
  expect(await find('sariya')).toEqual(['TMT bar 12 mm'])
  await save('sariya', synonym('sariya', 'bucket'), 1)
  expect(await find('sariya')).toEqual(['Galvanised bucket 12 litre'])
  expect(await history('sariya')).toMatchObject([
    { revision: 2, value: { means: 'bucket' }, made_by: expect.stringMatching(/^Asha Verma/) },
    { revision: 1, value: sariya, made_at: null, made_by: null },
  ])
  const { content } = await undo('sariya', 1, 2)
  expect(content).toBe('Revision 1 stands again.')
  expect(await find('sariya')).toEqual(['TMT bar 12 mm'])
  expect((await history('sariya'))[0]).toMatchObject({ revision: 3, value: sariya, restored: 1 })
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: 'synonyms/sariya' })
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['content.undo', { kind: 'synonyms', revision: 3, changed: ['means', 'words'] }],
    ['content.change', { kind: 'synonyms', revision: 2, changed: ['means', 'words'] }],
  ])
})

test('a synonym that is taken away finds nothing more, and comes back by its history', async () => {
  await save('tasla', synonym('tasla', 'bucket'), 0)
  expect(await find('tasla')).toHaveLength(1)
  const { content } = await save('tasla', null, 1)
  expect(content).toBe('Taken away. The history keeps it.')
  expect(await find('tasla')).toEqual([])
  await undo('tasla', 1, 2)
  expect(await find('tasla')).toHaveLength(1)
})

test('words that mean the same both ways find each other', async () => {
  await aProduct(testApp.db, { product_name: 'Zubbard plate' })
  await save('zubbard', synonym('zubbard', 'qoxet', true), 0)
  expect(await find('qoxet')).toEqual(['Zubbard plate'])
})

const refusalOf = async (name: string, body: object) => {
  const url = `/api/admin/content/synonyms/${encodeURIComponent(name)}`
  const { status, json } = await send(testApp, admin, { method: 'PUT', url, body })
  expect(json).toMatchObject({ success: false, sentence: named })
  return [status, (json as { content: string }).content]
}

test('who saves over a newer revision, or a name that stands, is refused and nothing changes', async () => {
  await save('kadhai', synonym('kadhai', 'bucket'), 1)
  const value = synonym('kadhai', 'bar')
  expect(await refusalOf('kadhai', { value, revision: 1 })).toEqual([
    409,
    'This entry was changed since you opened it. Please look at it again.',
  ])
  expect(await refusalOf('kadhai', { value, revision: 0 })).toEqual([
    409,
    "There is already an entry 'kadhai'. Change that one.",
  ])
  expect((await history('kadhai')).map(({ revision }) => revision)).toEqual([2, 1])
})

test('of twenty admins who save at once one is first, and the others read its change', async () => {
  await save('parat', synonym('parat', 'bucket'), 0)
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => save('parat', synonym('parat', `bucket ${n + 2} litre`), 1)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await history('parat')).map(({ revision }) => revision)).toEqual([2, 1])
})

test.each([
  [synonym('', 'bucket'), 'What buyers type cannot be empty'],
  [synonym('xyz', ' , ,'), 'Write words that can be searched, separated by commas'],
  [synonym('the of', 'bucket'), 'Write words that can be searched, separated by commas'],
  [synonym('a1 b2 c3 d4 e5 f6 g7 h8', 'bucket'), 'One phrase can have at most 6 words'],
  [synonym('x'.repeat(501), 'bucket'), 'What buyers type can have at most 500 characters'],
  [{ words: 'xyz', means: 'bucket' }, 'A checkbox is on or off'],
])('%j is refused', async (value, content) => {
  expect(await refusalOf('xyz', { value, revision: 0 })).toEqual([400, content])
})

test('what never was cannot be undone, nor be taken away', async () => {
  expect(await refusalOf('never', { value: null, revision: 0 })).toEqual([404, 'Content not found'])
  expect(await refusalOf('never', { value: synonym('never', 'bar'), revision: 3 })).toEqual([
    404,
    'Content not found',
  ])
  const url = '/api/admin/content/synonyms/sarso/undo'
  const answer = await send(testApp, admin, { method: 'POST', url, body: { restore: 9, revision: 1 } })
  expect(answer.status).toBe(404)
  const missing = '/api/admin/content/recipes/dal'
  expect((await send(testApp, admin, { method: 'PUT', url: missing, body: {} })).status).toBe(404)
})

test('a trial shows what a synonym would find, and saves nothing', async () => {
  const before = (await documents()).length
  const trial = await testApp.as(admin)(trySynonym, {
    q: 'balti loha',
    synonym: synonym('balti loha', 'bucket'),
  })
  expect(trial.after.products.map(({ product_name }) => product_name)).toEqual(['Galvanised bucket 12 litre'])
  const fresh = await testApp.as(admin)(trySynonym, { q: 'flumph', synonym: synonym('flumph', 'tmt bar') })
  expect(fresh.before).toEqual({ total: 0, products: [] })
  expect(fresh.after.total).toBe(1)
  expect(await find('flumph')).toEqual([])
  expect(await documents()).toHaveLength(before)
})

test('a trial of a changed entry leaves out what the entry said before', async () => {
  await save('dibbi', synonym('dibbi', 'bucket'), 0)
  const trial = await testApp.as(admin)(trySynonym, {
    q: 'dibbi',
    name: 'dibbi',
    synonym: synonym('dibbi', 'tmt bar'),
  })
  expect(trial.before.products.map(({ product_name }) => product_name)).toEqual([
    'Galvanised bucket 12 litre',
  ])
  expect(trial.after.products.map(({ product_name }) => product_name)).toEqual(['TMT bar 12 mm'])
})
