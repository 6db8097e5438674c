import type pg from 'pg'
import { positionText } from './wal-place.ts'

type Message = { readonly chunk: Buffer }

/** Log that has arrived and is handed over nowhere yet. */
export type Waiting = { readonly from: bigint; readonly to: bigint; readonly content: Buffer }

/** Above this the server is not read from until somebody takes what waits. */
const waitingBytes = 8 * 1024 ** 2
const headLength = 25

/**
 * The write-ahead log as PostgreSQL sends it to a standby, within a moment of each commit: so nothing has to wait for a segment
 * to fill, and no shell runs.
 */
export class WalStream implements pg.Submittable {
  readonly ended: Promise<void>
  readonly #ends = Promise.withResolvers<void>()
  readonly #text: string
  #connection: pg.Connection | undefined
  #chunks: Buffer[] = []
  #bytes = 0
  #from: bigint
  #kept: bigint

  constructor(from: bigint, timeline: number) {
    this.#text = `START_REPLICATION PHYSICAL ${positionText(from)} TIMELINE ${timeline}`
    this.#from = from
    this.#kept = from
    this.ended = this.#ends.promise
    // Whoever waits hears it; until somebody does it must not end the process.
    this.ended.catch(() => {})
  }

  submit(connection: pg.Connection) {
    this.#connection = connection
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: Message) {
    const kind = chunk.toString('latin1', 0, 1)
    if (kind === 'k' && chunk.readUInt8(17) === 1) this.#report()
    if (kind !== 'w') return
    // The driver reads its next packet into the same bytes.
    const content = Buffer.from(chunk.subarray(headLength))
    if (this.#chunks.length === 0) this.#from = chunk.readBigUInt64BE(1)
    this.#chunks.push(content)
    this.#bytes += content.length
    if (this.#bytes > waitingBytes) this.#connection?.stream.pause()
  }

  /** Takes what has arrived; undefined if nothing has. */
  take(): Waiting | undefined {
    if (this.#chunks.length === 0) return undefined
    const content = Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#bytes = 0
    this.#connection?.stream.resume()
    return { from: this.#from, to: this.#from + BigInt(content.length), content }
  }

  /** So much is handed over. */
  keep(to: bigint) {
    this.#kept = to
    this.#report()
  }

  handleError(error: Error) {
    this.#ends.reject(error)
  }

  handleCommandComplete() {}

  handleRowDescription() {}

  handleDataRow() {}

  handleReadyForQuery() {
    this.#ends.resolve()
  }

  /** Status: written, flushed and applied as far, by a clock that PostgreSQL does not look at. */
  #report() {
    const message = Buffer.alloc(5 + 34)
    message.write('d')
    message.writeUInt32BE(4 + 34, 1)
    message.write('r', 5)
    for (const place of [6, 14, 22]) message.writeBigUInt64BE(this.#kept, place)
    this.#connection?.stream.write(message)
  }
}
