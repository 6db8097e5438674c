import { transportMode } from '#contract/shipments/shipment.ts'
import { shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { shipmentsTexts, sendTexts as texts } from './shipments-texts.ts'
import type { TransportDraft } from './transport-draft.ts'

const modes = transportMode.options.map((value) => ({ value, label: shipmentsTexts.modes[value] }))
const kinds = (['R', 'O'] as const).map((value) => ({ value, label: texts.vehicleKinds[value] }))

type FieldsProps = { field: Form<TransportDraft>['field'] }

/** What is known of a transport: first what is on the lorry receipt, then what the portal asks for. */
export function TransportFields({ field }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.transporter}
        optional
        maxLength={shipmentLimits.transporterName}
        autoComplete="off"
        {...field('transporter_name')}
      />
      <TextField
        label={texts.vehicle}
        optional
        hint={texts.vehicleHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        {...field('vehicle_no')}
      />
      <TextField
        label={texts.docNo}
        optional
        hint={field('mode').value === 'rail' ? texts.railHint : texts.docNoHint}
        maxLength={shipmentLimits.docNo}
        autoComplete="off"
        {...field('doc_no')}
      />
      <TextField label={texts.docDate} optional type="date" {...field('doc_date')} />
      <TextField label={texts.expected} optional type="date" {...field('expected_on')} />
      <TextField
        label={texts.distance}
        optional
        hint={texts.distanceHint}
        inputMode="numeric"
        maxLength={8}
        {...field('distance_km')}
      />
    </div>
  )
}

export function PortalFields({ field }: FieldsProps) {
  return (
    <div className="grid gap-4 pt-3 sm:grid-cols-2">
      <SelectField label={texts.mode} options={modes} {...field('mode')} />
      <SelectField label={texts.vehicleKind} options={kinds} {...field('vehicle_kind')} />
      <TextField label={texts.packages} optional inputMode="numeric" maxLength={8} {...field('packages')} />
      <TextField
        label={texts.transporterId}
        optional
        hint={texts.transporterIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        {...field('transporter_id')}
      />
      <TextField
        label={texts.ewbNo}
        optional
        hint={texts.ewbNoHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...field('ewb_no')}
      />
      <TextField label={texts.ewbOn} optional type="date" {...field('ewb_on')} />
    </div>
  )
}
