import type pg from 'pg'
import { compile, type Sql } from '../sql.ts'

export type Run = (query: pg.QueryConfig | string) => Promise<pg.QueryResult>

/** Begins a transaction. Its first statements travel with `begin`, and its last ones with `commit`. */
export function openTransaction(run: Run) {
  const sent: Promise<unknown>[] = []
  let begun = false
  let isOver = false
  const beginning = run('begin').then(() => {
    begun = true
  })
  beginning.catch(() => {})
  let mustWait = false

  const runOpen: Run = (query) =>
    isOver ? Promise.reject(new Error('the transaction has ended')) : run(query)
  const runInside: Run = (query) => {
    // If `begin` failed, a statement beside it would be a transaction by itself: only readers may be.
    mustWait ||= !begun && !isReader(query)
    return begun || !mustWait ? runOpen(query) : beginning.then(() => runOpen(query))
  }
  return {
    run: runInside,
    async send(query: Sql) {
      const answer = runInside(compile(query))
      answer.catch(() => {})
      sent.push(answer)
    },
    async commit() {
      await beginning
      isOver = true
      const [{ command }] = await Promise.all([run('commit'), ...sent])
      // PostgreSQL answers this way if a statement failed and the work ignored the error.
      if (command === 'ROLLBACK') throw new Error('the transaction had failed before its commit')
    },
    /** What its work left behind must not run after it. */
    close() {
      isOver = true
    },
  }
}

const isReader = (query: pg.QueryConfig | string) =>
  /^\s*select/i.test(typeof query === 'string' ? query : query.text)
