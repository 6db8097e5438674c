type Trouble = { readonly code?: unknown; readonly message?: unknown }

/*
 * 08 connection, 25006 a primary that has become a replica, 25P03 and 57 a session or statement that was ended, 40 a
 * transaction that made room for others, 53 no memory, disk or connection left, 55P03 a lock that did not come in time.
 */
const passingStates = /^(08|25006|25P03|40|53|55P03|57)/
const brokenLines =
  /^(EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/
// Of this machine: its disk is full, or it has no more files to open.
const fullMachine = /^(EDQUOT|EMFILE|ENFILE|ENOSPC)$/
// What the client of PostgreSQL says without a code.
const sentences =
  /connection (terminated|timeout|ended)|not queryable|client was closed|read timeout|timeout exceeded when trying/i

/** Trouble that passes: the database restarts, changes over or does not answer, or there is no room. */
export function isTransient({ code, message }: Trouble): boolean {
  const known = [passingStates, brokenLines, fullMachine]
  if (typeof code === 'string' && known.some((kind) => kind.test(code))) return true
  return typeof message === 'string' && sentences.test(message)
}

/** The client's own time limit has passed: the statement may still run, so its connection is of no more use. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'
