import { Ban, PackageCheck, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { casePath, sellerCasePath } from '#contract/paths.ts'
import type { EwayRule } from '#contract/shipments/eway-rule.ts'
import { markDelivered, type Shipment } from '#contract/shipments/shipment.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { ConfirmReceipt, canConfirm } from './confirm-receipt.tsx'
import { EditTransport } from './edit-transport.tsx'
import { ShipmentFacts } from './shipment-facts.tsx'
import { AddProof, ShipmentFiles } from './shipment-files.tsx'
import { shipmentsTexts as texts } from './shipments-texts.ts'
import { TakeBackShipment } from './take-back-shipment.tsx'

type ShipmentCardProps = {
  shipment: Shipment
  rule: EwayRule | undefined
  me: 'buyer' | 'seller'
  onChanged: () => unknown
}

/** One part of an order on its way: what is in it, who carries it, and what came. Folded once nothing is left to say. */
export function ShipmentCard(props: ShipmentCardProps) {
  const { seq, taken_back, acceptance } = props.shipment
  const titleId = `shipment-${seq}`
  const isOver = taken_back !== undefined || acceptance === 'confirmed' || acceptance === 'deemed'
  return (
    <li className="rounded-control border border-border px-4" aria-labelledby={titleId}>
      <Fold
        opens={!isOver}
        className="py-2"
        line={
          <>
            <h3 id={titleId} className="text-h3">
              {texts.title(seq)}
            </h3>
            <StateBadge shipment={props.shipment} />
          </>
        }
        short={sumOf(props.shipment)}
      >
        <div className="grid grid-cols-1 gap-4 pt-1 pb-4">
          <Content {...props} />
        </div>
      </Fold>
    </li>
  )
}

/** What came of all its lines together. */
function sumOf({ lines }: Shipment) {
  if (lines.some(({ accepted }) => accepted === null)) return undefined
  const sum = (of: (line: Shipment['lines'][number]) => number | null) =>
    lines.reduce((all, line) => all + (of(line) ?? 0), 0)
  return texts.receipt(
    sum(({ accepted }) => accepted),
    sum(({ short }) => short),
    sum(({ damaged }) => damaged),
  )
}

function Content({ shipment, rule, me, onChanged }: ShipmentCardProps) {
  return (
    <>
      {shipment.replaces && (
        <p className="num text-small">
          <Link to={(me === 'seller' ? sellerCasePath : casePath)(shipment.replaces)} className="text-link">
            {texts.replaces(shipment.replaces)}
          </Link>
        </p>
      )}
      <Lines lines={shipment.lines} />
      <ShipmentFacts shipment={shipment} />
      {shipment.receipt_note && (
        <p className="wrap-anywhere text-small">
          <span className="block text-muted">{texts.note}</span>
          {shipment.receipt_note}
        </p>
      )}
      {shipment.taken_back && <TakenBack taken_back={shipment.taken_back} />}
      <AcceptanceText shipment={shipment} me={me} />
      <ShipmentFiles {...{ shipment, rule, me }} />
      {!shipment.taken_back && <Actions {...{ shipment, me, onChanged }} />}
    </>
  )
}

const TakenBack = ({ taken_back }: { taken_back: NonNullable<Shipment['taken_back']> }) => (
  <p className="wrap-anywhere text-small">{texts.takenBack(dayOf(taken_back.at), taken_back.reason)}</p>
)

function StateBadge({ shipment: { acceptance, taken_back } }: { shipment: Shipment }) {
  if (taken_back) return <Badge icon={<Ban />}>{texts.states.takenBack}</Badge>
  if (!acceptance)
    return (
      <Badge tone="info" icon={<Truck />}>
        {texts.states.underway}
      </Badge>
    )
  return (
    <Badge tone="success" icon={<PackageCheck />}>
      {texts.states[acceptance]}
    </Badge>
  )
}

const Lines = ({ lines }: Pick<Shipment, 'lines'>) => (
  <ul className="grid gap-1.5">
    {lines.map(({ line_number, product_name, quantity, unit, accepted, short, damaged }) => (
      <li key={line_number} className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{product_name}</span>
        <span className="num">
          {texts.quantity(quantity, unit)}
          {accepted !== null && (
            <span className="text-muted"> · {texts.receipt(accepted, short ?? 0, damaged ?? 0)}</span>
          )}
        </span>
      </li>
    ))}
  </ul>
)

type SideProps = Pick<ShipmentCardProps, 'shipment' | 'me'>

function AcceptanceText({ shipment, me }: SideProps) {
  const text = acceptanceText(shipment, me)
  return text ? <p className="text-muted text-small">{text}</p> : null
}

function acceptanceText({ acceptance, confirm_until, accepted_on }: Shipment, me: SideProps['me']) {
  if (!(acceptance && confirm_until)) return undefined
  const until = dayOf(confirm_until)
  if (!accepted_on) return me === 'buyer' ? texts.confirmUntil(until) : texts.buyerHasUntil(until)
  return acceptance === 'deemed'
    ? texts.deemed(until, dayOf(accepted_on))
    : texts.acceptedOn(dayOf(accepted_on))
}

/** What is said of such goods stays. */
const isAccepted = ({ received_at, acceptance }: Shipment) => received_at !== null || acceptance === 'deemed'

type ActionsProps = Omit<ShipmentCardProps, 'rule'>

function Actions({ shipment, me, onChanged }: ActionsProps) {
  if (me === 'buyer')
    return canConfirm(shipment) ? (
      <div>
        <ConfirmReceipt shipment={shipment} onConfirmed={onChanged} />
      </div>
    ) : null
  return (
    <div className="flex flex-wrap gap-3">
      {!shipment.delivered_at && <MarkDelivered shipment={shipment} onChanged={onChanged} />}
      {!isAccepted(shipment) && <EditTransport shipment={shipment} onChanged={onChanged} />}
      {!shipment.delivered_at && <TakeBackShipment shipment={shipment} onChanged={onChanged} />}
      {!(isAccepted(shipment) && shipment.has_proof) && <AddProof shipment={shipment} onSaved={onChanged} />}
    </div>
  )
}

function MarkDelivered({ shipment, onChanged }: Pick<ActionsProps, 'shipment' | 'onChanged'>) {
  const action = useAction({
    send: () => api(markDelivered, { shipmentId: shipment.shipment_id }),
    failure: texts.deliveredError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  return (
    <Button variant="secondary" loading={action.isPending} onClick={() => action.run()}>
      {texts.markDelivered}
    </Button>
  )
}
