import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeContent, listContent, listRevisions, undoContent } from '#contract/content/admin-content.ts'
import { firstPolicies } from '#contract/content/first-policies.ts'
import { getPolicy, type Policy, type PolicyName } from '#contract/content/policies.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { listNotifications } from '#contract/notification.ts'
import { policyVersion } from '#contract/users/policy-version.ts'
import { register } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'
import { tellOfPolicies } from './tell.service.ts'

const testApp = openTestApp({}, { keepAnswersMs: 60_000 })
const other = openFurtherServer(testApp)
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})

const today = dayInIndia(new Date())
const { terms, returns } = firstPolicies
const save = (name: PolicyName, value: Policy, revision: number) =>
  testApp.as(admin)(changeContent, { kind: 'policies', name, value, revision })
const undo = (name: PolicyName, restore: number, revision: number) =>
  testApp.as(admin)(undoContent, { kind: 'policies', name, restore, revision })
const shown = async (policy: PolicyName, server: TestApp = testApp) =>
  (await server.as(null)(getPolicy, { policy })).policy

test('the words of the market stand until an editor writes others, and are the first content of the desk', async () => {
  expect(await testApp.as(null)(getPolicy, { policy: 'returns' })).toMatchObject({
    policy: null,
    changed_at: null,
  })
  const { documents } = await testApp.as(admin)(listContent, { kind: 'policies' })
  expect(documents.map(({ name, revision, value }) => [name, revision, value])).toEqual([
    ['terms', 1, terms],
    ['privacy', 1, firstPolicies.privacy],
    ['returns', 1, returns],
    ['shipping', 1, firstPolicies.shipping],
  ])
})

test('what an editor writes shows at once, with its moment, and at another server too; an undo brings back the words', async () => {
  expect(await shown('returns', other)).toBeNull()
  const value = {
    ...returns,
    lead: 'लौटाने के नियम <b>here</b>',
    text: '## Return\n- [terms](/terms_and_conditions)',
  }
  const before = Date.now()
  await save('returns', value, 1)
  const after = Date.now()
  expect(await shown('returns')).toEqual(value)
  await expect.poll(() => shown('returns', other)).toEqual(value)
  const { changed_at } = await testApp.as(null)(getPolicy, { policy: 'returns' })
  expect(Date.parse(changed_at ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(changed_at ?? '')).toBeLessThanOrEqual(after)
  await undo('returns', 1, 2)
  expect(await shown('returns')).toEqual(returns)
  await expect.poll(() => shown('returns', other)).toEqual(returns)
  const { revisions } = await testApp.as(admin)(listRevisions, { kind: 'policies', name: 'returns' })
  expect(revisions.map(({ revision, made_by, restored }) => [revision, made_by === null, restored])).toEqual([
    [3, false, 1],
    [2, false, null],
    [1, true, null],
  ])
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: 'policies/returns' })
  expect(events.map(({ action }) => action)).toEqual(['content.undo', 'content.change'])
})

const url = '/api/admin/content/policies/terms'

test.each([
  [{ text: 'No heading' }, 'The text begins with a heading: ## What this is about'],
  [
    { text: '## A\n[x](javascript:alert(1))' },
    'A link is a page of this site, such as /pricings, or begins with https://',
  ],
  [{ text: ' ' }, 'The text cannot be empty'],
  [{ lead: '' }, 'The sentence below the title cannot be empty'],
  [{ points: Array(9).fill({ figure: '1', text: 'x' }) }, 'There can be at most 8 figures'],
  [{ points: [{ figure: 'x'.repeat(21), text: 'x' }] }, 'A figure can have at most 20 characters'],
  [{ in_force: 'soon' }, 'Choose a date such as 2026-11-19'],
  [
    { in_force: '2150-01-01' },
    'A text is in force from the day of the text before it until today at the latest',
  ],
  [
    { in_force: '2020-01-01' },
    'A text is in force from the day of the text before it until today at the latest',
  ],
])('terms with %o are refused', async (wrong, content) => {
  const body = { value: { ...terms, ...wrong }, revision: 1 }
  const answer = await send(testApp, admin, { method: 'PUT', url, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
})

test('a policy cannot be taken away, nor added, and who saves over a newer text is refused', async () => {
  const put = async (name: string, body: object) =>
    (await send(testApp, admin, { method: 'PUT', url: url.replace('terms', name), body })).status
  expect(await put('privacy', { value: null, revision: 1 })).toBe(400)
  expect(await put('cookies', { value: terms, revision: 0 })).toBe(400)
  const { privacy } = firstPolicies
  await save('privacy', { ...privacy, lead: 'First' }, 1)
  expect(await put('privacy', { value: { ...privacy, lead: 'Second' }, revision: 1 })).toBe(409)
  expect((await shown('privacy'))?.lead).toBe('First')
  const text = `## क\n${'न'.repeat(15_990)}`
  expect(await put('privacy', { value: { ...privacy, text }, revision: 2 })).toBe(200)
})

const later = () => new Date(Date.now() + limits.policies.waitMs + 1_000)
const tellAll = async (now = later()) => {
  while (await tellOfPolicies(testApp.db, now));
}
const newsOf = async ({ user_id }: Someone) =>
  (await testApp.as({ user_id })(listNotifications, {})).notifications
    .filter(({ kind }) => kind === 'policy-changed')
    .map(({ message, link }) => [message, link])

const Version = z.object({ version: z.string() })
const acceptedBySignUp = async () => {
  const draft = aSignUp()
  await post(testApp.app, register.path, draft)
  const { version } = await testApp.db.one(rows(Version)`
    select version from consents join users using (user_id) where phone_number = ${draft.phone_number}`)
  return version
}

/** As if the words of the market were older than any day of the calendar: whatever today is, its text has a new day. */
const ageTerms = () =>
  testApp.db.run(sql`
    insert into content_revisions (kind, name, revision, value)
    values ('policies', 'terms', 1, ${JSON.stringify({ ...terms, in_force: '2026-01-01' })}::jsonb)`)

test('new terms are told to everybody once, a quarter of an hour later; who signs up then has accepted those', async () => {
  const buyer = await aBuyer(testApp.db)
  expect(await acceptedBySignUp()).toBe(policyVersion)
  await ageTerms()
  const news: Policy = { ...terms, lead: 'New rules.', in_force: today }
  await save('terms', news, 1)
  expect(await acceptedBySignUp()).toBe(`${today}, revision 2`)
  await tellAll(new Date())
  expect(await newsOf(buyer)).toEqual([])
  await tellAll()
  await tellAll()
  expect(await newsOf(buyer)).toEqual([
    [
      expect.stringMatching(/^The page of terms and conditions has a new text, in force since /),
      '/terms_and_conditions',
    ],
  ])
  await save('terms', { ...news, lead: 'New rules!' }, 2)
  await tellAll()
  expect(await newsOf(buyer)).toHaveLength(1)
  const newcomer = await aBuyer(testApp.db)
  await undo('terms', 1, 3)
  await tellAll()
  expect(await newsOf(buyer)).toHaveLength(2)
  expect(await newsOf(newcomer)).toHaveLength(1)
})

test('a slip that is undone within a quarter of an hour is told to nobody', async () => {
  const buyer = await aBuyer(testApp.db)
  await save('terms', { ...terms, in_force: today }, 4)
  await undo('terms', 1, 5)
  await tellAll()
  expect(await newsOf(buyer)).toEqual([])
})

test('a telling that is cut off goes on where it stopped, and tells nobody twice', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => aBuyer(testApp.db)))
  await save('terms', { ...terms, in_force: today }, 6)
  const half = people.map(({ user_id }) => user_id).sort()[1] ?? ''
  await testApp.db.run(sql`
    insert into policy_notices (policy, revision, in_force, changed_at, reached) values ('terms', 7, ${today}, now(), ${half})`)
  await tellAll()
  const counts = await Promise.all(
    people.map(async (person) => [person.user_id > half, (await newsOf(person)).length]),
  )
  for (const [isAfter, count] of counts) expect(count).toBe(isAfter ? 1 : 0)
})
