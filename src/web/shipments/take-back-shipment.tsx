import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type Shipment, takeBackShipment } from '#contract/shipments/shipment.ts'
import { closeThen } from '#web/actions/close-then.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { takeBackTexts as texts } from './shipments-texts.ts'

type TakeBackProps = { shipment: Shipment; onChanged: () => unknown }

/** For the seller, of what was noted by mistake and has not come. */
export function TakeBackShipment({ shipment, onChanged }: TakeBackProps) {
  const { shipment_id: shipmentId, seq, challan, ewb_no } = shipment
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const action = useAction({
    send: (reason: string) => api(takeBackShipment, { shipmentId, reason }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: closeThen(close, onChanged),
  })
  return (
    <>
      <Button variant="secondary" aria-label={texts.openOf(seq)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={texts.title(seq)}
        texts={texts}
        maxLength={limits.text.reason}
        action={action}
        onClose={close}
        onSend={action.run}
      >
        <p className="text-pretty">{texts.text}</p>
        {challan && <p>{texts.challan(challan)}</p>}
        {ewb_no && <p>{texts.eway(ewb_no)}</p>}
      </ReasonDialog>
    </>
  )
}
