import type { Db } from './db/db.ts'
import type { Env } from './env.ts'
import type { Senders } from './outbox/sender.ts'
import type { Shared } from './processes/shared.ts'
import type { SealedFiles } from './secrets/sealed-files.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { GstDirectory } from './senders/gst-directory.ts'
import type { Irp } from './senders/irp.ts'
import type { Mailer } from './senders/mailer.ts'
import type { Sms } from './sms/sms.ts'
import type { Storage } from './storage/storage.ts'

/** What every part of the server may use; nothing in it belongs to one request. */
export type Services = {
  readonly db: Db
  /** For what everybody sees alike, which may be a moment old; undefined: `db`. */
  readonly reads?: Db
  readonly env: Pick<
    Env,
    | 'demo'
    | 'publicDemo'
    | 'rateLimits'
    | 'publicUrl'
    | 'several'
    | 'drainWaitMs'
    | 'proxies'
    | 'gstr1Version'
    | 'backupTo'
    | 'logLevel'
    | 'host'
    | 'port'
  >
  readonly storage: Storage
  readonly secrets: Secrets
  /** Documents of seller applications. */
  readonly sealedFiles: SealedFiles
  /** Undefined in a market that is one process. */
  readonly shared?: Shared | undefined
  /** Undefined where no codes can be sent. */
  readonly sms?: Sms | undefined
  /** Undefined where invoices go to no portal. */
  readonly irp?: Irp | undefined
  /** Undefined where the register of GST is not asked. */
  readonly gstDirectory?: GstDirectory | undefined
  /** Undefined where no mails can be sent. */
  readonly mailer?: Mailer | undefined
  /** Browsers that may subscribe to pushes; undefined where those are not set up. */
  readonly browsers?: { readonly publicKey: string; knows(endpoint: string): boolean } | undefined
  /** Ways by which news leaves the site. */
  readonly senders?: Senders
}

/** Where what everybody sees alike is read. Whatever a person has written is read from `db`. */
export const readsOf = ({ db, reads }: Pick<Services, 'db' | 'reads'>): Db => reads ?? db
