import { limits } from '#contract/limits.ts'
import { offeredCategories } from '#contract/products/present-categories.ts'
import { businessOptions, businessTypes } from '#contract/sellers/seller-application.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import { optionName } from './option-texts.ts'
import type { Wizard } from './use-wizard.ts'

export function StepTrade({ wizard }: { wizard: Wizard }) {
  const { field, change, errorOf } = wizard.fields
  return (
    <>
      <SelectField
        label={texts.fields.businessCategory}
        placeholder={texts.chooseCategory}
        options={offeredCategories().map(({ slug, label }) => ({ value: label, label: categoryName(slug) }))}
        required
        {...field('businessCategory')}
      />
      <TextField
        label={texts.fields.specialization}
        hint={texts.specializationHint}
        required
        maxLength={limits.text.description}
        {...field('specialization')}
      />
      <ChoiceCards
        label={texts.fields.businessType}
        name="businessType"
        options={businessTypes}
        chosen={wizard.values.businessType}
        error={errorOf('businessType')}
        onChoose={(businessType) => change({ businessType })}
      />
      <OptionsOfType wizard={wizard} />
      {(['productionCapabilities', 'addons'] as const).map((name) => (
        <TextArea
          key={name}
          label={texts.fields[name]}
          optional
          hint={name === 'addons' ? texts.addonsHint : texts.capabilitiesHint}
          maxLength={limits.text.description}
          {...field(name)}
        />
      ))}
    </>
  )
}

/** What belongs to the chosen type: its checkboxes, or a text of one's own. */
function OptionsOfType({ wizard: { values, fields } }: { wizard: Wizard }) {
  const { businessType } = values
  if (businessType === 'Other')
    return (
      <TextField
        label={texts.fields.otherBusinessType}
        required
        maxLength={limits.text.description}
        {...fields.field('otherBusinessType')}
      />
    )
  if (businessType === 'Retailer') return null
  const name = businessType === 'Wholesaler' ? 'wholesalerOptions' : 'manufacturerOptions'
  const ticked = values[name]
  return (
    <fieldset className="min-w-0">
      <legend className="text-label">{texts.optionsOf(businessType)}</legend>
      <div className="grid gap-x-4 min-[360px]:grid-cols-2 md:grid-cols-3">
        {Object.entries(businessOptions[businessType]).map(([option, label]) => (
          <Checkbox
            key={option}
            name={option}
            checked={ticked[option] ?? false}
            onChange={({ target }) => fields.change({ [name]: { ...ticked, [option]: target.checked } })}
          >
            {optionName(label)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
