import type { StoredFile } from '#contract/reply.ts'
import { notFound } from '#server/errors.ts'
import { removeFiles, sweepDue } from '#server/media/sweep-due.service.ts'
import type { Services } from '#server/services.ts'
import * as sql from './payment.queries.ts'
import { paymentIdOf, proofOf } from './proof-places.rules.ts'

type Where = Pick<Services, 'db' | 'sealedFiles'>

/** Only for both sides of the order; for everybody else it does not exist. */
export async function getProof(
  { db, sealedFiles }: Where,
  { user_id }: { readonly user_id: string },
  paymentId: string,
): Promise<StoredFile> {
  const payment = await sql.findPayment(db, user_id, paymentId)
  const bytes = payment?.proof ? await sealedFiles.get(proofOf(paymentId)) : undefined
  if (!(payment && bytes)) throw notFound('file')
  const name = `Payment-${payment.order_id}`
  return payment.proof === 'picture'
    ? { media_type: 'image/webp', file_name: `${name}.webp`, bytes }
    : { media_type: 'application/pdf', file_name: `${name}.pdf`, bytes }
}

const findNamed = async (db: Services['db'], ids: readonly string[]) =>
  (await sql.findProven(db, ids)).map(({ payment_id }) => payment_id)

/** Deletes files of payments that were never noted or went with their order. */
export const sweepDueProofs = ({ db, sealedFiles }: Where) =>
  sweepDue({
    db,
    kind: 'payments',
    settle: async (tx, names) => {
      const named = new Set(await findNamed(tx, names.map(paymentIdOf)))
      return {
        failed: await removeFiles(
          sealedFiles,
          names.filter((name) => !named.has(paymentIdOf(name))),
        ),
      }
    },
  })
