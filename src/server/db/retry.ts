const deadlock = '40P01'
const attempts = 3

/**
 * Repeats a transaction that PostgreSQL aborted because of a deadlock. Our code locks products in the order of their
 * ids, but manual work on the database and the removal of the demo may use another order.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: string }).code !== deadlock || attempt === attempts) throw error
    }
}
