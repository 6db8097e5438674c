import { z } from 'zod'

const aPort = 'must be a port number'
export const portNumber = z.coerce.number(aPort).int(aPort).max(65_535, aPort)

/** How operators watch the server. */
export const watchVariables = {
  METRICS_PORT: portNumber.min(1, aPort).optional(),
  METRICS_HOST: z.string().min(1).optional(),
}

export type Place = { readonly port: number; readonly host: string }

export type WatchSettings = Readonly<{
  /** Where metrics are shown; undefined: nowhere. */
  metrics: Place | undefined
}>

type Variables = z.output<z.ZodObject<typeof watchVariables>> & { readonly HOST: string }

export const watchSettingsOf = ({ METRICS_PORT: port, METRICS_HOST, HOST }: Variables): WatchSettings => ({
  metrics: port === undefined ? undefined : { port, host: METRICS_HOST ?? HOST },
})
