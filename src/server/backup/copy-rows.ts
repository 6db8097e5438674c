import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

type Message = { readonly chunk: Buffer }
type DataRow = { readonly fields: readonly (string | null)[] }
type Complete = { readonly text: string }

/** Rows gather until a piece is that large, so that a table is never in memory. */
const pieceBytes = 4 * 1024 ** 2

const countIn = ({ text }: Complete) => Number(/\d+$/.exec(text)?.[0] ?? 0)

/** What `copy … to stdout` answers, in pieces; the connection waits while nobody takes them. */
class CopyOut implements pg.Submittable {
  readonly pieces: Readable
  rows = 0
  /** What a command of replication answers before and after the copy. */
  readonly results: DataRow['fields'][] = []
  readonly #text: string
  readonly #contentOf: (chunk: Buffer) => Buffer
  #waiting: Buffer[] = []
  #bytes = 0
  #connection: pg.Connection | undefined

  constructor(text: string, contentOf = (chunk: Buffer) => chunk) {
    this.#text = text
    this.#contentOf = contentOf
    this.pieces = new Readable({
      objectMode: true,
      highWaterMark: 1,
      read: () => void this.#connection?.stream.resume(),
      // Whoever stops reading has given up: the rest would only be thrown away.
      destroy: (error, done) => {
        if (!this.pieces.readableEnded) this.#connection?.stream.destroy()
        done(error)
      },
    })
  }

  submit(connection: pg.Connection) {
    this.#connection = connection
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: Message) {
    // The driver reads its next packet into the same bytes.
    const content = Buffer.from(this.#contentOf(chunk))
    this.#waiting.push(content)
    this.#bytes += content.length
    if (this.#bytes >= pieceBytes && !this.#flush()) this.#connection?.stream.pause()
  }

  handleRowDescription() {}

  handleDataRow({ fields }: DataRow) {
    this.results.push(fields)
  }

  handleCommandComplete(message: Complete) {
    this.rows = countIn(message)
    this.#flush()
  }

  handleReadyForQuery() {
    this.pieces.push(null)
  }

  handleError(error: Error) {
    this.pieces.destroy(error)
  }

  #flush() {
    const piece = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#bytes = 0
    return piece.length === 0 || this.pieces.push(piece)
  }
}

/** Gives each piece of what the statement copies out to `take`, one after the other, and answers how many rows there were. */
export async function copyOut(client: pg.Client, text: string, take: (piece: Buffer) => Promise<void>) {
  const query = client.query(new CopyOut(text))
  for await (const piece of query.pieces) await take(piece)
  return query.rows
}

const nothing = Buffer.alloc(0)
/** The first byte says what a part of a base backup is: only data belongs to its one archive. */
const dataOf = (chunk: Buffer) => (chunk.toString('latin1', 0, 1) === 'd' ? chunk.subarray(1) : nothing)

/** The same for `base_backup` over a connection of replication; answers its results. */
export async function copyBase(client: pg.Client, text: string, take: (piece: Buffer) => Promise<void>) {
  const query = client.query(new CopyOut(text, dataOf))
  for await (const piece of query.pieces) await take(piece)
  return query.results
}

/** Feeds `copy … from stdin`. */
class CopyIn implements pg.Submittable {
  readonly rows: Promise<number>
  readonly #text: string
  readonly #pieces: AsyncIterable<Buffer>
  readonly #ends = Promise.withResolvers<number>()
  #rows = 0
  #reason: unknown

  constructor(text: string, pieces: AsyncIterable<Buffer>) {
    this.#text = text
    this.#pieces = pieces
    this.rows = this.#ends.promise
  }

  submit(connection: pg.Connection) {
    connection.query(this.#text)
  }

  handleCopyInResponse({ stream }: pg.Connection) {
    this.#feed(stream).catch((error) => {
      this.#reason = error
      stream.write(frameOf('f', Buffer.from('stopped\0')))
    })
  }

  async #feed(stream: pg.Connection['stream']) {
    for await (const piece of this.#pieces) {
      if (!stream.write(frameOf('d', piece))) await once(stream, 'drain')
      if (this.#reason) return
    }
    stream.write(frameOf('c', Buffer.alloc(0)))
  }

  handleCommandComplete(message: Complete) {
    this.#rows = countIn(message)
  }

  handleReadyForQuery() {
    this.#ends.resolve(this.#rows)
  }

  handleError(error: Error) {
    const reason = this.#reason ?? error
    this.#reason = reason
    this.#ends.reject(reason)
  }
}

function frameOf(kind: string, content: Buffer) {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

export const copyIn = (client: pg.Client, text: string, pieces: AsyncIterable<Buffer>) =>
  client.query(new CopyIn(text, pieces)).rows
