import type { DeliveryStatus } from '#contract/order.ts'
import { listShipments, type ShipmentsOfOrder } from '#contract/shipments/shipment.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { HelpLink } from '#web/help/help-link.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { PromisedDay } from './promised-day.tsx'
import { SendGoods } from './send-goods.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import { shipmentsTexts as texts } from './shipments-texts.ts'

type ShipmentsProps = {
  orderId: string
  me: 'buyer' | 'seller'
  status: DeliveryStatus
  /** Changes where the order did: the list is then asked for again. */
  version: string
  onChanged: () => unknown
}

/** The shipments of an order, for both sides of it. */
export function Shipments({ orderId, me, status, version, onChanged }: ShipmentsProps) {
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, (signal) =>
    api(listShipments, { orderId }, { signal }),
  )
  if (error !== undefined && !answer) return <LoadError text={texts.error} onRetry={retry} />
  if (!answer) return <LoadingShape className="h-13" />
  const change = async () => {
    retry()
    await onChanged()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {answer.is_cancelled_on_the_way && <Notice tone="warning">{texts.cancelledOnTheWay}</Notice>}
      <Terms {...{ answer, me, status }} />
      {answer.shipments.length === 0 && (
        <p className="text-muted text-small">{isArrived(status, answer) ? texts.noneNoted : texts.none}</p>
      )}
      {answer.shipments.length > 0 && (
        <ol className="grid grid-cols-1 gap-4">
          {answer.shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.shipment_id}
              shipment={shipment}
              rule={answer.eway_rule}
              me={me}
              onChanged={change}
            />
          ))}
        </ol>
      )}
      {me === 'seller' && status !== 'Cancelled' && (
        <SellerActions {...{ orderId, answer, status }} onChanged={change} />
      )}
      <HelpLink part="delivery" isLast>
        {texts.help}
      </HelpLink>
    </div>
  )
}

type TermsProps = { answer: ShipmentsOfOrder } & Pick<ShipmentsProps, 'me' | 'status'>

/** What was said of day and freight before the order; once all has left, the freight still concerns whoever receives it. */
function Terms({ answer, me, status }: TermsProps) {
  const { promised_on, freight } = answer
  const isLeft = isLeftToSend(status, answer)
  return (
    <>
      {promised_on && isLeft && <p className="num text-small">{texts.promised(dayOf(promised_on))}</p>}
      {freight && (isLeft || me === 'buyer') && <p className="text-small">{texts.freights[me][freight]}</p>}
    </>
  )
}

const isOpen = (lines: ShipmentsOfOrder['lines']) => lines.some(({ left }) => left > 0)

/** The seller said that the goods arrived, and noted no shipment: none is to be sent any more. */
const isArrived = (status: DeliveryStatus, { shipments }: ShipmentsOfOrder) =>
  status === 'Delivered' && shipments.length === 0

const isLeftToSend = (status: DeliveryStatus, answer: ShipmentsOfOrder) =>
  isOpen(answer.lines) && !isArrived(status, answer)

type SellerActionsProps = {
  orderId: string
  answer: ShipmentsOfOrder
  status: DeliveryStatus
  onChanged: () => unknown
}

function SellerActions({ orderId, answer, status, onChanged }: SellerActionsProps) {
  const isLeft = isLeftToSend(status, answer)
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {answer.replacements
        ?.filter(({ lines }) => isOpen(lines))
        .map(({ case_id, lines }) => (
          <SendGoods
            key={case_id}
            orderId={orderId}
            caseId={case_id}
            about={{ ...answer, lines }}
            onSent={onChanged}
          />
        ))}
      {isLeft && <SendGoods orderId={orderId} about={answer} onSent={onChanged} />}
      {isLeft && (
        <PromisedDay
          key={answer.promised_on}
          orderId={orderId}
          day={answer.promised_on}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
