import { FileText, Handshake } from 'lucide-react'
import { useState } from 'react'
import type { Deal } from '#contract/deals/deal.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { late } from '#web/late/late.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { dealTexts as texts } from './deals-texts.ts'

// What is asked after a press is loaded then.
const onClose = (props: { onClose: () => void }) => props.onClose()
const AcceptDeal = late(async () => (await import('./accept-deal.tsx')).AcceptDeal, onClose)
const DeclineDeal = late(async () => (await import('./decline-deal.tsx')).DeclineDeal, onClose)
const WithdrawDeal = late(async () => (await import('./withdraw-deal.tsx')).WithdrawDeal, onClose)
const CounterDialog = late(async () => (await import('./counter-dialog.tsx')).CounterDialog, onClose)

export type DealButtonsProps = {
  deal: Deal
  name: string
  /** The seller of the room, whose products a counter-offer may add. */
  sellerId: string
  onChanged: (deal: Deal) => void
  /** The server has a later state than the card; the answer is that one. */
  onStale: () => Promise<Deal | undefined>
}

type Question = 'accept' | 'counter' | 'decline' | 'withdraw'
const dialogs = { accept: AcceptDeal, counter: CounterDialog, decline: DeclineDeal, withdraw: WithdrawDeal }

/** What the reader may do with the latest offer, or where it has led to. */
export function DealButtons(props: DealButtonsProps) {
  const { deal, name } = props
  const { can, state, role, proposed_by } = deal
  // The card may show a later offer before the question is answered; the answer is to the one that it was asked of.
  const [about, setAbout] = useState<{ question: Question; deal: Deal }>()
  const ask = (question: Question) => setAbout({ question, deal })
  const Asking = about && dialogs[about.question]
  return (
    <>
      {state === 'open' && proposed_by === role && (
        <p className="text-muted text-small">{texts.waitsForOther(name)}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can.accept && (
          <Button icon={<Handshake />} onClick={() => ask('accept')}>
            {texts.accept}
          </Button>
        )}
        {can.counter && (
          <Button variant="secondary" onClick={() => ask('counter')}>
            {texts.counter}
          </Button>
        )}
        {can.decline && (
          <Button variant="ghost" onClick={() => ask('decline')}>
            {texts.decline}
          </Button>
        )}
        {can.withdraw && (
          <Button variant="secondary" onClick={() => ask('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
        <OrderLink deal={deal} />
      </div>
      {Asking && <Asking {...props} deal={about.deal} onClose={() => setAbout(undefined)} />}
    </>
  )
}

function OrderLink({ deal: { order_id, role } }: { deal: Deal }) {
  if (!order_id) return null
  return (
    <ButtonLink to={role === 'buyer' ? orderPath(order_id) : sellerOrderPath(order_id)} icon={<FileText />}>
      {texts.openOrder(order_id)}
    </ButtonLink>
  )
}
