import type * as z from 'zod/mini'

/** Who may call: a 'user' is anyone signed in, buyers, sellers and admins alike. */
export type Access = 'anyone' | 'user' | 'seller' | 'admin'

/** How large a body may be (bytes follow in the server's limits). */
type BodySize = 'small' | 'profile' | 'chatFile' | 'import' | 'pictures'

/** Which rate limit counts the call. A GET is a 'read' and all else a 'write' unless it says otherwise. */
export type Rate = 'read' | 'write' | 'order' | 'application' | 'sign-in' | 'code' | 'sign-up'

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly access: Access
  /** One sentence for the people who read the API page. */
  readonly about: string
  readonly input: Input
  readonly reply: Reply
  readonly body?: BodySize
  readonly rate?: Rate
  /** A repetition under the same header Idempotency-Key is carried out once and gets the first answer. */
  readonly keyed?: true
  /** The answer is the same for all visitors and the same for all who are signed in: it may be kept for a second. */
  readonly shared?: true
  /** Not JSON but a file; `reply` is `fileBytes`, `csvFile` or `storedFile` then. */
  readonly produces?: 'image/webp' | 'text/csv' | 'application/octet-stream'
}

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type DraftOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}
