import pg from 'pg'
import { statements } from '#server/signals/signals.ts'
import { compile, type Sql } from './sql.ts'
import { inOneMessage } from './transactions/message.ts'
import { runOnce, takeSession } from './transactions/sessions.ts'
import { openTransaction, type Run } from './transactions/statements.ts'
import { isUnanswered } from './transactions/transient-errors.ts'

// The driver returns both as text by default. Amounts in paise and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Either the pool or an open transaction; queries do not need to know which. */
export interface Db {
  many<Row>(query: Sql<Row>): Promise<Row[]>
  maybe<Row>(query: Sql<Row>): Promise<Row | undefined>
  one<Row>(query: Sql<Row>): Promise<Row>
  /** Runs a statement and returns the number of affected rows. */
  run(query: Sql): Promise<number>
  /**
   * Runs a statement whose answer the work does not need. In a transaction it travels with the commit, which fails
   * with its error; so the work must not catch that.
   */
  send(query: Sql): Promise<void>
  /** Runs all or nothing. Inside a transaction it joins that one. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Runs work only after the transaction commits; outside a transaction, at once. */
  afterCommit(work: () => void): void
  /** The same for background work, whose statements may take a minute; inside a transaction it joins that one. */
  readonly background: Db
  /** What its transactions and its background belong to: the same object in all of them. */
  readonly origin: Db
}

type Options = {
  readonly checkRows?: boolean
  readonly origin?: Db
  /** Separate connections for background work; without them it shares those of the requests. */
  readonly background?: pg.Pool
}

/** The pool must have `pipeline`: statements of a transaction are sent without waiting for the answers of earlier ones. */
export function createDb(pool: pg.Pool, { checkRows = false, background, origin }: Options = {}): Db {
  if (!pool.options.pipeline) throw new Error('the pool of a Db needs pipeline: true')
  const db: Db = {
    ...queriesOver(
      watched((query) => runOnce(pool, query)),
      checkRows,
    ),
    send: async (query) => void (await runOnce(pool, compile(query))),
    transaction: (work) => inTransaction(pool, { checkRows, origin: db.origin }, work),
    afterCommit: (work) => work(),
    get background() {
      return behind ?? db
    },
    get origin() {
      return origin ?? db
    },
  }
  const behind = background && createDb(background, { checkRows, origin: db.origin })
  return db
}

/** Their time, and that they failed, is for whoever watches the server. */
const watched =
  (run: Run): Run =>
  (query) =>
    statements.run({ text: typeof query === 'string' ? query : query.text }, () => run(query))

function queriesOver(run: Run, checkRows: boolean) {
  const many = async <Row>(query: Sql<Row>): Promise<Row[]> => {
    const { rows } = await run(compile(query))
    // Checked, not changed: tests see the rows that the product sees.
    if (checkRows) query.row?.array().parse(rows)
    return rows
  }
  return {
    many,
    maybe: async <Row>(query: Sql<Row>) => (await many(query))[0],
    async one<Row>(query: Sql<Row>) {
      const [row] = await many(query)
      if (row === undefined) throw new Error('expected one row')
      return row
    },
    run: async (query: Sql) => (await run(compile(query))).rowCount ?? 0,
  }
}

type Root = { readonly checkRows: boolean; readonly origin: Db }

async function inTransaction<T>(
  pool: pg.Pool,
  { checkRows, origin }: Root,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const afterwards: (() => void)[] = []
  const result = await withConnection(pool, async (run) => {
    const statements = openTransaction(run)
    const tx: Db = {
      ...queriesOver(statements.run, checkRows),
      send: statements.send,
      transaction: (inner) => inner(tx),
      afterCommit: (later) => afterwards.push(later),
      get background() {
        return tx
      },
      origin,
    }
    try {
      const result = await work(tx)
      await statements.commit()
      return result
    } finally {
      statements.close()
    }
  })
  for (const later of afterwards) doCommitted(later)
  return result
}

/** The transaction is committed, and the caller must learn that even if the work after it fails. */
function doCommitted(later: () => void) {
  try {
    later()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

async function withConnection<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const { session: client, remaining } = await takeSession(pool)
  const run = watched(inOneMessage(client, remaining))
  let broken: Error | undefined
  const notice = (error: Error) => {
    broken = error
  }
  client.on('error', notice)
  try {
    return await work(run)
  } catch (error) {
    if (isUnanswered(error)) broken = error
    // A statement that still runs would delay a rollback; PostgreSQL rolls back when the connection is cut.
    else if (!broken) await run('rollback').catch(notice)
    throw error
  } finally {
    client.off('error', notice)
    client.release(broken)
  }
}
