const deadlock = '40P01'
const attempts = 3

/**
 * Does a transaction again that PostgreSQL ended to free others. Products are always locked in the order of their ids,
 * but whoever works on the database by hand, or takes the demo out of it, may have an order of their own.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: string }).code !== deadlock || attempt === attempts) throw error
    }
}
