import { limits } from '#contract/limits.ts'
import { Counter } from '#web/ui/counter.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { controlClass, FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { FormCard } from './form-card.tsx'
import { categoryLabel } from './form-categories.ts'
import { formTexts as texts } from './form-texts.ts'
import type { ProductForm } from './use-product-form.ts'

const { name: mostName, description: mostDescription, unit: mostUnit } = limits.text

type BasicsCardProps = { form: ProductForm; categories: readonly string[] }

export function BasicsCard({ form, categories }: BasicsCardProps) {
  const { draft, problems, change, leave } = form
  // A product may carry another label of a category; it comes back as it was sent.
  const listed = categories.includes(draft.category_type) ? categories : [draft.category_type, ...categories]
  return (
    <FormCard title={texts.basics}>
      <NameField form={form} />
      <TextArea
        label={texts.descriptionLabel}
        required
        maxLength={mostDescription}
        value={draft.description}
        error={problems.description}
        onChange={(event) => change({ description: event.target.value })}
        onBlur={() => leave('description')}
      />
      <SelectField
        label={texts.category}
        options={listed.map((word) => ({ value: word, label: categoryLabel(word) }))}
        value={draft.category_type}
        error={problems.category_type}
        onChange={(event) => change({ category_type: event.target.value })}
      />
      <AmountFields form={form} />
    </FormCard>
  )
}

function NameField({ form: { draft, problems, change, leave } }: { form: ProductForm }) {
  return (
    <FieldFrame
      label={texts.name}
      error={problems.product_name}
      aside={<Counter used={draft.product_name.length} limit={mostName} />}
    >
      {(links) => (
        <input
          {...links}
          type="text"
          required
          autoComplete="off"
          maxLength={mostName}
          value={draft.product_name}
          onChange={(event) => change({ product_name: event.target.value })}
          onBlur={() => leave('product_name')}
          className={controlClass}
        />
      )}
    </FieldFrame>
  )
}

function AmountFields({ form: { draft, problems, change, leave } }: { form: ProductForm }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={texts.unit}
        hint={texts.unitHint}
        placeholder={texts.unitExample}
        required
        autoComplete="off"
        maxLength={mostUnit}
        value={draft.unit}
        error={problems.unit}
        onChange={(event) => change({ unit: event.target.value })}
        onBlur={() => leave('unit')}
      />
      <TextField
        label={texts.stock}
        optional
        hint={texts.stockHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={draft.stock}
        error={problems.stock}
        onChange={(event) => change({ stock: event.target.value })}
        onBlur={() => leave('stock')}
      />
      <TextField
        label={texts.most}
        optional
        hint={texts.mostHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={draft.most_per_buyer}
        error={problems.most_per_buyer}
        onChange={(event) => change({ most_per_buyer: event.target.value })}
        onBlur={() => leave('most_per_buyer')}
      />
    </div>
  )
}
