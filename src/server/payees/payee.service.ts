import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import { orderPath, sellerPayeePath } from '#contract/paths.ts'
import type { savePayee as contract } from '#contract/payments/payee.ts'
import { payeeProblem } from '#contract/payments/payee-rules.ts'
import { lastDigitsOf } from '#contract/sellers/bank-account.ts'
import type { ShopDispatch } from '#contract/sellers/dispatch.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { actorOf, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { requireOwnPassword } from '#server/users/own-password.service.ts'
import { wrongCurrent } from '#server/users/password-change.service.ts'
import type { SignInAttempt } from '#server/users/throttle.service.ts'
import * as sql from './payee.queries.ts'
import type { PayeeRow } from './payee.row.ts'
import { accountNumberOf, openAccountOf } from './payee.rules.ts'

type Draft = InputOf<typeof contract>
type Seller = { readonly user_id: string }
type Sealing = Pick<Services, 'secrets'>
type Stated = Omit<Draft, 'password' | 'account_number'>

export async function getPayee(db: Db, { user_id }: Seller) {
  const [payee, kept, { dispatch }] = await Promise.all([
    sql.findPayee(db, user_id),
    sql.findTerms(db, user_id),
    sql.findDispatch(db, user_id),
  ])
  return { payee, terms: kept?.terms ?? null, dispatch }
}

/**
 * Sets where new orders are paid. Whoever has only a session cannot, and earlier orders keep their payee, so that a
 * stolen one redirects no money.
 */
export async function savePayee(services: Services, caller: Caller, draft: Draft, trying: SignInAttempt) {
  const owner = await requireOwnPassword(services, caller, draft.password, trying)
  return services.db.transaction(async (tx) => {
    const seller = await sql.lockSeller(tx, caller.user_id)
    if (seller.password_hash !== owner.password_hash) throw wrongCurrent('password')
    const before = await sql.findPayee(tx, caller.user_id)
    const account = accountOf(services, draft, before)
    const problem = payeeProblem({ ...draft, account })
    if (problem) throw badInput(problem.sentence, problem.field)
    await sql.updateReplaced(tx, caller.user_id)
    const payee = await sql.insertPayee(tx, caller.user_id, newPayee(services, draft, account))
    await notifyAll(tx, caller, { seller: seller.name, isFirst: before === undefined })
    await audit(tx, actorOf(caller, trying.visit), {
      action: 'user.change-payee',
      subject_id: caller.user_id,
      subject_name: seller.name,
      // Admins read the audit, and only the two sides of an order where it is paid.
      details: { name: payee.name },
    })
    return payee
  })
}

/** In full; blank without one. A form that was never shown the number does not send it. */
function accountOf({ secrets }: Services, { account_number }: Draft, before: PayeeRow | undefined): string {
  if (account_number !== undefined) return account_number
  return before ? openAccountOf(secrets, before) : ''
}

function newPayee({ secrets }: Sealing, draft: Stated, account: string): sql.NewPayee {
  const payee_id = randomUUID()
  const { name, vpa, vpa_kind, mcc, ifsc } = draft
  return {
    payee_id,
    name,
    vpa,
    vpa_kind,
    mcc: vpa_kind === 'merchant' ? mcc : '',
    account_number: account === '' ? null : secrets.seal(Buffer.from(account), accountNumberOf(payee_id)),
    account_number_end: lastDigitsOf(account),
    ifsc,
  }
}

type Past = Stated & { readonly account_number: string; readonly created_at: Date }

/** Where a shop of the demo is paid, since when it is there. */
export const addPayee = (tx: Db, { secrets }: Sealing, { user_id }: Seller, { created_at, ...draft }: Past) =>
  sql.insertPayee(tx, user_id, { ...newPayee({ secrets }, draft, draft.account_number), created_at })

type Change = { readonly seller: string; readonly isFirst: boolean }

async function notifyAll(tx: Db, { user_id }: Seller, { seller, isFirst }: Change) {
  const open = isFirst ? [] : await sql.findOpenOrders(tx, user_id, limits.payment.buyersNotified)
  await notify(tx, [
    {
      user_id,
      ...(isFirst
        ? { kind: 'payment' as const, sentence: notifications.ownPayeeSaved }
        : { kind: 'payee-changed' as const, sentence: notifications.ownPayeeChanged }),
      link: sellerPayeePath,
    },
    ...open.map(({ order_id, buyer_id }) => ({
      user_id: buyer_id,
      order_id,
      kind: 'payee-changed' as const,
      sentence: notifications.payeeChanged({ order: order_id, seller }),
      link: orderPath(order_id),
    })),
  ])
}

export async function saveTerms(db: Db, { user_id }: Seller, terms: PaymentTerms | null) {
  await (terms ? sql.upsertTerms(db, user_id, terms) : sql.deleteTerms(db, user_id))
}

export async function saveDispatch(db: Db, { user_id }: Seller, dispatch: ShopDispatch | null) {
  await (dispatch ? sql.upsertDispatch(db, user_id, dispatch) : sql.deleteDispatch(db, user_id))
}
