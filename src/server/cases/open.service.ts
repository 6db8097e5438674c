import type { openCase as contract } from '#contract/cases/case.ts'
import { clocksOf, isAboutGoods, isAboutOrder, wishesOf } from '#contract/cases/case-rules.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { requireMissing } from '#server/order-goods/missing.service.ts'
import { refundDueOf } from '#server/payments/order-payment.service.ts'
import * as sql from './case.queries.ts'
import { goodsOf, newCaseId, problemOf } from './case.rules.ts'
import { found } from './in-turn.service.ts'
import { nameOf, notifyDesk, notifySide } from './notify-of-cases.service.ts'
import * as facts from './order-facts.queries.ts'
import { findSameReport } from './report.queries.ts'
import { subjectOf } from './report.service.ts'

type Person = { readonly user_id: string }
type Draft = InputOf<typeof contract>
type When = { readonly key?: string | undefined; readonly now: Date }

/** Opens a problem; one about goods that an open one is about joins that. */
export const openCase = (db: Db, caller: Person, draft: Draft, { key, now }: When) => {
  const open = async (tx: Db) => {
    const keyed = { user_id: caller.user_id, key, input: { call: 'open-case', ...draft } }
    const answer = await runOnce(tx, keyed, () => openOnce(tx, caller, draft, now))
    return { row: found(await sql.findCase(tx, caller.user_id, answer.case_id)), joined: answer.joined }
  }
  // It locks the order and then the case, and who settles the case locks them the other way round.
  return retryDeadlock(() => db.transaction(open))
}

async function openOnce(tx: Db, caller: Person, draft: Draft, now: Date) {
  if (!wishesOf(draft.kind).includes(draft.wish)) throw badInput(texts.wrongWish, 'wish')
  await facts.lockOpener(tx, caller.user_id)
  const { count } = await facts.countOpen(tx, caller.user_id)
  if (count >= limits.case.open) throw conflict(texts.tooManyOpen({ limit: limits.case.open }))
  return isAboutOrder(draft.kind) ? openOfOrder(tx, caller, draft, now) : report(tx, caller, draft, now)
}

async function openOfOrder(tx: Db, { user_id }: Person, draft: Draft, now: Date) {
  const { orderId, kind, lines } = draft
  if (orderId === undefined) throw badInput(texts.needsOrder, 'orderId')
  if (!(await facts.lockOrder(tx, user_id, orderId))) throw notFound('order')
  const order = await facts.findOrderFacts(tx, user_id, orderId)
  if (!order) throw notFound('order')
  const isBuyer = user_id === order.buyer_id
  const wishes = isAboutGoods(kind) ? lines : []
  const goods = goodsOf(kind, wishes, order.lines)
  if (goods.problem) throw badInput(goods.problem, 'lines')
  if (draft.missing) await requireMissing(tx, orderId, wishes, now)
  const named = order.lines.filter((line) => wishes.some((each) => each.line_number === line.line_number))
  const problem = problemOf(
    kind,
    {
      ...order,
      isBuyer,
      delivered_on: latestOf(named.map((line) => line.delivered_on)),
      refund_due: await refundDueOf(tx, { user_id }, orderId),
    },
    now,
  )
  if (problem) throw conflict(problem)
  const same = await facts.findSame(tx, {
    ...{ userId: user_id, orderId, kind },
    lines: wishes.map((each) => each.line_number),
    areMissing: draft.missing ?? false,
  })
  if (same) return join(tx, { caseId: same.case_id, user_id, draft: { ...draft, lines: wishes } }, now)
  return start(tx, {
    // Its lines say which products it is about.
    ...{ user_id, draft: { ...draft, productId: undefined, lines: wishes }, now },
    order_id: orderId,
    about_id: isBuyer ? order.seller_id : order.buyer_id,
    subject: goods.subject,
    money: goods.money,
  })
}

const latestOf = (days: readonly (string | null)[]) => {
  if (days.includes(null)) return null
  return [...days].sort().at(-1) ?? null
}

async function report(tx: Db, { user_id }: Person, draft: Draft, now: Date) {
  const subject = await subjectOf(tx, user_id, draft)
  if (subject?.about_id === user_id) throw conflict(texts.ownReport)
  const same = subject && (await findSameReport(tx, { user_id, kind: draft.kind, ...subject }))
  if (same) return join(tx, { caseId: same.case_id, user_id, draft: { ...draft, lines: [] } }, now)
  return start(tx, {
    ...{ user_id, draft: { ...draft, productId: subject?.product_id ?? undefined, lines: [] } },
    ...{ now, order_id: null },
    about_id: subject?.about_id ?? null,
    subject: subject?.name ?? '',
    money: { value: 0, restocking: 0, collection: 0 },
  })
}

type Start = {
  readonly user_id: string
  readonly draft: Draft
  readonly now: Date
  readonly order_id: string | null
  readonly about_id: string | null
  readonly subject: string
  readonly money: { readonly value: number; readonly restocking: number; readonly collection: number }
}

async function start(tx: Db, { user_id, draft, now, order_id, about_id, subject, money }: Start) {
  const { kind, wish, words, lines, productId, show_chat } = draft
  const case_id = newCaseId()
  const clocks = clocksOf(kind, now)
  await sql.insertCase(tx, {
    ...{ case_id, kind, order_id, about_id, subject, wish, money, clocks, now },
    product_id: productId ?? null,
    opened_by: user_id,
    ...{ visitor: null, code_hash: null },
    state: order_id === null ? 'escalated' : 'open',
    chat_readers: show_chat ? [user_id] : [],
  })
  if (order_id !== null && lines.length > 0) await sql.upsertLines(tx, case_id, order_id, lines)
  await sql.insertEvent(tx, case_id, { role: 'opener', actor_id: user_id, event: 'opened', words, now })
  const row = found(await sql.findCase(tx, user_id, case_id))
  if (order_id === null) await notifyDesk(tx, row)
  else {
    const until = (row.answer_by ?? row.close_by).toISOString()
    const about = { number: case_id, name: nameOf(row, 'opener'), kind, subject, until }
    await notifySide(tx, row, 'other', notifications.caseOpened(about))
  }
  return { case_id, joined: false }
}

type Joining = { readonly caseId: string; readonly user_id: string; readonly draft: Draft }

async function join(tx: Db, { caseId, user_id, draft }: Joining, now: Date) {
  await sql.lockCase(tx, caseId)
  const before = found(await sql.findCase(tx, user_id, caseId))
  if (before.order_id !== null && draft.lines.length > 0) {
    const added = draft.missing ? addedTo(before.lines, draft.lines) : draft.lines
    await sql.upsertLines(tx, caseId, before.order_id, added)
    const { lines, kind } = found(await sql.findCase(tx, user_id, caseId))
    const goods = goodsOf(kind, lines, lines)
    if (goods.money) await sql.updateMoney(tx, caseId, goods.money, goods.subject)
  }
  const { words } = draft
  await sql.insertEvent(tx, caseId, { role: 'opener', actor_id: user_id, event: 'joined', words, now })
  await sql.updateCase(tx, caseId, { chat_reader: draft.show_chat ? user_id : undefined }, now)
  const about = { number: caseId, name: nameOf(before, 'opener') }
  await notifySide(tx, before, 'other', notifications.caseJoined(about))
  return { case_id: caseId, joined: true }
}

/** What the receipts say is missing beyond what is reported already. */
const addedTo = (reported: Draft['lines'], lines: Draft['lines']) =>
  lines.map(({ line_number, quantity }) => {
    const before = reported.find((each) => each.line_number === line_number)?.quantity ?? 0
    return { line_number, quantity: before + quantity }
  })
