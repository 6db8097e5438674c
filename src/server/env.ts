import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { secretKeysIn } from './secret-keys.ts'
import { type PortalSettings, portalSettingsOf, portalVariables } from './senders/portal-settings.ts'
import { type ReachSettings, reachSettingsOf, reachVariables } from './senders/reach-settings.ts'
import { StartupError } from './startup-error.ts'
import { type Bucket, bucketOf } from './storage/bucket.ts'
import { type ValkeyAddress, valkeyAddressOf } from './valkey/valkey-address.ts'
import { lacking, problemsIn, type Source, wrongPorts } from './variables/env-problems.rules.ts'
import { areAddresses } from './variables/postgres-address.rules.ts'
import { portNumber, type WatchSettings, watchSettingsOf, watchVariables } from './watch-settings.ts'

const onOff = z.enum(['on', 'off'], 'must be on or off')

/** What `read` makes of a text; `example` says how a usable one looks. */
const readBy = <T>(read: (text: string) => T | undefined, example: string) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: `must be ${example}`, input: text })
    return z.NEVER
  })

const secretKeys = readBy(secretKeysIn, '32 bytes in base64 or hex').optional()

const proxies = z
  .string()
  .regex(/^(on|off|\d)$/, 'must be on, off or a number of proxies')
  .default('off')
  .transform((text) => (text === 'on' ? 1 : Number(text === 'off' ? 0 : text)))

const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine(
    areAddresses,
    'must be an address such as postgres://vanij:secret@db.example:5432/vanij, with %2F for / and %23 for # in the password',
  )
  .optional()

const bucket = readBy(bucketOf, 'an address such as s3://key:secret@host/bucket?region=ap-south-1').optional()

const valkey = readBy(
  valkeyAddressOf,
  'an address such as valkeys://user:password@host:6379/0?prefix=vanij',
).optional()

const halfOfKey = (start: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${start}[\\w-]{43}$`),
      `must begin with ${start}, as \`npm run backup -- --new-key\` wrote it`,
    )
    .optional()

/** Pages, links and cookies all begin at the root of their host. */
function isWholeSite(address: string) {
  const { pathname, search, hash } = new URL(address)
  return /^\/*$/.test(pathname) && search === '' && hash === ''
}

/** All variables that Vanij reads. */
export const variables = z.object({
  PORT: portNumber.min(0).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://vanij.example', abort: true })
    .refine((address) => !address.includes('@'), { error: 'must hold no password', abort: true })
    .refine(isWholeSite, 'must be an address without a path, such as https://vanij.example')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_READ_URL: postgres,
  MIGRATE: onOff.default('on'),
  VALKEY_URL: valkey,
  S3_URL: bucket,
  SECRET_KEY: secretKeys,
  DEMO: z.enum(['on', 'off', 'public'], 'must be on, off or public').optional(),
  LOST_KEY: z.enum(['accepted'], 'must be accepted').optional(),
  RATE_LIMITS: onOff.default('on'),
  SEVERAL_PROCESSES: onOff.optional(),
  PROCESSES: z.coerce
    .number('must be a number of processes')
    .int('must be a number of processes')
    .min(1, 'must be at least 1')
    .max(12, 'must be at most 12')
    .default(1),
  DRAIN_WAIT_MS: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a number of milliseconds')
    .min(0, 'must not be negative')
    .max(60_000, 'must be at most a minute')
    .default(0),
  TRUST_PROXY: proxies,
  BACKUP_TO: z.string().optional(),
  BACKUP_KEY: halfOfKey('vanij-backup-'),
  RESTORE_KEY: halfOfKey('vanij-restore-'),
  ...watchVariables,
  ...reachVariables,
  ...portalVariables,
  GSTR1_VERSION: z
    .string()
    .regex(/^[\w.]{1,20}$/, 'must be a version such as GST3.1.6')
    .default('GST3.1.6'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .optional(),
})

export type Env = Readonly<{
  port: number
  host: string
  /** Without a trailing slash; undefined: the bound address. */
  publicUrl: string | undefined
  dataDir: string
  /** undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined
  /** Past a pooler; undefined: none stands before `databaseUrl`. */
  databaseDirectUrl: string | undefined
  /** Replicas of it; undefined: none. */
  databaseReadUrl: string | undefined
  /** Whether a start brings the tables up to date, or waits until somebody has. */
  migrate: boolean
  /** What processes tell and count together goes there; undefined: to the database. */
  valkey: ValkeyAddress | undefined
  /** undefined: files lie below `dataDir`. */
  bucket: Bucket | undefined
  /** The first key seals, all of them open; none: the key in `dataDir`. */
  secretKeys: readonly Buffer[]
  demo: boolean
  /** The demo is public: its admin may look but not change anything. */
  publicDemo: boolean
  /** The operator accepts that data sealed with a lost key stays closed. */
  lostKey: boolean
  rateLimits: boolean
  /** How many of them serve from this machine, behind one port. */
  processes: number
  /** This process is one of several of a market: what all must know is not kept in its memory. */
  several: boolean
  /** How long it says that it is not ready before it closes, so that a balancer turns away from it. */
  drainWaitMs: number
  /** How many of them stand in front and are believed about the caller's address. */
  proxies: number
  /** A folder or a bucket (`backup/place.ts`); undefined: backups are made by hand. */
  backupTo: string | undefined
  /** The half that closes backups, and the one that opens them. */
  backupKey: string | undefined
  restoreKey: string | undefined
  /** What files of GSTR-1 say of themselves. */
  gstr1Version: string
  logLevel: NonNullable<z.output<typeof variables>['LOG_LEVEL']>
}> &
  ReachSettings &
  PortalSettings &
  WatchSettings

export const variableNames: readonly string[] = Object.keys(variables.shape)

/** Files that all processes reach, and a Valkey, are what nobody sets up by accident. */
const isOneOfSeveral = ({ SEVERAL_PROCESSES, S3_URL, VALKEY_URL }: z.output<typeof variables>) =>
  SEVERAL_PROCESSES ? SEVERAL_PROCESSES === 'on' : (S3_URL ?? VALKEY_URL) !== undefined

const setIn = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/** What is wrong with the variables. */
export function findProblems(source: Source): readonly string[] {
  const values = setIn(source)
  const { data, error } = variables.safeParse(values)
  return [...(error ? problemsIn(error, values) : wrongPorts(data)), ...lacking(values)]
}

/**
 * Parses the environment once. Empty values count as unset. Throws a StartupError that names the first wrong
 * variable.
 */
export function parseEnv(source: Source, { terminal = false } = {}): Env {
  const [problem] = findProblems(source)
  if (problem) throw new StartupError(problem)
  const env = variables.parse(setIn(source))
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    migrate: env.MIGRATE === 'on',
    valkey: env.VALKEY_URL,
    bucket: env.S3_URL,
    secretKeys: env.SECRET_KEY ?? [],
    demo: (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) !== 'off',
    publicDemo: env.DEMO === 'public',
    lostKey: env.LOST_KEY === 'accepted',
    rateLimits: env.RATE_LIMITS === 'on',
    processes: env.PROCESSES,
    several: env.PROCESSES > 1 || isOneOfSeveral(env),
    drainWaitMs: env.DRAIN_WAIT_MS,
    proxies: env.TRUST_PROXY,
    backupTo: env.BACKUP_TO,
    backupKey: env.BACKUP_KEY,
    restoreKey: env.RESTORE_KEY,
    gstr1Version: env.GSTR1_VERSION,
    ...reachSettingsOf(env),
    ...portalSettingsOf(env),
    ...watchSettingsOf(env),
    // In a terminal the address should stay visible; collected logs should contain everything.
    logLevel: env.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
  }
}

/** The environment of this process, extended by a .env file. */
export function writtenEnv(): Source {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

export function readEnv(): Env {
  return parseEnv(writtenEnv(), { terminal: process.stdout.isTTY })
}
