import { removeFiles, sweepDue } from '#server/media/sweep-due.service.ts'
import type { Services } from '#server/services.ts'
import * as sql from './application.queries.ts'
import { applicationIdOf } from './secret-places.rules.ts'

type Where = Pick<Services, 'db'> & {
  readonly sealedFiles: Pick<Services['sealedFiles'], 'list' | 'changedAt' | 'delete'>
}

/** Deletes documents of applications that were never filed or are decided. */
export const sweepDueDocuments = ({ db, sealedFiles }: Where) =>
  sweepDue({
    db,
    kind: 'applications',
    settle: async (tx, folders) => {
      const documented = await sql.findDocumented(tx, folders.map(applicationIdOf))
      const named = new Set(documented.map(({ seller_application_id }) => seller_application_id))
      return {
        failed: await removeFiles(
          sealedFiles,
          folders.filter((folder) => !named.has(applicationIdOf(folder))),
        ),
      }
    },
  })
