import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smsStandIn } from '#server/testing/sms-stand-in.ts'

/** Where the phones would ring; the tests look there for their codes. */
const phones = await smsStandIn(Number(process.env.E2E_SMS_PORT))

/** The built server as anyone would start it, on a database of its own that goes away with it. */
const folder = mkdtempSync(join(tmpdir(), 'vanij-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// What is set here wins over a developer's .env, and empty counts as not set.
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
