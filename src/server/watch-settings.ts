import { z } from 'zod'

const aPort = 'must be a port number'
export const portNumber = z.coerce.number(aPort).int(aPort).max(65_535, aPort)

const aShare = 'must be a share from 0 to 1'

const headers = z
  .string()
  .regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/, 'must be names and values such as name=value,other=value')
  .transform((text) => Object.fromEntries(text.split(',').map(headerOf)))
  .optional()

function headerOf(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=')
  return [name, value.join('=').trim()]
}

/** How operators watch the server. */
export const watchVariables = {
  METRICS_PORT: portNumber.min(1, aPort).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: z.string().min(1).default('vanij'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(aShare).min(0, aShare).max(1, aShare).default(1),
}

export type Place = { readonly port: number; readonly host: string }

export type TraceSettings = Readonly<{
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Of the traces that begin here. */
  share: number
}>

export type WatchSettings = Readonly<{
  /** Where metrics are shown; undefined: nowhere. */
  metrics: Place | undefined
  /** Where traces are sent; undefined: nowhere. */
  traces: TraceSettings | undefined
}>

type Variables = z.output<z.ZodObject<typeof watchVariables>>

export const watchSettingsOf = (variables: Variables): WatchSettings => ({
  metrics: metricsPlaceOf(variables),
  traces: traceSettingsOf(variables),
})

/** They ask for no password, so nobody shows them to the network without saying so. */
const metricsPlaceOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Variables): WatchSettings['metrics'] =>
  port === undefined ? undefined : { port, host }

function traceSettingsOf(variables: Variables): TraceSettings | undefined {
  const url = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  if (url === undefined) return undefined
  return {
    url,
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: variables.OTEL_SERVICE_NAME,
    share: variables.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Where each of several processes behind one port shows its own: one port after the other. */
export const metricsPlacesOf = ({ port, host }: Place, processes: number): readonly Place[] =>
  Array.from({ length: processes }, (_, place) => ({ port: port + place, host }))
