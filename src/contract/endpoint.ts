import type * as z from 'zod/mini'
import type { AdminArea } from './admin/admin-roles.ts'

/** Who may call; a 'user' is anyone who is signed in: buyers, sellers and admins. */
export type Access = 'anyone' | 'user' | 'seller' | 'admin'

/** The largest body (the server's limits give the bytes). */
type BodySize = 'small' | 'profile' | 'chatFile' | 'import' | 'pictures'

/** The rate limit that counts the call; by default 'read' for a GET and 'write' for everything else. */
export type Rate = 'read' | 'write' | 'order' | 'application' | 'own-data' | 'sign-in' | 'code' | 'sign-up'

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly access: Access
  /** For admins: what it belongs to. Without one owners alone may call. */
  readonly area?: AdminArea
  /** Of a success; by default 200. */
  readonly status?: 201
  /** One sentence for the people who read the API page. */
  readonly about: string
  readonly input: Input
  readonly reply: Reply
  readonly body?: BodySize
  readonly rate?: Rate
  /** A repetition with the same Idempotency-Key header runs once and gets the first answer. */
  readonly keyed?: true
  /**
   * The answer is the same for all visitors and the same for everybody who is signed in, so it may be cached for a
   * second.
   */
  readonly shared?: true
  /** The answer is a file, not JSON; `reply` is then `fileBytes`, `csvFile`, `sheetFile`, `zipFile` or `storedFile`. */
  readonly produces?: 'image/webp' | 'text/csv' | 'application/zip' | 'application/octet-stream'
}

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type DraftOf<E extends Endpoint> = z.input<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}
