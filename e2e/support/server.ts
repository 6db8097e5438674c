import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smsStandIn } from '#server/testing/sms-stand-in.ts'

/** Where the SMS stand-in listens; tests read their codes there. */
const phones = await smsStandIn(Number(process.env.E2E_SMS_PORT))

/** The built server as anyone would start it, with its own database that is removed with it. */
const folder = mkdtempSync(join(tmpdir(), 'vanij-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// These win over a developer's .env; an empty value counts as not set.
Object.assign(process.env, {
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: 'on',
  RATE_LIMITS: 'off',
  TRUST_PROXY: 'off',
  LOG_LEVEL: 'warn',
  SMS_URL: phones.url,
  SMS_KEY: 'a-key',
  SMS_SENDER: 'VANIJX',
  SMS_TEMPLATE_ID: '1107160000000012345',
})
await import('#server/main.ts')
