import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { aSecondFactor } from '#server/testing/desk/second-factors.ts'
import { aPayee } from '#server/testing/payees.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { requireKeys } from './required-keys.service.ts'

const testApp = openTestApp()

test.each([
  ['an application', () => anOpenApplication(testApp)],
  ['an authenticator app of an admin', async () => aSecondFactor(testApp, await anAdmin(testApp.db))],
  ['an account that a shop is paid on', async () => aPayee(testApp, await aSeller(testApp.db))],
])('a market that has %s does not start with another key', async (_, seal) => {
  await testApp.db.run(sql`delete from seller_applications`)
  await testApp.db.run(sql`delete from second_factors`)
  const { db, secrets } = testApp.app.services
  const other = secretsOf([randomBytes(keyLength)])
  await requireKeys({ db, secrets: other })
  await seal()
  await requireKeys({ db, secrets })
  await expect(requireKeys({ db, secrets: other })).rejects.toThrow(
    'were sealed with a key that is missing: bring back the copy of secret.key, or name the key in SECRET_KEY.',
  )
})
