import { Handshake, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { OwnRequirement, ReceivedQuote } from '#contract/requirement.ts'
import { offerPath, roomPath } from '#web/start-chat/room-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SelectField } from '#web/ui/fields/field.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { QuoteCard } from './quote-card.tsx'
import { marksOf, type QuoteOrder, sortQuotes } from './quote-marks.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type QuoteGridProps = {
  requirement: OwnRequirement
  quotes: readonly ReceivedQuote[]
  roomId: string | null
  onChanged: () => Promise<void>
}

const columns: Record<number, string> = {
  1: 'md:grid-cols-[minmax(0,400px)]',
  2: 'md:grid-cols-2 xl:grid-cols-[repeat(2,minmax(0,400px))]',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  5: 'md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5',
}

const sorts = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))

type OrderChoiceProps = { order: QuoteOrder; onChoose: (order: QuoteOrder) => void }

const OrderChoice = ({ order, onChoose }: OrderChoiceProps) => (
  <SelectField
    label={texts.sort}
    className="mb-3 max-w-60"
    options={sorts}
    value={order}
    onChange={({ target }) => onChoose(target.value as QuoteOrder)}
  />
)

/** All quotes side by side, row by row; on phones one below the other. */
export function QuoteGrid({ requirement, quotes, roomId, onChanged }: QuoteGridProps) {
  const [accepting, setAccepting] = useState('')
  const [order, setOrder] = useState<QuoteOrder>('price')
  const { quantity } = requirement
  const isOpen = requirement.state !== 'closed'
  return (
    <>
      {quotes.length > 1 && <OrderChoice order={order} onChoose={setOrder} />}
      <ul aria-label={texts.quotes} className={cx('grid grid-cols-1 gap-4', columns[quotes.length])}>
        {sortQuotes(quotes, order).map((quote) => (
          <QuoteCard
            key={quote.quote_id}
            quote={quote}
            quantity={quantity}
            marks={marksOf(quote, quotes, quantity)}
            action={
              <QuoteAction
                quote={quote}
                requirementId={requirement.requirement_id}
                isOnly={quotes.length === 1}
                roomId={roomId}
                onAccept={isOpen ? () => setAccepting(quote.quote_id) : undefined}
              />
            }
          />
        ))}
      </ul>
      <AcceptDialog
        requirement={requirement}
        quote={isOpen ? quotes.find(({ quote_id }) => quote_id === accepting) : undefined}
        onClose={() => setAccepting('')}
        onChanged={onChanged}
      />
    </>
  )
}

type QuoteActionProps = {
  quote: ReceivedQuote
  requirementId: string
  isOnly: boolean
  roomId: string | null
  /** While the requirement is open. */
  onAccept: (() => void) | undefined
}

function QuoteAction(props: QuoteActionProps) {
  const { quote, requirementId, isOnly, roomId, onAccept } = props
  const { is_accepted, seller } = quote
  return (
    <>
      {onAccept && (
        <Button
          block
          variant={isOnly ? 'primary' : 'soft'}
          aria-label={texts.acceptOf(seller.company_name)}
          onClick={onAccept}
        >
          {texts.accept}
        </Button>
      )}
      {is_accepted && roomId && (
        <div className="grid gap-2">
          <ButtonLink to={offerPath('buyer', roomId, requirementId)} block icon={<Handshake />}>
            {texts.makeDeal}
          </ButtonLink>
          <ButtonLink to={roomPath('buyer', roomId)} block variant="secondary" icon={<MessageCircle />}>
            {texts.openChat}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
