import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeSettings, getAllSettings } from '#contract/admin/admin-settings.ts'
import { getSettings } from '#contract/admin/settings.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
/** The operator of the demo market; the form would not accept all of it. */
const samples = {
  support_phone: '+91 00000 00000 (sample)',
  chat_link: 'https://chat.example',
  press_name: 'The Press Name (sample)',
  press_link: 'https://press.example',
  company_name: 'Sample Trading Company (sample)',
  company_address: '1 Sample Street (sample)',
  grievance_officer: 'Name of the officer (sample)',
  grievance_email: 'grievance@market.example',
}
const change = (draft: object) => testApp.as(admin)(changeSettings, draft)
const publicly = async () => (await testApp.as(null)(getSettings, {})).settings
const changes = async () =>
  (await testApp.as(admin)(listAuditEvents, { action: 'settings.change' })).events.map(
    ({ details }) => details,
  )

test('a setting that an admin changes is public, and the audit log has the value before', async () => {
  await change({ support_phone: ' +91 98765 43210 ', chat_link: 'https://wa.me/919876543210' })
  await change({ support_phone: '+91 98765 43211' })
  const { settings } = await change({ chat_link: '' })
  expect(settings).toMatchObject({ support_phone: '+91 98765 43211', chat_link: '', press_name: '' })
  expect(await publicly()).toEqual(settings)
  expect((await testApp.as(admin)(getAllSettings, {})).settings).toEqual(settings)
  expect(await changes()).toEqual([
    { chat_link: { from: 'https://wa.me/919876543210', to: '' } },
    { support_phone: { from: '+91 98765 43210', to: '+91 98765 43211' } },
    {
      support_phone: { from: '', to: '+91 98765 43210' },
      chat_link: { from: '', to: 'https://wa.me/919876543210' },
    },
  ])
})

test('a form that sends everything changes only what differs; samples stay samples', async () => {
  for (const [name, value] of Object.entries(samples))
    await testApp.db.run(sql`
      insert into settings (name, value, is_demo) values (${name}, ${value}, true)
      on conflict (name) do update set value = excluded.value, is_demo = true`)
  const before = (await changes()).length
  await change(samples)
  expect((await changes()).length).toBe(before)
  await change({ ...samples, company_name: 'Vanij Market Pvt Ltd' })
  const { rows } = await testApp.pool.query('select name from settings where not is_demo')
  expect(rows).toEqual([{ name: 'company_name' }])
})

test.each([
  [{ support_phone: 'call us' }, 'The support phone is a number such as +91 98765 43210'],
  [{ support_phone: '12345' }, 'The support phone is a number such as +91 98765 43210'],
  [{ chat_link: 'http://wa.me/91' }, 'The chat link begins with https://'],
  [{ chat_link: 'javascript:alert(1)' }, 'The chat link begins with https://'],
  [{ press_link: 'https://' }, 'The press link begins with https://'],
  [{ press_link: 'https://user@evil' }, 'The press link begins with https://'],
  [{ press_name: 'x'.repeat(101) }, 'The press name can have at most 100 characters'],
  [{ company_gstin: '29AABCV1234K1Z0' }, 'The GST number of the company is not valid'],
  [{ grievance_email: 'officer' }, 'The email of the grievance officer is not valid'],
  [{ company_name: 'a\0b' }, 'The text holds a character that cannot be stored.'],
  [{ company_name: 5 }, 'A setting is text'],
])('%j is refused, and nothing of its request is saved', async (wrong, content) => {
  const before = await publicly()
  const body = { grievance_officer: 'Somebody new', ...wrong }
  const answer = await send(testApp, admin, { method: 'PUT', url: changeSettings.path, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect(await publicly()).toEqual(before)
})

test('names that are no settings are ignored, and only admins change any', async () => {
  const before = await publicly()
  await change({ smtp_password: 'x', __proto__: { company_name: 'x' } })
  const body = { company_name: 'Mine' }
  for (const [person, status] of [
    [null, 401],
    [await aSeller(testApp.db), 403],
  ] as const)
    expect((await send(testApp, person, { method: 'PUT', url: changeSettings.path, body })).status).toBe(
      status,
    )
  expect(await publicly()).toEqual(before)
})
