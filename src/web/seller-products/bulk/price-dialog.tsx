import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type PricePreview, previewPrices } from '#contract/products/own-bulk.ts'
import { readNumber } from '#contract/typed-number.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { bulkTexts as texts } from './bulk-texts.ts'
import type { BulkDialogProps } from './use-bulk.ts'

const { bulkPercent } = limits.product
type Rounding = keyof typeof texts.roundings

/** undefined: not typed yet, or no percent that prices can move by. */
function percentIn(typed: string) {
  const percent = readNumber(typed)
  if (percent === null || Number.isNaN(percent) || percent === 0) return undefined
  const isTenth = Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-6
  return isTenth && percent >= bulkPercent.least && percent <= bulkPercent.most ? percent : undefined
}

/** The percent, how it is rounded, and what becomes of the first few. */
export function PriceDialog({ chosen, bulk, onClose }: BulkDialogProps) {
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Rounding>('rupee')
  const [isJudged, judge] = useState(false)
  const percent = percentIn(typed)
  const send = async () => {
    judge(true)
    if (percent !== undefined && (await bulk.run({ action: 'price', percent, rounding }))) onClose()
  }
  return (
    <ConfirmDialog
      title={texts.priceTitle(chosen.count)}
      keep={texts.keep}
      confirm={texts.change}
      tone="primary"
      action={bulk}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <TextField
          label={texts.percent}
          hint={texts.percentHint}
          required
          inputMode="text"
          maxLength={8}
          value={typed}
          error={isJudged && percent === undefined ? texts.percentWrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <RoundingChoice rounding={rounding} onChoose={setRounding} />
        {percent !== undefined && (
          <Preview key={`${percent} ${rounding}`} input={{ ...chosen.scope, percent, rounding }} />
        )}
      </div>
    </ConfirmDialog>
  )
}

type RoundingChoiceProps = { rounding: Rounding; onChoose: (rounding: Rounding) => void }

const RoundingChoice = ({ rounding, onChoose }: RoundingChoiceProps) => (
  <>
    <ChoiceChips<Rounding>
      label={texts.rounding}
      choices={[
        { value: 'rupee', label: texts.roundings.rupee },
        { value: 'paisa', label: texts.roundings.paisa },
      ]}
      chosen={rounding}
      onChoose={onChoose}
    />
    <p className="text-muted text-small">{texts.roundingRule[rounding]}</p>
  </>
)

function Preview({ input }: { input: Parameters<typeof ask>[0] }) {
  const { answer, error } = useAnswer(JSON.stringify(input), () => ask(input))
  if (error !== undefined) return <Notice tone="danger">{texts.previewError}</Notice>
  return (
    <div className="min-h-40" aria-live="polite">
      {answer && <Examples preview={answer} />}
    </div>
  )
}

const ask = (input: { percent: number; rounding: Rounding; product_ids?: string[]; except?: string[] }) =>
  api(previewPrices, input)

function Examples({ preview: { examples, too_high } }: { preview: PricePreview }) {
  return (
    <>
      <h3 className="font-medium text-small">{texts.preview}</h3>
      <ul className="mt-1 grid gap-1.5 text-small">
        {examples.map(({ product_name, old, new: next }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may share their name, and none moves.
          <li key={place} className="min-w-0">
            <span className="block truncate">{product_name}</span>
            <span className="num block text-muted">{texts.move(old, next)}</span>
          </li>
        ))}
      </ul>
      {too_high > 0 && (
        <Notice tone="warning" className="mt-3">
          {texts.tooHigh(too_high)}
        </Notice>
      )}
    </>
  )
}
