import { udyamActivities, udyamClasses } from '#contract/khata/due.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import type { Draft } from './registration-draft.ts'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'

/** What the Udyam certificate says; class and activity are asked for once there is a number. */
export function UdyamFields(form: Form<Draft>) {
  return (
    <>
      <TextField
        label={texts.udyam}
        optional
        hint={texts.udyamHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        inputClassName="num uppercase"
        {...form.field('udyam_number')}
      />
      {form.draft.udyam_number.trim() !== '' && <CertificateFields {...form} />}
    </>
  )
}

function CertificateFields({ draft, change, errorOf }: Form<Draft>) {
  return (
    <>
      <SelectField
        name="udyam_class"
        label={texts.udyamClass}
        placeholder={texts.choose}
        value={draft.udyam_class ?? ''}
        error={errorOf('udyam_class')}
        options={udyamClasses.map((value) => ({ value, label: texts.udyamClasses[value] }))}
        onChange={({ target }) =>
          change({ udyam_class: udyamClasses.find((each) => each === target.value) ?? null })
        }
      />
      <SelectField
        name="udyam_activity"
        label={texts.udyamActivity}
        placeholder={texts.choose}
        value={draft.udyam_activity ?? ''}
        error={errorOf('udyam_activity')}
        options={udyamActivities.map((value) => ({ value, label: texts.udyamActivities[value] }))}
        onChange={({ target }) =>
          change({ udyam_activity: udyamActivities.find((each) => each === target.value) ?? null })
        }
      />
    </>
  )
}
