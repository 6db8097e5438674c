import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Env } from '#server/env.ts'
import type { Check } from './check.ts'

const day = 24 * 60 * 60_000
const fewestDays = 14
const patience = 5_000

type Place = { readonly variable: string; readonly host: string; readonly port: number }

/** What is said of a certificate that ends soon; `whose` is the variable that names its address. */
export function findEnding(whose: string, validTo: string | undefined): string[] {
  const days = Math.floor((Date.parse(validTo ?? '') - Date.now()) / day)
  if (Number.isNaN(days) || days >= fewestDays) return []
  return [
    days < 0
      ? `The certificate of ${whose} has ended, on ${validTo}: renew it.`
      : `The certificate of ${whose} ends in ${days} days, on ${validTo}: renew it.`,
  ]
}

/** Whoever cannot be reached, or is not to be believed, is the finding of another check. */
function readValidTo({ host, port }: Place): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (validTo?: string) => {
      socket.destroy()
      resolve(validTo)
    }
    socket.setTimeout(patience, end)
    socket.on('error', () => end()).on('secureConnect', () => end(socket.getPeerCertificate().valid_to))
  })
}

function placeOf(variable: string, url: URL | undefined): Place[] {
  if (url?.protocol !== 'https:') return []
  return [{ variable, host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 443) }]
}

const placesIn = ({ bucket, sms, traces, valkey }: Env): readonly Place[] => [
  ...placeOf('S3_URL', bucket?.origin),
  ...placeOf('SMS_URL', sms && new URL(sms.url)),
  ...placeOf('OTEL_EXPORTER_OTLP_ENDPOINT', traces && new URL(traces.url)),
  ...(valkey?.isEncrypted ? [{ variable: 'VALKEY_URL', ...valkey }] : []),
]

/** Of what the market reaches; that of PUBLIC_URL is the proxy's. */
export const certificatesCheck: Check = {
  name: 'certificates',
  async find({ env }) {
    const places = placesIn(env)
    if (places.length === 0) return 'not set'
    const ends = await Promise.all(
      places.map(async (place) => ({ variable: place.variable, validTo: await readValidTo(place) })),
    )
    if (ends.every(({ validTo }) => validTo === undefined)) return 'not tried'
    return ends.flatMap(({ variable, validTo }) => findEnding(variable, validTo))
  },
}
