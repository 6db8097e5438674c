import pg from 'pg'
import type { Run } from './statements.ts'

/** What `pg` has and does not declare. */
type Connection = {
  readonly stream: { write(bytes: Buffer): void }
  readonly submittedNamedStatements: Record<string, string>
  sync(): void
}
type Statement = pg.Query & {
  readonly name?: string
  readonly text: string
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/**
 * Statements that are issued in one turn of the event loop, with one Sync behind the last, so PostgreSQL answers them in
 * one message too. After one that fails it skips the others, which then fail with the same error.
 */
class Message extends pg.Query {
  private readonly statements: readonly Statement[]
  private answered = 0
  /** Of the statement that is being answered: the client notes that it is prepared. */
  name: string | undefined
  text = ''
  /** The client's, for its time limit. */
  callback: ((error: Error | null) => void) | undefined
  /** Milliseconds, instead of the session's own. */
  readonly query_timeout: number | undefined

  constructor(statements: readonly Statement[], timeoutMs: number | undefined) {
    super('')
    this.query_timeout = timeoutMs
    this.statements = statements
    this.next()
  }

  /** Returns an error if there are values that cannot be sent; then nothing is. */
  override submit = (to: unknown) => {
    const connection = to as Connection
    const parts: Buffer[] = []
    let isUnfit = false
    const collector: Connection = Object.create(connection, {
      _send: { value: (part: Buffer) => parts.push(part) },
      sync: { value() {} },
      // The client closes what it could not bind.
      close: {
        value() {
          isUnfit = true
        },
      },
    })
    for (const statement of this.statements) statement.prepare(collector)
    if (isUnfit) return new Error('a statement beside this one could not be sent')
    connection.sync.call(collector)
    // One write, since each costs as much as half a statement.
    connection.stream.write(Buffer.concat(parts))
    return null
  }

  handleRowDescription(message: unknown) {
    this.statements[this.answered]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown) {
    this.statements[this.answered]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    this.statements[this.answered]?.handleCommandComplete(message, connection)
    this.answered += 1
    this.next()
  }

  handleReadyForQuery(connection: Connection) {
    for (const statement of this.statements) statement.handleReadyForQuery(connection)
    this.callback?.(null)
  }

  handleError(error: Error, connection: Connection) {
    for (const [place, statement] of this.statements.entries())
      if (place < this.answered) statement.handleReadyForQuery(connection)
      else {
        // What was skipped is not prepared.
        if (statement.name) delete connection.submittedNamedStatements[statement.name]
        statement.handleError(error, connection)
      }
    this.callback?.(error)
  }

  private next() {
    const { name, text = '' } = this.statements[this.answered] ?? {}
    this.name = name
    this.text = text
  }
}

/** Sends what is issued together in one message; PostgreSQL runs it in its order. The first may have a time limit of its own. */
export function inOneMessage(client: pg.PoolClient, firstMs?: number): Run {
  let waiting: Statement[] = []
  let timeoutMs = firstMs
  const send = () => {
    client.query(new Message(waiting, timeoutMs))
    timeoutMs = undefined
    waiting = []
  }
  const issue = (query: pg.QueryConfig | string) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(send)
      const config = typeof query === 'string' ? { name: query, text: query } : query
      const statement = new pg.Query(config, (error, result) =>
        error ? reject(error) : resolve(result as unknown as pg.QueryResult),
      )
      waiting.push(statement as Statement)
    })
  return async (query) => {
    try {
      return await issue(query)
    } catch (error) {
      // With the trace of whoever issued it; its own leads to the parser.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}
