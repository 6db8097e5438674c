import { Link } from 'react-router'
import { termsPath } from '#contract/paths.ts'
import { lastDigitsOf } from '#contract/sellers/bank-account.ts'
import { categoryWord } from '#web/products/product-texts.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import { optionName } from './option-texts.ts'
import type { Wizard } from './use-wizard.ts'
import { allMissing, steps, type WizardValues } from './wizard-values.ts'

export function StepTerms({ wizard }: { wizard: Wizard }) {
  const { values, fields } = wizard
  return (
    <>
      <Summary wizard={wizard} />
      <div>
        <Checkbox
          name="terms"
          required
          checked={values.terms}
          onChange={({ target }) => fields.change({ terms: target.checked })}
        >
          {texts.agree}
        </Checkbox>
        <Link
          to={termsPath}
          target="_blank"
          rel="noopener"
          className="ml-9 inline-flex min-h-11 items-center text-anchor"
        >
          {texts.readTerms}
          <span className="sr-only"> {siteTexts.opensNewTab}</span>
        </Link>
      </div>
      <Missing wizard={wizard} />
    </>
  )
}

const listed = (...answers: readonly string[]) => answers.filter(Boolean).join(', ')

const summaryOf = (values: WizardValues): readonly string[] => [
  `${values.companyName}, ${values.businessAddress} ${values.businessPincode}`,
  listed(optionName(values.businessLicenseType), optionName(values.proprietorDocumentType)),
  listed(values.bankName, optionName(values.accountType), maskOf(values.accountNumber), values.ifscCode),
  listed(
    categoryWord(values.businessCategory),
    values.otherBusinessType || optionName(values.businessType),
    values.specialization,
    values.productionCapabilities,
    values.addons,
  ),
]

const maskOf = (number: string) => {
  const end = lastDigitsOf(number)
  return end && `•••• ${end}`
}

/** One line a step, so that a slip is seen before it is sent. */
function Summary({ wizard: { values, show } }: { wizard: Wizard }) {
  return (
    <section aria-label={texts.checkTitle}>
      <h3 className="mb-2 text-h3">{texts.checkTitle}</h3>
      <ul className="divide-y divide-border rounded-card border border-border">
        {summaryOf(values).map((line, index) => (
          <li key={steps[index]?.name} className="flex items-start gap-3 py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1 py-1">
              <p className="font-medium text-small">{steps[index]?.name}</p>
              <p className="num break-words text-muted text-small">{line}</p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.change(steps[index]?.name ?? '')}
              onClick={() => show(index)}
            >
              {texts.changeShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Missing({ wizard: { values, goTo } }: { wizard: Wizard }) {
  const missing = allMissing(values)
  if (missing.length === 0) return null
  return (
    <p className="text-muted text-small">
      {texts.missing}{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <button type="button" onClick={() => goTo(field)} className="min-h-6 text-anchor">
            {texts.fields[field]}
          </button>
        </span>
      ))}
    </p>
  )
}
