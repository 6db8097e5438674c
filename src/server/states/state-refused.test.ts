import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { anAdmin } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { newState, statesDesk } from '#server/testing/desk/states.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let owner: Someone
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
})
const { documentOf, save, undo } = statesDesk(testApp, () => owner)

test('the words of a state that has ended go to another, and then it cannot come back with them', async () => {
  await save('31', { is_ended: true })
  await save('32', { aliases: ['Lakshadweep'] })
  await expect(undo('31', 1)).rejects.toThrow("'Lakshadweep' already means Kerala. Choose another word.")
  await save('32', { aliases: [] })
  await undo('31', 1)
})

const put = async (who: Someone, name: string, body: object) =>
  send(testApp, who, { method: 'PUT', url: `/api/admin/content/states/${name}`, body })

test.each(['00', '96', '97', '99', '1', '100', 'TN', '३३'])('%s is no code of a new state', async (code) => {
  const answer = await put(owner, code, { value: { ...newState, name: 'Newland' }, revision: 0 })
  expect(answer).toMatchObject({
    status: 400,
    json: { content: 'The code of a state has two digits, from 01 to 95', field: 'name', sentence: named },
  })
})

test.each([
  [{ name: ' ' }, 'The name of the state cannot be empty'],
  [{ name: '33' }, 'A name or spelling of a state has at least two letters'],
  [{ name: 'x'.repeat(61) }, 'The name of the state can have at most 60 characters'],
  [{ name: 'kerala' }, "'kerala' already means Kerala. Choose another word."],
  [{ aliases: ['Delhi'] }, "'Delhi' already means Delhi. Choose another word."],
  [{ aliases: Array(31).fill('Bengal') }, 'There can be at most 30 other spellings'],
  [{ aliases: 'Bengal' }, 'There can be at most 30 other spellings'],
  [{ aliases: ['*'] }, 'A name or spelling of a state has at least two letters'],
  [{ into: '29' }, 'Choose the state that it went into from those that stand'],
  [{ is_ended: true, into: '03' }, 'Choose the state that it went into from those that stand'],
  [{ is_ended: true, into: '25' }, 'Choose the state that it went into from those that stand'],
  [{ is_ended: true, into: '94' }, 'Choose the state that it went into from those that stand'],
  [{ has_utgst: 'no' }, 'A checkbox is on or off'],
  [{ source: '' }, 'Source cannot be empty'],
  [{ checked_on: '31/12/2026' }, 'Choose a date such as 2026-11-19'],
])('a state with %o is refused', async (wrong, content) => {
  const { revision, value } = (await documentOf('03')) ?? {}
  const answer = await put(owner, '03', { value: { ...value, ...wrong }, revision })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
})

test('no state is taken away: what has its code would lose its name', async () => {
  await save('39', { name: 'Bodoland' })
  const answer = await put(owner, '39', { value: null, revision: 1 })
  expect(answer).toMatchObject({
    status: 400,
    json: { content: 'This text can be changed, but not taken away.' },
  })
})

test('owners alone change states, whatever else a role may; a stale form and a code that stands are refused', async () => {
  const { value } = (await documentOf('14')) ?? {}
  const body = { value: { ...value, note: 'Looked up again' }, revision: 1 }
  for (const role of ['editor', 'verifier', 'support'] as const) {
    const colleague = await anAdmin(testApp.db)
    await testApp.db.run(sql`update users set admin_role = ${role} where user_id = ${colleague.user_id}`)
    expect((await put(colleague, '14', body)).status).toBe(403)
  }
  expect((await put(owner, '14', body)).status).toBe(200)
  expect((await put(owner, '14', { ...body, value: { ...value, note: 'Older' } })).status).toBe(409)
  expect((await put(owner, '14', { ...body, revision: 0 })).status).toBe(409)
})
