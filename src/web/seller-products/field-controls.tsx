import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import {
  type OriginField,
  type ProductField,
  productFields,
  type TaxField,
} from '#contract/products/product-fields.ts'
import { Counter } from '#web/ui/counter.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { controlClass, FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { categoryOptions } from './form-categories.ts'
import { formTexts } from './form-texts.ts'
import type { ProductForm } from './use-product-form.ts'

export type BasicField = Exclude<ProductField, TaxField | OriginField>
type ControlProps = { form: ProductForm; name: BasicField; categories: readonly string[] }

const { fields } = formTexts

function TitleControl({ form, name }: ControlProps) {
  const { error, ...typing } = form.field(name)
  const { most: limit } = productFields[name]
  return (
    <FieldFrame
      label={fields[name].label}
      error={error}
      aside={<Counter used={typing.value.length} limit={limit} />}
    >
      {(links) => (
        <input
          {...links}
          {...typing}
          type="text"
          required
          autoComplete="off"
          maxLength={limit}
          onBlur={() => form.leave(name)}
          className={controlClass}
        />
      )}
    </FieldFrame>
  )
}

const ParagraphControl = ({ form, name }: ControlProps) => (
  <TextArea
    {...form.field(name)}
    label={fields[name].label}
    required
    maxLength={productFields[name].most}
    onBlur={() => form.leave(name)}
  />
)

function CategoryControl({ form, categories, name }: ControlProps) {
  const field = form.field(name)
  return (
    <SelectField {...field} label={fields[name].label} options={categoryOptions(categories, field.value)} />
  )
}

const WordControl = ({ form, name }: ControlProps) => (
  <TextField
    {...form.field(name)}
    label={fields[name].label}
    hint={fields[name].hint}
    placeholder={fields[name].example}
    required
    autoComplete="off"
    maxLength={productFields[name].most}
    onBlur={() => form.leave(name)}
  />
)

const CountControl = ({ form, name }: ControlProps) => (
  <TextField
    {...form.field(name)}
    label={fields[name].label}
    optional
    hint={fields[name].hint}
    inputMode="numeric"
    autoComplete="off"
    maxLength={20}
    onBlur={() => form.leave(name)}
  />
)

const PriceControl = ({ form, name }: ControlProps) => (
  <TextField
    {...form.field(name)}
    label={fields[name].label}
    optional
    hint={fields[name].hint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    onBlur={() => form.leave(name)}
  />
)

const ItemCodeControl = ({ form, name }: ControlProps) => (
  <TextField
    {...form.field(name)}
    label={fields[name].label}
    optional
    hint={fields[name].hint}
    placeholder={fields[name].example}
    autoComplete="off"
    autoCapitalize="characters"
    maxLength={limits.product.itemCode}
    onBlur={() => form.leave(name)}
  />
)

/** How each kind of field is typed. */
export const fieldControls: Record<
  (typeof productFields)[BasicField]['kind'],
  (props: ControlProps) => ReactNode
> = {
  title: TitleControl,
  paragraph: ParagraphControl,
  category: CategoryControl,
  word: WordControl,
  count: CountControl,
  price: PriceControl,
  itemCode: ItemCodeControl,
}
