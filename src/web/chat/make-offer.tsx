import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { late } from '#web/late/late.tsx'
import { offerOf, type Side } from '#web/start-chat/room-path.ts'
import { Button } from '#web/ui/button.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import type { RoomLine } from './connection/rooms.ts'

const OfferDialog = late(
  async () => (await import('#web/deals/offer-dialog.tsx')).OfferDialog,
  ({ onClose }) => onClose(),
)

type MakeOfferProps = {
  side: Side
  line: RoomLine
  sellerId: string
  scheme: TaxScheme | undefined
  onClosed: () => unknown
}

/** Opens the form of an offer; an address that names a requirement opens it with its quote. */
export function MakeOffer({ side, line, sellerId, scheme, onClosed }: MakeOfferProps) {
  const { room_id, product } = line
  const [params, setParams] = useSearchParams()
  const requirementId = params.get(offerOf) ?? undefined
  const [isPressed, setPressed] = useState(false)
  const close = () => {
    setPressed(false)
    onClosed()
    if (requirementId) setParams({}, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Handshake />}
        aria-label={texts.makeOffer}
        onClick={() => setPressed(true)}
      >
        <span className="max-sm:hidden">{texts.makeOffer}</span>
      </Button>
      {(isPressed || requirementId) && (
        <OfferDialog
          roomId={room_id}
          role={side}
          sellerId={sellerId}
          scheme={scheme}
          product={product}
          requirementId={requirementId}
          onClose={close}
        />
      )}
    </>
  )
}
