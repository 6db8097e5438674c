import { expect, test } from 'vitest'
import { getSettings } from '#contract/admin/settings.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('what nobody has set is empty', async () => {
  expect((await testApp.as(null)(getSettings, {})).settings).toEqual({
    support_phone: '',
    chat_link: '',
    press_name: '',
    press_link: '',
    company_name: '',
    company_address: '',
    company_gstin: '',
    invoice_prefix: '',
    grievance_officer: '',
    grievance_email: '',
  })
})

test('everybody reads a setting, and nobody a name that is none', async () => {
  await testApp.db.run(sql`
    insert into settings (name, value) values ('press_name', 'Vyapar Samachar'), ('smtp_password', 'secret')`)
  const { settings } = await testApp.as(null)(getSettings, {})
  expect(settings).toMatchObject({ press_name: 'Vyapar Samachar', support_phone: '' })
  expect(settings).not.toHaveProperty('smtp_password')
  expect((await testApp.as(await aBuyer(testApp.db))(getSettings, {})).settings).toEqual(settings)
})

test('an odd query changes nothing', async () => {
  const answer = await testApp.app.inject('/api/settings?name=smtp_password&__proto__[x]=1')
  expect(answer.statusCode).toBe(200)
  expect(answer.payload).not.toContain('secret')
})
