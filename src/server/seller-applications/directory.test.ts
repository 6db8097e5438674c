import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveSeller, getApplicant } from '#contract/admin/admin-seller-applications.ts'
import { lookUpApplicant } from '#contract/admin/directory-finding.ts'
import { getSellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { sql } from '#server/db/sql.ts'
import { parseEnv } from '#server/env.ts'
import { gstDirectoryProvider } from '#server/senders/gst-directory-provider.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { aGstin } from '#server/testing/billing.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { aRegistration, gstStandIn, says } from '#server/testing/service/gst-stand-in.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

let directory: Awaited<ReturnType<typeof gstStandIn>>
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      directory = await gstStandIn()
      const { gstDirectory } = parseEnv({
        GST_DIRECTORY_URL: directory.url,
        GST_DIRECTORY_KEY: 'secret',
        GST_DIRECTORY_KEY_HEADER: 'x-api-key',
      })
      if (!gstDirectory) throw new Error('it is configured')
      return { gstDirectory: gstDirectoryProvider(gstDirectory, 1_000) }
    },
  },
)
const without = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
afterAll(() => directory.close())

let count = 0
async function anApplicant(app = testApp) {
  count += 1
  const person = await anOpenApplication(app, { companyName: 'M/s. Kovai Mills Pvt. Ltd.' })
  const gstin = aGstin('33', `AABCK${1000 + count}F`)
  await app.db.run(sql`update users set gst_number = ${gstin} where user_id = ${person.user_id}`)
  return { ...person, gstin }
}
const lookUp = ({ user_id }: Someone) => testApp.as(admin)(lookUpApplicant, { userId: user_id })
const findingOf = async ({ user_id }: Someone) =>
  (await testApp.as(admin)(getApplicant, { userId: user_id })).directory?.finding
const rowsOf = async ({ user_id }: Someone) =>
  (
    await testApp.pool.query('select * from seller_checks where seller_id = $1 order by checked_at', [
      user_id,
    ])
  ).rows

test('a reviewer looks a number up, reads what the register says, and the check is written', async () => {
  directory.state.answer = says(aRegistration())
  const person = await anApplicant()
  expect(await findingOf(person)).toBeNull()
  await lookUp(person)
  expect(directory.received.at(-1)).toEqual({ path: `/search/${person.gstin}`, key: 'secret' })
  expect(await findingOf(person)).toMatchObject({
    register: {
      ...{ legal_name: 'KOVAI MILLS PRIVATE LIMITED', trade_name: 'Kovai Mills', status: 'Active' },
      ...{ constitution: 'Private Limited Company', registered_on: '2017-07-01' },
    },
    ...{ is_active: true, names_fit: true },
  })
  expect(await rowsOf(person)).toMatchObject([
    {
      kind: 'gst_directory',
      method: 'directory',
      result: 'good',
      about: person.gstin,
      checked_by: admin.user_id,
    },
  ])
  const { rows } = await testApp.pool.query(
    `select details from audit_events where action = 'directory.ask' and subject_id = $1`,
    [person.user_id],
  )
  expect(rows).toEqual([{ details: { result: 'good' } }])
})

test.each([
  ['a cancelled number', { sts: 'Cancelled' }, { is_active: false, names_fit: true }, 'warning'],
  ['a suspended one', { sts: 'Suspended' }, { is_active: false, names_fit: true }, 'warning'],
  [
    'other names',
    { lgnm: 'रमेश कुमार', tradeNam: 'Madurai Looms' },
    { is_active: true, names_fit: false },
    'good',
  ],
  [
    'no trade name',
    { tradeNam: null, ctb: null, rgdt: '31/02/2020' },
    { is_active: true, names_fit: true },
    'good',
  ],
])('%s is a finding, and decides nothing', async (_, more, finding, result) => {
  directory.state.answer = says({ data: aRegistration(more) })
  const person = await anApplicant()
  await lookUp(person)
  expect(await findingOf(person)).toMatchObject(finding)
  expect(await rowsOf(person)).toMatchObject([{ kind: 'gst_directory', result }])
  const approval = testApp.as(admin)(approveSeller, { userId: person.user_id, city: 'Coimbatore' })
  expect((await approval).success).toBe(true)
})

test('a number that no register has is a finding too', async () => {
  directory.state.answer = says({}, 404)
  const person = await anApplicant()
  await lookUp(person)
  expect(await findingOf(person)).toMatchObject({ register: null, is_active: false, names_fit: false })
  expect(await rowsOf(person)).toMatchObject([{ result: 'warning', facts: {} }])
})

test.each([
  ['is silent', () => undefined],
  ['breaks', says({}, 500)],
  [
    'leads elsewhere',
    (response: Parameters<ReturnType<typeof says>>[0]) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['says something else', says({ error: 'captcha' })],
  ['speaks of another number', says(aRegistration({ gstin: '33AABCK0001F1Z5' }))],
  ['sends no JSON', (response: Parameters<ReturnType<typeof says>>[0]) => void response.end('<html>')],
])('where the directory %s nothing is written, and the reviewer is told', async (_, answer) => {
  directory.state.answer = answer
  const person = await anApplicant()
  await expect(lookUp(person)).rejects.toMatchObject({
    status: 503,
    message: 'The GST directory does not answer right now. Please try again in a few minutes.',
  })
  expect(await rowsOf(person)).toEqual([])
})

test('buyers read that the register was asked, without its legal name; a changed number ends it', async () => {
  directory.state.answer = says(aRegistration())
  const person = await anApplicant()
  await testApp.as(admin)(approveSeller, { userId: person.user_id, city: 'Coimbatore' })
  await lookUp(person)
  const checkOf = async () =>
    (await testApp.as(null)(getSellerEvidence, { sellerId: person.user_id })).checks.find(
      ({ kind }) => kind === 'gst_directory',
    )
  expect(await checkOf()).toMatchObject({ result: 'good', method: 'directory', state: 'valid' })
  expect(JSON.stringify(await checkOf())).not.toContain('PRIVATE LIMITED')
  await Promise.all([lookUp(person), lookUp(person)])
  // Of those who ask at once the last to write may have begun first.
  await testApp.db.run(sql`
    update seller_checks set checked_at = checked_at + interval '1 second'
    where seller_id = ${person.user_id} and kind = 'gst_directory' and ended_at is not null`)
  expect(await checkOf()).toMatchObject({ state: 'valid' })
  const open = (await rowsOf(person)).filter((row) => row.kind === 'gst_directory' && !row.ended_at)
  expect(open).toHaveLength(1)
  await testApp.db.run(sql`
    update users set gst_number = ${aGstin('33', 'AABCK9999F')} where user_id = ${person.user_id}`)
  expect((await checkOf())?.state).toBe('changed')
  expect(await findingOf(person)).toBeNull()
})

test('only reviewers ask, and not about themselves or nobody', async () => {
  const person = await anApplicant()
  const asking = (who: Someone | null, userId: string) => testApp.as(who)(lookUpApplicant, { userId })
  await expect(asking(await aBuyer(testApp.db), person.user_id)).rejects.toMatchObject({ status: 403 })
  await expect(asking(null, person.user_id)).rejects.toMatchObject({ status: 401 })
  await expect(asking(admin, admin.user_id)).rejects.toMatchObject({ status: 403 })
  const { user_id } = await aBuyer(testApp.db)
  await expect(asking(admin, user_id)).rejects.toMatchObject({ status: 404 })
})

test('without a directory there is nothing to press, and nothing to call', async () => {
  const [person, reviewer] = [await anApplicant(without), await anAdmin(without.db)]
  const { directory: shown } = await without.as(reviewer)(getApplicant, { userId: person.user_id })
  expect(shown).toBeUndefined()
  await expect(without.as(reviewer)(lookUpApplicant, { userId: person.user_id })).rejects.toMatchObject({
    status: 409,
    message: 'No GST directory is set up on this site.',
  })
})

test.each([
  ['http://directory.example/{gstin}', 'must be an https address'],
  ['https://directory.example/', 'must hold {gstin}, where the number goes'],
  ['directory', 'must be an https address'],
])('the address %s stops the start', (GST_DIRECTORY_URL, problem) => {
  expect(() => parseEnv({ GST_DIRECTORY_URL })).toThrow(problem)
})
