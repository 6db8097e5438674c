import type { AdminUser, AdminUserOrder, AdminUserProduct } from '#contract/admin/admin-users.ts'
import { toRupees } from '#contract/products/price.ts'
import { presentStateName } from '#contract/tax/state-names.ts'
import type { KnownRow } from './admin.queries.ts'
import type { OrderRow, ProductRow } from './person.queries.ts'

export const toKnownUser = ({ suspended_at, created_at, state, ...same }: KnownRow): AdminUser => ({
  ...same,
  state: state && presentStateName(state),
  suspended_at: suspended_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

export const toOrderOfUser = ({ order_date, total_paise, ...same }: OrderRow): AdminUserOrder => ({
  ...same,
  order_date: order_date.toISOString(),
  total_cost: toRupees(total_paise),
})

export const toProductOfUser = ({ created_at, ...same }: ProductRow): AdminUserProduct => ({
  ...same,
  created_at: created_at.toISOString(),
})
