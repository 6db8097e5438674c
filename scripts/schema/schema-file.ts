import { join } from 'node:path'

/** Today's tables; written by `npm run schema`, for people to read. */
export const schemaFile = join(import.meta.dirname, '../../src/server/db/schema.sql')
