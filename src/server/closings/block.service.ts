import {
  adminTeamPath,
  casesPath,
  contactPath,
  ordersPath,
  sellerOrdersPath,
  sellerPaymentsPath,
} from '#contract/paths.ts'
import { toRupees } from '#contract/products/price.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { closings as texts } from '#contract/texts/trust/closings.ts'
import type { ClosingBlock } from '#contract/users/closing.ts'
import type { Db } from '#server/db/db.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './block.queries.ts'

export type Block = { readonly kind: ClosingBlock; readonly sentence: Sentence; readonly link: string }
type Person = Pick<Caller, 'user_id' | 'account_type' | 'admin_role'>

/** What is still open, each with the page where its person settles it. */
export async function findBlocks(db: Db, person: Person): Promise<Block[]> {
  const open = await sql.countOpen(db, person.user_id)
  const paymentsLink = person.account_type === 'seller' ? sellerPaymentsPath : ordersPath
  const blocks = [
    { kind: 'bought', count: open.bought, sentence: texts.bought, link: ordersPath },
    { kind: 'sold', count: open.sold, sentence: texts.sold, link: sellerOrdersPath },
    { kind: 'claimed', count: open.claimed, sentence: texts.claimed, link: paymentsLink },
    {
      kind: 'owed',
      count: open.owed,
      sentence: () => texts.owed({ rupees: toRupees(open.owed_paise) }),
      link: ordersPath,
    },
    {
      kind: 'refunds',
      count: open.refunds,
      sentence: ({ count }: { count: number }) =>
        texts.refunds({ count, rupees: toRupees(open.refund_paise) }),
      link: sellerPaymentsPath,
    },
    { kind: 'cases', count: open.cases, sentence: texts.cases, link: casesPath },
    { kind: 'plan', count: open.plan, sentence: () => texts.plan, link: contactPath },
  ] as const
  const keeping = blocks
    .filter(({ count }) => count > 0)
    .map(({ kind, count, sentence, link }): Block => ({ kind, sentence: sentence({ count }), link }))
  return (await isLastOwner(db, person))
    ? [...keeping, { kind: 'owner', sentence: texts.lastOwner, link: adminTeamPath }]
    : keeping
}

async function isLastOwner(db: Db, { user_id, account_type, admin_role }: Person) {
  if (account_type !== 'admin' || (admin_role ?? 'owner') !== 'owner') return false
  return (await sql.findOtherOwners(db, user_id)).length === 0
}
