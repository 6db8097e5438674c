import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseEnv as parseLine } from 'node:util'
import { expect, test } from 'vitest'
import { findProblems, parseEnv, variables } from './env.ts'
import { StartupError } from './startup-error.ts'

test('nothing set: the embedded database, the demo and this machine only', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    push: { key: undefined, services: [] },
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    migrate: true,
    valkey: undefined,
    bucket: undefined,
    secretKeys: [],
    demo: true,
    publicDemo: false,
    lostKey: false,
    rateLimits: true,
    processes: 1,
    several: false,
    drainWaitMs: 0,
    proxies: 0,
    gstr1Version: 'GST3.1.6',
    backupTo: undefined,
    backupKey: undefined,
    restoreKey: undefined,
    sms: undefined,
    metrics: undefined,
    traces: undefined,
    logLevel: 'info',
  })
})

test('a database of the user’s own switches the demo off, unless it is set', () => {
  const DATABASE_URL = 'postgres://db.example/vanij'
  expect(parseEnv({ DATABASE_URL }).demo).toBe(false)
  expect(parseEnv({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
})

test.each([
  [
    { DATABASE_READ_URL: 'postgres://replica.example/vanij' },
    'DATABASE_READ_URL needs DATABASE_URL, which is not set.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://db.example/vanij' },
    'DATABASE_DIRECT_URL needs DATABASE_URL, which is not set.',
  ],
  [{ SMS_KEY: 'a key', SMS_URL: '' }, 'SMS_KEY needs SMS_URL, which is not set.'],
])('what says nothing without another is refused: %j', (values, sentence) => {
  expect(() => parseEnv(values)).toThrow(new StartupError(sentence))
  expect(findProblems(values)).toEqual([sentence])
})

test('files in a bucket, or a Valkey, mean several processes, unless set otherwise', () => {
  const S3_URL = 's3://key:secret@s3.example/market'
  expect(parseEnv({ S3_URL }).several).toBe(true)
  expect(parseEnv({ S3_URL, SEVERAL_PROCESSES: 'off' }).several).toBe(false)
  expect(parseEnv({ VALKEY_URL: 'valkey://valkey.example' }).several).toBe(true)
  expect(parseEnv({ SEVERAL_PROCESSES: 'on' }).several).toBe(true)
  expect(parseEnv({ PROCESSES: '2', SEVERAL_PROCESSES: 'off' }).several).toBe(true)
})

test('proxies in front are none, one, or as many as are counted', () => {
  const proxiesOf = (TRUST_PROXY: string) => parseEnv({ TRUST_PROXY }).proxies
  expect(['off', '0', 'on', '1', '3'].map(proxiesOf)).toEqual([0, 0, 1, 1, 3])
})

test.each([
  's3.example/bucket',
  's3://s3.example/bucket',
  's3://key:hidden@s3.example',
  's3://key:hidden@s3.example/bucket?tls=maybe',
  's3://key:hidden@s3.example/bucket?endpoint=other',
])('S3_URL=%s is refused without being shown', (S3_URL) => {
  const message = 'it must be an address such as s3://key:secret@host/bucket?region=ap-south-1.'
  expect(() => parseEnv({ S3_URL })).toThrow(new StartupError(`S3_URL is not usable: ${message}`))
})

test('a VALKEY_URL that is none is refused without being shown', () => {
  const message = 'it must be an address such as valkeys://user:password@host:6379/0?prefix=vanij.'
  expect(() => parseEnv({ VALKEY_URL: 'http://:hidden@valkey.example' })).toThrow(
    new StartupError(`VALKEY_URL is not usable: ${message}`),
  )
})

test('a bucket is named by its path or by its host, over TLS unless set otherwise', () => {
  const bucketAt = (S3_URL: string) => {
    const { origin, path, prefix, region, secretKey } = parseEnv({ S3_URL }).bucket ?? fail()
    return [origin.href, path, prefix, region, secretKey].join(' ')
  }
  expect(bucketAt('s3://key:a/b+c@s3.example/market')).toBe('https://s3.example/ /market/  us-east-1 a/b+c')
  expect(bucketAt('s3://key:a%2Fb@10.0.0.7:9000/market/one?tls=off&region=in-1')).toBe(
    'http://10.0.0.7:9000/ /market/ one/ in-1 a/b',
  )
  expect(bucketAt('s3://key:a@s3.example/market?style=host')).toBe(
    'https://market.s3.example/ /  us-east-1 a',
  )
})

function fail(): never {
  throw new Error('there is no bucket')
}

test('a terminal shows less, unless it is set', () => {
  expect(parseEnv({}, { terminal: true }).logLevel).toBe('warn')
  expect(parseEnv({ LOG_LEVEL: 'debug' }, { terminal: true }).logLevel).toBe('debug')
})

test('metrics are shown on a port of their own, to the machine alone unless they have an address', () => {
  const METRICS_PORT = '9464'
  expect(parseEnv({ METRICS_PORT, HOST: '10.0.0.7' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(parseEnv({ METRICS_PORT, METRICS_HOST: '10.0.0.8' }).metrics?.host).toBe('10.0.0.8')
  expect(parseEnv({ METRICS_HOST: '10.0.0.8' }).metrics).toBeUndefined()
})

test('traces are sent to a collector, with the headers that it wants', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://traces.example/otlp/'
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic YTpi=,x-market=vanij'
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).traces).toEqual({
    url: 'https://traces.example/otlp',
    headers: { authorization: 'Basic YTpi=', 'x-market': 'vanij' },
    serviceName: 'vanij',
    share: 1,
  })
  expect(() => parseEnv({ OTEL_EXPORTER_OTLP_HEADERS: 'hidden' })).toThrow(
    /^OTEL_EXPORTER_OTLP_HEADERS is not usable: it must be names and values such as name=value,other=value\.$/,
  )
})

test('an empty value counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(parseEnv({}))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['METRICS_PORT', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'traces.example'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['PUBLIC_URL', 'vanij.example'],
  ['DATABASE_URL', 'mysql://db.example/vanij'],
  ['DEMO', 'yes'],
  ['RATE_LIMITS', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['MIGRATE', 'no'],
  ['DATABASE_READ_URL', 'db.example'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const parse = () => parseEnv({ [name]: value })
  expect(parse).toThrow(StartupError)
  expect(parse).toThrow(new RegExp(`^${name}\\b[^\\n]* is not usable: it must be[^\\n]*\\.$`))
})

const [oneKey, otherKey] = [Buffer.alloc(32, 0xa1), Buffer.alloc(32, 0xb2)]

test('keys come in base64 or hex, the newest first', () => {
  const SECRET_KEY = `${oneKey.toString('hex')}, ${otherKey.toString('base64')}`
  expect(parseEnv({ SECRET_KEY }).secretKeys).toEqual([oneKey, otherKey])
})

test.each(['short', '0'.repeat(63), 'g'.repeat(64), `${oneKey.toString('hex')},`, 'A'.repeat(45)])(
  'SECRET_KEY=%s is refused without being shown',
  (SECRET_KEY) => {
    expect(() => parseEnv({ SECRET_KEY })).toThrow(
      new StartupError('SECRET_KEY is not usable: it must be 32 bytes in base64 or hex.'),
    )
  },
)

const provider = {
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: 'a-key',
  SMS_SENDER: 'VANIJX',
  SMS_TEMPLATE_ID: '1107160000000012345',
}

test('a provider of SMS is named by its address, key, sender and template', () => {
  expect(parseEnv(provider).sms).toMatchObject({
    url: 'https://sms.example/send',
    key: 'a-key',
    keyHeader: 'Authorization',
    sender: 'VANIJX',
    templateId: '1107160000000012345',
  })
  expect(parseEnv({}).sms).toBeUndefined()
})

test.each(['SMS_KEY', 'SMS_SENDER', 'SMS_TEMPLATE_ID'])('a provider without %s stops the start', (name) => {
  expect(() => parseEnv({ ...provider, [name]: '' })).toThrow(
    new StartupError(`${name} is needed with SMS_URL.`),
  )
})

test.each([
  ['SMS_URL', 'http://sms.example/send?key=hidden'],
  ['SMS_URL', 'sms.example'],
  ['SMS_KEY_HEADER', 'two words'],
  ['SMS_TEXT', 'Your code'],
  ['SMS_BODY', '{"to":"{phone}"}'],
  ['SMS_BODY', 'to={phone}&text={text}'],
])('%s=%s is refused in one sentence', (name, value) => {
  const parse = () => parseEnv({ ...provider, [name]: value })
  expect(parse).toThrow(new RegExp(`^${name}\\b[^\\n]* is not usable: it must [^\\n]*\\.$`))
  expect(parse).not.toThrow(/hidden/)
})

test('.env.example has every variable and no other, and changes nothing', async () => {
  const example = parseLine(await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(variables.shape).sort())
  expect(parseEnv(example as Record<string, string>)).toEqual(parseEnv({}))
})
