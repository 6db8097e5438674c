import { expect, test } from 'vitest'
import { listUsers } from '#contract/admin/admin-users.ts'
import { getProfile, signOut } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp({ publicDemo: true })

const asDemo = async (person: Someone) => {
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${person.user_id}`)
  return person
}
const content = 'This is a public demo: its admin may look and not change.'

test('the admin of a public demo looks at everything and changes nothing', async () => {
  const admin = await asDemo(await anAdmin(testApp.db))
  expect((await testApp.as(admin)(listUsers, {})).users).toBeDefined()
  const changes = [...testApp.app.registry.keys()].filter(
    ({ method, access, path }) =>
      method !== 'GET' && (access === 'admin' || access === 'user') && path !== signOut.path,
  )
  expect(changes.length).toBeGreaterThan(30)
  for (const { method, path } of changes) {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    const { status, json } = await send(testApp, admin, { method: method as 'POST', url })
    expect({ path, status, json }).toEqual({
      path,
      status: 403,
      json: { success: false, content, sentence: named },
    })
  }
  expect((await testApp.as(admin)(getProfile, {})).account_type).toBe('admin')
  await testApp.as(admin)(signOut, {})
})

test('nobody locks the next visitor of a public demo out of its accounts', async () => {
  const refusal = {
    status: 403,
    json: {
      success: false,
      content: 'This is a public demo: its accounts stay open to everybody.',
      sentence: named,
    },
  }
  for (const person of [await asDemo(await aBuyer(testApp.db)), await asDemo(await aSeller(testApp.db))])
    for (const [method, url] of [
      ['POST', '/api/users/password'],
      ['PUT', '/api/users/phone'],
      ['DELETE', '/api/users/sessions/00000000-0000-4000-8000-000000000000'],
    ] as const)
      expect(await send(testApp, person, { method, url })).toMatchObject(refusal)
  const ownPassword = { url: '/api/users/password', body: {} }
  expect((await send(testApp, await aBuyer(testApp.db), ownPassword)).status).toBe(400)
})

test('an admin of one’s own, and the shops of the demo, work as ever', async () => {
  const url = '/api/users/address/save-address'
  for (const person of [await anAdmin(testApp.db), await asDemo(await aSeller(testApp.db))])
    expect((await send(testApp, person, { url })).status).not.toBe(403)
})
