import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Shipment, TransportMode } from '#contract/shipments/shipment.ts'
import type { ChangedField, TransportChange } from '#contract/shipments/transport-change.ts'
import { cx } from '#web/ui/cx.ts'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'

type Fact = { readonly label: string; readonly text: ReactNode; readonly isLong?: boolean }

/** What is known of a transport; what nobody has said is left out. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-2 text-small sm:grid-cols-2 sm:gap-x-6">
      {factsOf(shipment).map(({ label, text, isLong }) => (
        <div key={label} className={cx('min-w-0', isLong && 'max-sm:col-span-full')}>
          <dt className="text-muted">{label}</dt>
          <dd className="num wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const stated = (label: string, text: ReactNode, isLong = false): readonly Fact[] =>
  text ? [{ label, text, isLong }] : []

function factsOf(shipment: Shipment): readonly Fact[] {
  const { expected_on, delivered_at, distance_km, packages } = shipment
  return [
    { label: texts.dispatched, text: dayAndTimeOf(shipment.dispatched_at) },
    ...(delivered_at
      ? stated(texts.delivered, dayAndTimeOf(delivered_at))
      : stated(texts.expected, expected_on && dayOf(expected_on))),
    ...stated(texts.transporter, shipment.transporter_name),
    ...stated(texts.vehicle, shipment.vehicle_no),
    ...stated(texts.docNo, shipment.doc_no && <DocNo {...shipment} />, true),
    ...stated(texts.ewb, ewbOf(shipment), true),
    ...stated(texts.distance, distance_km && texts.kilometres(distance_km)),
    ...stated(texts.packages, packages && texts.packageCount(packages)),
    ...stated(
      texts.earlierVehicles,
      shipment.earlier_vehicles
        .map(({ vehicle_no, until }) => texts.earlierVehicle(vehicle_no, dayAndTimeOf(until)))
        .join(', '),
      true,
    ),
    ...stated(texts.changes, shipment.changes?.length && <Changes changes={shipment.changes} />, true),
  ]
}

/** Both sides read what was said of the transport before, and who changed it when. */
const Changes = ({ changes }: { changes: readonly TransportChange[] }) => (
  <ul className="grid gap-1">
    {changes.map(({ field, before, changed_at, by }) => (
      <li key={`${field} ${changed_at}`}>
        {texts.change(
          `${texts.changedFields[field]} ${wordsOf(field, before)}`,
          dayAndTimeOf(changed_at),
          by,
        )}
      </li>
    ))}
  </ul>
)

function wordsOf(field: ChangedField, before: string) {
  if (field === 'mode') return texts.modes[before as TransportMode]
  if (field === 'vehicle_kind') return sendTexts.vehicleKinds[before as Shipment['vehicle_kind']]
  return field === 'doc_date' || field === 'expected_on' || field === 'ewb_on' ? dayOf(before) : before
}

const ewbOf = ({ ewb_no, ewb_valid_until }: Shipment) =>
  ewb_no && ewb_valid_until ? texts.ewbUntil(ewb_no, dayAndTimeOf(ewb_valid_until)) : ewb_no

/** Transporters ask for it. */
function DocNo({ doc_no, doc_date }: Pick<Shipment, 'doc_no' | 'doc_date'>) {
  const copy = () =>
    navigator.clipboard.writeText(doc_no).then(
      () => toastSuccess(texts.copied),
      () => toastError(texts.copyError),
    )
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">{doc_date ? texts.docNoOn(doc_no, dayOf(doc_date)) : doc_no}</span>
      <IconButton plain aria-label={texts.copy} onClick={copy} className="-my-3">
        <Copy />
      </IconButton>
    </span>
  )
}
