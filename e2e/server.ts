import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
})
await import('#server/main.ts')
