import { limits } from '#contract/limits.ts'
import { countries } from '#contract/products/countries.ts'
import { homeCountry, isImported } from '#contract/products/home-country.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { FormCard } from './form-card.tsx'
import { formTexts as texts } from './form-texts.ts'
import type { ProductForm } from './use-product-form.ts'

const { country_of_origin, importer } = texts.fields

const options = [homeCountry, ...countries.filter((country) => country !== homeCountry)].map((country) => ({
  value: country,
  label: country,
}))

/** Where the goods come from, and who brought them to India if it is another country. Both may be left out. */
export function OriginCard({ form }: { form: ProductForm }) {
  return (
    <FormCard title={texts.origin} hint={texts.originHint}>
      <SelectField
        {...form.field('country_of_origin')}
        label={country_of_origin.label}
        hint={country_of_origin.hint}
        optional
        placeholder={texts.notTold}
        options={options}
      />
      {isImported({ country_of_origin: form.draft.country_of_origin || null }) && (
        <TextField
          {...form.field('importer')}
          label={importer.label}
          hint={importer.hint}
          optional
          autoComplete="off"
          maxLength={limits.product.importer}
          onBlur={() => form.leave('importer')}
        />
      )}
    </FormCard>
  )
}
