import type { z } from 'zod'
import { reachSecrets } from '#server/senders/reach-settings.ts'

export type Source = Readonly<Record<string, string | undefined>>

/** Variables that hold a password or a key, also in the address of a provider; none of them may be printed. */
export const secretNames: ReadonlySet<string> = new Set([
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'S3_URL', 'VALKEY_URL'],
  ...['SECRET_KEY', 'BACKUP_TO', 'BACKUP_KEY', 'RESTORE_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'],
  ...['IRP_URL', 'IRP_KEY', 'GST_DIRECTORY_URL', 'GST_DIRECTORY_KEY'],
  ...reachSecrets,
])

/** A password may hold slashes and further signs of @. */
const withoutPassword = (value = '') => value.replace(/\/\/.*@/s, '//…@')

export const problemsIn = ({ issues }: z.ZodError, values: Source) =>
  issues.map(({ path, message }) => {
    const name = String(path[0])
    const shown = secretNames.has(name) ? name : `${name}=${withoutPassword(values[name])}`
    return `${shown} is not usable: it ${message}.`
  })

/** What says nothing without another: a replica of no database would be an empty market beside it. */
const needs = {
  DATABASE_DIRECT_URL: 'DATABASE_URL',
  DATABASE_READ_URL: 'DATABASE_URL',
  SMS_KEY: 'SMS_URL',
} as const

export const lacking = (values: Source) =>
  Object.entries(needs)
    .filter(([name, needed]) => values[name] !== undefined && values[needed] === undefined)
    .map(([name, needed]) => `${name} needs ${needed}, which is not set.`)

type Ports = {
  readonly PORT: number
  readonly HOST: string
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_HOST: string
  readonly PROCESSES: number
}

const isEvery = (host: string) => ['0.0.0.0', '::'].includes(host)
const hostOf = (host: string) => (host === 'localhost' ? '127.0.0.1' : host)

const isSameHost = (one: string, other: string) =>
  isEvery(one) || isEvery(other) || hostOf(one) === hostOf(other)

const lastPort = 65_535

/** Each of several processes shows its metrics at a port of its own, one after the other. */
export function wrongPorts({
  PORT,
  HOST,
  METRICS_PORT: first,
  METRICS_HOST,
  PROCESSES,
}: Ports): readonly string[] {
  if (first === undefined) return []
  const last = first + PROCESSES - 1
  const ports = last === first ? `METRICS_PORT=${first}` : `METRICS_PORT=${first} with PROCESSES=${PROCESSES}`
  if (last > lastPort)
    return [`${ports} takes ports up to ${last}: choose one of ${lastPort - PROCESSES + 1} at most.`]
  const meets = first <= PORT && PORT <= last && isSameHost(HOST, METRICS_HOST)
  const other = PORT + 1 + PROCESSES <= lastPort ? PORT + 1 : PORT - PROCESSES
  return meets ? [`${ports} takes PORT ${PORT}: choose another, such as METRICS_PORT=${other}.`] : []
}
