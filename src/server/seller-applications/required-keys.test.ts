import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { requireKeys } from './required-keys.service.ts'

const testApp = openTestApp()

test('a market whose key is gone does not start with another one', async () => {
  const { db, secrets } = testApp.app.services
  const other = secretsOf([randomBytes(keyLength)])
  await requireKeys({ db, secrets: other })
  await anOpenApplication(testApp)
  await requireKeys({ db, secrets })
  await expect(requireKeys({ db, secrets: other })).rejects.toThrow(
    'were sealed with a key that is missing: bring back the copy of secret.key, or name the key in SECRET_KEY.',
  )
})
