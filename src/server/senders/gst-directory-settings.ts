import { z } from 'zod'

const place = '{gstin}'

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

/** The key must not travel unencrypted; on this machine, where a test server listens, it does not travel. */
function isSafe(text: string) {
  const url = new URL(text.replace(place, 'x'))
  return url.protocol === 'https:' || isLoopback(url)
}

/** The environment variables of a public search of GST numbers. */
export const gstDirectoryVariables = {
  GST_DIRECTORY_URL: z
    .string()
    .refine((text) => URL.canParse(text.replace(place, 'x')), {
      error: 'must be an https address',
      abort: true,
    })
    .refine(isSafe, { error: 'must be an https address', abort: true })
    .refine((text) => text.includes(place), `must hold ${place}, where the number goes`)
    .optional(),
  GST_DIRECTORY_KEY: z.string().optional(),
  GST_DIRECTORY_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('Authorization'),
}

const variables = z.object(gstDirectoryVariables)

export type GstDirectorySettings = Readonly<{ url: string; key: string | undefined; keyHeader: string }>

/** undefined if no search is configured. */
export const gstDirectorySettingsOf = (
  env: z.output<typeof variables>,
): { readonly gstDirectory: GstDirectorySettings | undefined } => ({
  gstDirectory: env.GST_DIRECTORY_URL
    ? { url: env.GST_DIRECTORY_URL, key: env.GST_DIRECTORY_KEY, keyHeader: env.GST_DIRECTORY_KEY_HEADER }
    : undefined,
})
