import { checkKinds, type SellerCheck, type SellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { toService } from '#server/service-figures/figures.reply.ts'
import type { FiguresRow } from '#server/service-figures/figures.row.ts'
import type { CheckRow } from './check.row.ts'

function stateOf({ ended_at, valid_until }: CheckRow, now: Date): SellerCheck['state'] {
  if (ended_at) return 'changed'
  return valid_until && valid_until <= now ? 'over' : 'valid'
}

function toCheck(row: CheckRow, now: Date): SellerCheck {
  const { kind, result, method, facts } = row
  return {
    ...{ kind, result, method },
    checked_at: row.checked_at.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    state: stateOf(row, now),
    ...('status' in facts && {
      register: { status: facts.status, trade_name: facts.trade_name, registered_on: facts.registered_on },
    }),
  }
}

type Evidence = {
  readonly seller_id: string
  readonly is_seller_verified: boolean
  readonly approved_at: Date | null
  readonly checks: readonly CheckRow[]
  readonly figures: FiguresRow | undefined
}

export const toEvidence = (
  { approved_at, checks, figures, ...seller }: Evidence,
  now: Date,
): SellerEvidence => ({
  success: true,
  ...seller,
  approved_at: approved_at?.toISOString() ?? null,
  checks: checkKinds.flatMap((kind) =>
    checks.filter((row) => row.kind === kind).map((row) => toCheck(row, now)),
  ),
  service: figures ? toService(figures) : null,
})
