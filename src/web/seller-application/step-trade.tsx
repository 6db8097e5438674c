import { limits } from '#contract/limits.ts'
import { categories } from '#contract/products/category.ts'
import { businessOptions, businessTypes } from '#contract/sellers/seller-application.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import type { Wizard } from './use-wizard.ts'

const categoryOptions = categories.map(({ slug, label }) => ({ value: label, label: categoryName(slug) }))

export function StepTrade({ wizard }: { wizard: Wizard }) {
  const { values, problems, change } = wizard
  return (
    <>
      <SelectField
        label={texts.fields.businessCategory}
        name="businessCategory"
        placeholder={texts.chooseCategory}
        options={categoryOptions}
        required
        value={values.businessCategory}
        error={problems.businessCategory}
        onChange={({ target }) => change('businessCategory', target.value)}
      />
      <TextField
        label={texts.fields.specialization}
        name="specialization"
        hint={texts.specializationHint}
        required
        maxLength={limits.text.description}
        value={values.specialization}
        error={problems.specialization}
        onChange={({ target }) => change('specialization', target.value)}
      />
      <ChoiceCards
        label={texts.fields.businessType}
        name="businessType"
        options={businessTypes}
        chosen={values.businessType}
        error={problems.businessType}
        onChoose={(type) => change('businessType', type)}
      />
      <OptionsOfType wizard={wizard} />
      {(['productionCapabilities', 'addons'] as const).map((field) => (
        <TextArea
          key={field}
          label={texts.fields[field]}
          name={field}
          optional
          hint={field === 'addons' ? texts.addonsHint : texts.capabilitiesHint}
          maxLength={limits.text.description}
          value={values[field]}
          error={problems[field]}
          onChange={({ target }) => change(field, target.value)}
        />
      ))}
    </>
  )
}

/** What belongs to the chosen type: its checkboxes, or a text of one's own. */
function OptionsOfType({ wizard: { values, problems, change } }: { wizard: Wizard }) {
  const { businessType } = values
  if (businessType === 'Other')
    return (
      <TextField
        label={texts.fields.otherBusinessType}
        name="otherBusinessType"
        required
        maxLength={limits.text.description}
        value={values.otherBusinessType}
        error={problems.otherBusinessType}
        onChange={({ target }) => change('otherBusinessType', target.value)}
      />
    )
  if (businessType === 'Retailer') return null
  const field = businessType === 'Wholesaler' ? 'wholesalerOptions' : 'manufacturerOptions'
  const ticked = values[field]
  return (
    <fieldset className="min-w-0">
      <legend className="text-label">{texts.optionsOf(businessType)}</legend>
      <div className="grid gap-x-4 min-[360px]:grid-cols-2 md:grid-cols-3">
        {Object.entries(businessOptions[businessType]).map(([option, label]) => (
          <Checkbox
            key={option}
            name={option}
            checked={ticked[option] ?? false}
            onChange={({ target }) => change(field, { ...ticked, [option]: target.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
