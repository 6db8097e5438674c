import { Handshake } from 'lucide-react'
import type { AcceptedQuote as Quote } from '#contract/chats/chat.ts'
import { offerPath, type Side } from '#web/start-chat/room-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { quoteTexts as texts } from './deals-texts.ts'

type AcceptedQuoteProps = { side: Side; roomId: string; quote: Quote }

/** What brought both into this room, and the way on to an order of it. */
export function AcceptedQuote({ side, roomId, quote }: AcceptedQuoteProps) {
  const { requirement_id, product_name, price, unit, delivery_days } = quote
  return (
    <div className="flex flex-none items-center gap-3 border-border border-b bg-primary-soft px-4 py-2 md:px-5">
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium text-small">{texts.accepted(product_name)}</span>
        <span className="num block text-micro text-muted">
          {texts.terms(rupees(price), unit, delivery_days)}
        </span>
      </p>
      <ButtonLink to={offerPath(side, roomId, requirement_id)} size="sm" icon={<Handshake />}>
        {texts.makeDeal}
      </ButtonLink>
    </div>
  )
}
