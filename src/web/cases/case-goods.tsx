import type { CaseForm } from '#contract/cases/case.ts'
import type { Form } from '#web/forms/use-form.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type CaseDraft, lineState } from './case-draft.ts'
import { caseFormTexts as texts } from './cases-texts.ts'

type CaseGoodsProps = { form: Form<CaseDraft>; facts: CaseForm }

/** How many of each line; what the policy bars says so and has no field. */
export function CaseGoods({ form, facts }: CaseGoodsProps) {
  const error = form.errorOf('quantities')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-label">{texts.goods}</legend>
      {facts.lines.map((line) => (
        <GoodsLine key={line.line_number} line={line} form={form} />
      ))}
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
    </fieldset>
  )
}

type GoodsLineProps = { line: CaseForm['lines'][number]; form: Form<CaseDraft> }

function GoodsLine({ line, form: { draft, change } }: GoodsLineProps) {
  const { line_number, product_name, quantity, unit } = line
  const { isBarred, note, until } = lineState(draft.kind, line)
  if (isBarred)
    return (
      <p className="wrap-anywhere">
        {product_name}{' '}
        <span className="block text-muted text-small">{note ?? texts.tooLate(dayOf(until ?? ''))}</span>
      </p>
    )
  const hints = [
    texts.ordered(grouped(quantity), unitsFor(quantity, unit)),
    until && texts.until(dayOf(until)),
  ]
  return (
    <TextField
      name={line_number === 1 ? 'quantities' : `quantity-${line_number}`}
      label={texts.quantity(product_name)}
      hint={hints.filter(Boolean).join(' · ')}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="num"
      optional
      value={draft.quantities[line_number] ?? ''}
      onChange={({ target }) => change({ quantities: { ...draft.quantities, [line_number]: target.value } })}
    />
  )
}
