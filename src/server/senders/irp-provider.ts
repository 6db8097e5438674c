import { type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { books as texts } from '#contract/texts/books/books.ts'
import { conflict, unavailable } from '#server/errors.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import type { Irp } from './irp.ts'
import type { IrpSettings } from './irp-settings.ts'

const Registered = z.object({
  Irn: z.string(),
  AckNo: z.union([z.string(), z.number()]).transform(String),
  AckDt: z.string(),
  SignedQRCode: z.string(),
})

/** The portal answers `Status` 1 with `Data`, or 0 with `ErrorDetails`. */
const Answer = z.object({
  Status: z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]).transform(Number),
  Data: z.union([Registered, z.string()]).nullish(),
  ErrorDetails: z.array(z.object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() })).nullish(),
})

const longestWords = 300

/** Calls a portal over HTTPS: a document goes out as INV-01, its registration comes back. */
export function irpProvider(settings: IrpSettings, timeout: number = limits.irpAnswerMs): Irp {
  return {
    async register(document) {
      const answer = await post(settings, document, timeout)
      if (answer.Status === 1) return registeredIn(answer.Data)
      const words = (answer.ErrorDetails ?? []).map((each) => `${each.ErrorCode} ${each.ErrorMessage}`)
      throw conflict(texts.portalRefused({ words: cutText(words.join('; '), longestWords) }))
    },
    hasSigned: (token) => isSignedBy(settings.publicKey, token),
  }
}

async function post({ url, key, keyHeader }: IrpSettings, document: object, timeout: number) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body: JSON.stringify(document),
      // The key must not follow a redirect to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return Answer.parse(await answer.json())
  } catch {
    throw unavailable(texts.portalSilent)
  }
}

function registeredIn(data: unknown) {
  const registered = Registered.safeParse(typeof data === 'string' ? parsed(data) : data)
  if (!registered.success) throw unavailable(texts.portalSilent)
  return registered.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A token in three parts, of the algorithm that we expect and no other. */
function isSignedBy(key: KeyObject, token: string) {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const header = parsed(Buffer.from(head, 'base64url').toString('utf8'))
  if (typeof header !== 'object' || header === null || !('alg' in header) || header.alg !== 'RS256')
    return false
  return verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
}
