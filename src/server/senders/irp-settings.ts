import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

/** Invoices must not travel unencrypted; on this machine, where a test server listens, they do not travel. */
const isSafe = (text: string) => {
  const url = new URL(text)
  return url.protocol === 'https:' || isLoopback(url)
}

/** An RSA key of the portal; a written \\n ends a line where a variable has only one. */
function keyIn(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey(text.replaceAll('\\n', '\n'))
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

const publicKey = z.string().transform((text, context) => {
  const key = keyIn(text)
  if (key) return key
  context.issues.push({
    code: 'custom',
    message: 'must be an RSA public key or certificate in PEM',
    input: text,
  })
  return z.NEVER
})

/** The environment variables of an invoice portal, or of a provider before it. */
export const irpVariables = {
  IRP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(isSafe, 'must be an https address')
    .optional(),
  IRP_KEY: z.string().optional(),
  IRP_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('Authorization'),
  IRP_PUBLIC_KEY: publicKey.optional(),
}

const variables = z.object(irpVariables)

export type IrpSettings = Readonly<{ url: string; key: string; keyHeader: string; publicKey: KeyObject }>

/** undefined if no portal is configured; an incomplete configuration stops the start. */
export function irpSettingsOf(env: z.output<typeof variables>): { readonly irp: IrpSettings | undefined } {
  if (!env.IRP_URL) return { irp: undefined }
  if (!env.IRP_KEY) throw new StartupError('IRP_KEY is needed with IRP_URL.')
  if (!env.IRP_PUBLIC_KEY) throw new StartupError('IRP_PUBLIC_KEY is needed with IRP_URL.')
  return {
    irp: {
      url: env.IRP_URL,
      key: env.IRP_KEY,
      keyHeader: env.IRP_KEY_HEADER,
      publicKey: env.IRP_PUBLIC_KEY,
    },
  }
}
