import { useState } from 'react'
import { confirmReceipt, type Shipment } from '#contract/shipments/shipment.ts'
import { shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { receiptTexts as texts } from './shipments-texts.ts'

type ConfirmReceiptProps = { shipment: Shipment; onConfirmed: () => unknown }

/** For the buyer. */
export function ConfirmReceipt(props: ConfirmReceiptProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <ReceiptDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type Line = Shipment['lines'][number]
type Typed = { readonly short: string; readonly damaged: string }
const nothing: Typed = { short: '', damaged: '' }

type DialogProps = ConfirmReceiptProps & { onClose: () => void }

/** Until the goods count as accepted. */
export const canConfirm = ({ acceptance, taken_back }: Shipment) =>
  !taken_back && (acceptance === undefined || acceptance === 'open')

export function ReceiptDialog(props: DialogProps) {
  const { receipt, action } = useConfirming(props)
  return (
    <FormDialog
      title={texts.title(props.shipment.seq)}
      keep={texts.keep}
      confirm={texts.submit}
      action={action}
      form={receipt}
      gap="gap-5"
      onSend={action.run}
      onClose={props.onClose}
    >
      <Choice receipt={receipt} />
      {!receipt.isAll && <Missing lines={props.shipment.lines} receipt={receipt} />}
    </FormDialog>
  )
}

function useConfirming({ shipment, onConfirmed, onClose }: DialogProps) {
  const receipt = useReceipt(shipment.lines)
  const action = useAction({
    send: () =>
      api(confirmReceipt, { shipmentId: shipment.shipment_id, lines: receipt.lines, note: receipt.note }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      return onConfirmed()
    },
    leaves: true,
  })
  return { receipt, action }
}

const Missing = ({ lines, receipt }: { lines: readonly Line[]; receipt: Receipt }) => (
  <>
    {lines.map((line) => (
      <LineFields key={line.line_number} line={line} receipt={receipt} />
    ))}
    {receipt.isUnsaid && (
      <Notice tone="danger" live>
        {texts.unsaid}
      </Notice>
    )}
    <TextArea
      label={texts.note}
      optional
      maxLength={shipmentLimits.note}
      value={receipt.note}
      onChange={({ target }) => receipt.setNote(target.value)}
    />
  </>
)

type Receipt = ReturnType<typeof useReceipt>

/** What the buyer says of each line; what is neither short nor damaged is good. */
function useReceipt(lines: readonly Line[]) {
  const [isAll, setAll] = useState(true)
  const [typed, setTyped] = useState<Record<number, Typed>>({})
  const [note, setNote] = useState('')
  const [isJudged, setJudged] = useState(false)
  const read = ({ line_number, quantity }: Line) => {
    const { short, damaged } = isAll ? nothing : (typed[line_number] ?? nothing)
    const counts = { short: readNumber(short) ?? 0, damaged: readNumber(damaged) ?? 0 }
    return { line_number, ...counts, accepted: quantity - counts.short - counts.damaged }
  }
  const problemOf = (line: Line) => {
    const { short, damaged, accepted } = read(line)
    if (!(Number.isInteger(short) && Number.isInteger(damaged))) return texts.number
    return accepted < 0 ? texts.tooMuch(line.quantity) : undefined
  }
  const isUnsaid = !isAll && lines.every((line) => read(line).accepted === line.quantity)
  return {
    isAll,
    setAll,
    note,
    setNote,
    lines: lines.map(read),
    read,
    typedOf: ({ line_number }: Line) => typed[line_number] ?? nothing,
    change: ({ line_number }: Line, part: Partial<Typed>) =>
      setTyped({ ...typed, [line_number]: { ...nothing, ...typed[line_number], ...part } }),
    errorOf: (line: Line) => (isJudged ? problemOf(line) : undefined),
    /** What was confirmed is good for ever, so nobody confirms it who began to say what is missing. */
    isUnsaid: isJudged && isUnsaid,
    check: () => {
      setJudged(true)
      return !isUnsaid && lines.every((line) => problemOf(line) === undefined)
    },
  }
}

const Choice = ({ receipt: { isAll, setAll } }: { receipt: Receipt }) => (
  <fieldset>
    <legend className="sr-only">{texts.answer}</legend>
    <RadioRow name="came" checked={isAll} onChange={() => setAll(true)} label={texts.all} />
    <RadioRow name="came" checked={!isAll} onChange={() => setAll(false)} label={texts.some} />
  </fieldset>
)

function LineFields({ line, receipt }: { line: Line; receipt: Receipt }) {
  const { short, damaged } = receipt.typedOf(line)
  const { accepted } = receipt.read(line)
  const error = receipt.errorOf(line)
  return (
    <fieldset className="border-border border-t pt-4">
      <legend className="float-left mb-3 w-full">
        <span className="block wrap-anywhere font-medium">{line.product_name}</span>
        <span className="num block text-muted text-small">
          {texts.sent(line.quantity, line.unit)}
          {accepted >= 0 && ` · ${texts.good(accepted)}`}
        </span>
      </legend>
      <div className="clear-both grid grid-cols-2 gap-4">
        <TextField
          label={texts.short}
          inputMode="numeric"
          maxLength={12}
          value={short}
          placeholder="0"
          onChange={({ target }) => receipt.change(line, { short: target.value })}
        />
        <TextField
          label={texts.damaged}
          inputMode="numeric"
          maxLength={12}
          value={damaged}
          placeholder="0"
          error={error}
          onChange={({ target }) => receipt.change(line, { damaged: target.value })}
        />
      </div>
    </fieldset>
  )
}
