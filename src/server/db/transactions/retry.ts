const attempts = 3

type DatabaseError = { readonly code?: string; readonly constraint?: string }

/** Repeats a transaction that failed for a reason that passes. */
export async function retry<T>(
  transaction: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if (!isPassing(error) || attempt === attempts) throw error
    }
}

/**
 * PostgreSQL aborted the transaction because of a deadlock. Our code locks products in the order of their ids, but
 * manual work on the database and the removal of the demo may use another order.
 */
export const isDeadlock = (error: unknown) => (error as DatabaseError).code === '40P01'

export const retryDeadlock = <T>(transaction: () => Promise<T>): Promise<T> => retry(transaction, isDeadlock)

/** The constraint that a statement broke. */
export const constraintOf = (error: unknown) => (error as DatabaseError).constraint
