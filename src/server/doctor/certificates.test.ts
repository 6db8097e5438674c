import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { certificatesCheck, findEnding } from './certificates.ts'

const ends: (() => unknown)[] = []
afterAll(() => Promise.all(ends.map((end) => end())))

/** A server whose certificate ends after so many days. */
async function aServer(days: number) {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=store']
  execFileSync('openssl', ['req', '-x509', ...kind, '-days', `${days}`, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) })
  await rm(folder, { recursive: true })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

const find = (written: Record<string, string>) => certificatesCheck.find({ env: parseEnv(written), written })

test('a certificate of the store, of SMS or of Valkey that ends within two weeks is named', async () => {
  const [soon, later] = [await aServer(6), await aServer(60)]
  const sms = { SMS_KEY: 'a-key', SMS_SENDER: 'VANIJX', SMS_TEMPLATE_ID: '1107160000000012345' }
  const findings = await find({
    S3_URL: `s3://key:secret@127.0.0.1:${soon}/market`,
    ...sms,
    SMS_URL: `https://127.0.0.1:${later}/send`,
    VALKEY_URL: `valkeys://127.0.0.1:${soon}`,
  })
  expect(findings).toEqual([
    expect.stringMatching(/^The certificate of S3_URL ends in 5 days, on .+: renew it\.$/),
    expect.stringMatching(/^The certificate of VALKEY_URL ends in 5 days, on .+: renew it\.$/),
  ])
})

test('one that has ended is named, and an address without TLS has none', async () => {
  expect(findEnding('PUBLIC_URL', 'Jan  1 00:00:00 2025 GMT')).toEqual([
    'The certificate of PUBLIC_URL has ended, on Jan  1 00:00:00 2025 GMT: renew it.',
  ])
  expect(await find({ S3_URL: 's3://key:secret@127.0.0.1:9/market?tls=off' })).toBe('not set')
})
