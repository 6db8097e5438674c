const deadlock = '40P01'
const attempts = 3

/**
 * Does a transaction again that PostgreSQL ended to free others. Our own locks are always taken in one order; a
 * statement that touches many rows, such as a seller's new name on all their products, has no order to speak of.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: string }).code !== deadlock || attempt === attempts) throw error
    }
}
