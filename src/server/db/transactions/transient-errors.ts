type Trouble = { readonly code?: unknown; readonly message?: unknown }

/*
 * 08 connection, 25006 a primary that became a replica, 25P03 and 57 a session or statement that was ended, 40 a
 * transaction that was aborted for others, 53 out of memory, disk or connections, 55P03 a lock that timed out.
 */
const passingStates = /^(08|25006|25P03|40|53|55P03|57)/
const brokenLines =
  /^(EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/
// Errors of this machine: its disk is full, or too many files are open.
const fullMachine = /^(EDQUOT|EMFILE|ENFILE|ENOSPC)$/
// Messages of the PostgreSQL client that have no code.
const sentences =
  /connection (terminated|timeout|ended)|not queryable|client was closed|read timeout|timeout exceeded when trying/i

export const isFullMachine = ({ code }: Trouble): boolean =>
  typeof code === 'string' && fullMachine.test(code)

/** Errors that pass: the database restarts, fails over, does not answer or has no room. */
export function isTransient({ code, message }: Trouble): boolean {
  const known = [passingStates, brokenLines, fullMachine]
  if (typeof code === 'string' && known.some((kind) => kind.test(code))) return true
  return typeof message === 'string' && sentences.test(message)
}

/** The client's time limit passed: the statement may still run, so its connection cannot be used again. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'
