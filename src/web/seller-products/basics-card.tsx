import {
  isOriginField,
  isTaxField,
  type ProductField,
  productFieldNames,
  productFields,
} from '#contract/products/product-fields.ts'
import { type BasicField, fieldControls } from './field-controls.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import type { ProductForm } from './use-product-form.ts'

type BasicsCardProps = { form: ProductForm; categories: readonly string[] }

const isBasic = (name: ProductField): name is BasicField => !isTaxField(name) && !isOriginField(name)
const basics = productFieldNames.filter(isBasic)
const kindOf = (name: BasicField) => productFields[name].kind
const isShort = (name: BasicField) => ['word', 'count', 'price', 'itemCode'].includes(kindOf(name))

/** All fields but those of several rows, of tax and of origin, as they are declared; short ones stand beside each other. */
export function BasicsCard(props: BasicsCardProps) {
  const control = (name: BasicField) => {
    const Control = fieldControls[kindOf(name)]
    return <Control key={name} name={name} {...props} />
  }
  return (
    <FormCard title={texts.basics}>
      {basics.filter((name) => !isShort(name)).map(control)}
      <div className="grid items-start gap-4 sm:grid-cols-2">{basics.filter(isShort).map(control)}</div>
    </FormCard>
  )
}
