import { Ban, CircleCheck, CircleX, Clock, Handshake, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deal } from '#contract/deals/deal.ts'
import { getQuotation } from '#contract/deals/deal-files.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { DealButtons, type DealButtonsProps } from './deal-buttons.tsx'
import { DealFacts } from './deal-facts.tsx'
import { DealRecord } from './deal-record.tsx'
import { titleOf } from './deal-words.ts'
import { dealTexts as texts } from './deals-texts.ts'
import { useDeal } from './room-deals.ts'
import { useExpiry } from './use-expiry.ts'

export type DealCardProps = {
  roomId: string
  dealId: string
  /** The other person. */
  name: string
  sellerId: string
  /** What the message says in words, until the deal is there. */
  children: ReactNode
}

/** A deal in its chat, as it stands now, with what the reader may do. */
export function DealCard({ roomId, dealId, name, sellerId, children }: DealCardProps) {
  const { deal: read, show, refresh } = useDeal(roomId, dealId)
  const deal = useExpiry(read)
  if (!deal) return children
  return <Card {...{ deal, name, sellerId }} onChanged={show} onStale={refresh} />
}

function Card(props: DealButtonsProps) {
  const { deal, name } = props
  const { total, revision } = deal
  const title = titleOf(deal, name)
  const { tone, Icon, label } = lookOf(deal)
  return (
    <article
      aria-label={texts.card(title, label, rupees(total))}
      className="grid w-full max-w-110 gap-3 rounded-panel border border-border-strong bg-surface p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="flex min-w-0 items-center gap-2 wrap-anywhere text-h3">
          <Handshake className="size-5 flex-none text-primary" />
          {title}
        </p>
        <span className="flex items-center gap-2">
          {revision > 1 && <span className="num text-muted text-small">{texts.round(revision)}</span>}
          <Badge tone={tone} icon={<Icon />}>
            {label}
          </Badge>
        </span>
      </header>
      <DealFacts deal={deal} />
      <DealButtons {...props} />
      <SaveButton
        variant="ghost"
        failure={texts.saveError}
        label={texts.quotation}
        load={() => fetchFile(getQuotation, { dealId: deal.deal_id })}
      />
      <DealRecord deal={deal} />
    </article>
  )
}

const lookOf = ({ state, is_cancelled }: Deal) =>
  is_cancelled
    ? ({ tone: 'neutral', Icon: Ban, label: texts.orderCancelled } as const)
    : { ...looks[state], label: texts.states[state] }

const looks = {
  open: { tone: 'info', Icon: Hourglass },
  accepted: { tone: 'success', Icon: CircleCheck },
  declined: { tone: 'danger', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: Ban },
  expired: { tone: 'warning', Icon: Clock },
} as const
