import { join } from 'node:path'

/** Today's tables; written by `npm run schema`, read by people. */
export const schemaFile = join(import.meta.dirname, '../../src/server/db/schema.sql')
