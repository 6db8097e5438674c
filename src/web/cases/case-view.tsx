import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { getDeskFile } from '#contract/admin/admin-cases.ts'
import type { Case } from '#contract/cases/case-fields.ts'
import { getCaseFile } from '#contract/cases/case-files.ts'
import { adminOrderPath, orderPath, sellerOrderPath } from '#contract/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHistory } from './case-history.tsx'
import { toneOf, turnSentence } from './case-words.ts'
import { casesTexts, nameOf, caseTexts as texts } from './cases-texts.ts'

const orderPaths = { buyer: orderPath, seller: sellerOrderPath, desk: adminOrderPath }

type CaseViewProps = {
  row: Case
  /** Where its order is read by this side; null where there is nothing to read. */
  orderAt?: keyof typeof orderPaths | null
  /** The call that answers with its files. */
  fileOf?: typeof getCaseFile | typeof getDeskFile
  /** What this side may do. */
  children?: ReactNode
}

/** A problem, for whoever may read it: whose turn it is comes first. */
export function CaseView({ row, orderAt = null, fileOf = getCaseFile, children }: CaseViewProps) {
  const isMine = row.turn?.role === row.me
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="wrap-anywhere min-w-0 font-semibold">{nameOf(row)}</p>
        <Badge tone={toneOf(row)}>{casesTexts.states[row.state]}</Badge>
        <OrderLink orderId={row.order_id} orderAt={orderAt} />
      </div>
      <Notice tone={isMine ? 'warning' : 'info'}>{turnSentence(row)}</Notice>
      {children}
      {row.state !== 'closed' && (
        <p className="num text-muted text-small">{texts.settledBy(dayOf(row.close_by))}</p>
      )}
      <CaseFacts row={row} />
      <CaseHistory row={row} fileOf={fileOf} />
    </div>
  )
}

type OrderLinkProps = { orderId: string | null; orderAt: keyof typeof orderPaths | null }

function OrderLink({ orderId, orderAt }: OrderLinkProps) {
  if (orderId === null) return null
  if (orderAt === null) return <span className="num">{texts.order(orderId)}</span>
  return (
    <Link
      className="inline-flex min-h-11 items-center underline underline-offset-2"
      to={orderPaths[orderAt](orderId)}
    >
      {texts.order(orderId)}
    </Link>
  )
}
