import { limits } from '#contract/limits.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import { emptySpec, type SpecRow } from './product-draft.ts'
import { RowButtons } from './row-buttons.tsx'
import type { ProductForm } from './use-product-form.ts'

const { specs: mostSpecs, specKey, specValue } = limits.product

/** Names with their values; values with commas between them are choices. */
export function SpecEditor({ form: { draft, errorOf, change, leave } }: { form: ProductForm }) {
  const { specs } = draft
  const write = (id: string, part: Partial<SpecRow>) =>
    change({ specs: specs.map((spec) => (spec.id === id ? { ...spec, ...part } : spec)) })
  return (
    <FormCard title={texts.specs} hint={texts.specHint} error={errorOf('specs')}>
      <ol className="grid gap-3">
        {specs.map(({ id, key, value }, place) => (
          <li key={id}>
            <fieldset className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_2fr]">
              <legend className="sr-only">{texts.spec(place + 1)}</legend>
              <TextField
                label={texts.specKey}
                placeholder={texts.specKeyExample}
                maxLength={specKey}
                value={key}
                onChange={(event) => write(id, { key: event.target.value })}
              />
              <TextField
                label={texts.specValue}
                placeholder={texts.specValueExample}
                maxLength={specValue}
                value={value}
                onChange={(event) => write(id, { value: event.target.value })}
                onBlur={() => leave('specs')}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <RowButtons
        add={texts.addSpec}
        remove={texts.removeSpec}
        count={specs.length}
        limit={mostSpecs}
        onAdd={() => change({ specs: [...specs, emptySpec()] })}
        onRemove={() => change({ specs: specs.slice(0, -1) })}
      />
    </FormCard>
  )
}
