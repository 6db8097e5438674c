import { ShieldCheck } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { isIfscCode } from '#contract/sellers/bank-account.ts'
import { bankAccountTypes } from '#contract/sellers/seller-application.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { rewrite } from '#web/ui/rewrite.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import type { Wizard } from './use-wizard.ts'
import { WarningLine } from './warning-line.tsx'

const longestAccountNumber = 40

export function StepBank({ wizard }: { wizard: Wizard }) {
  const { values, problems, change } = wizard
  return (
    <>
      <TextField
        label={texts.fields.bankName}
        name="bankName"
        autoComplete="off"
        required
        maxLength={limits.text.name}
        value={values.bankName}
        error={problems.bankName}
        onChange={({ target }) => change('bankName', target.value)}
      />
      <AccountNumbers wizard={wizard} />
      <ChoiceCards
        label={texts.fields.accountType}
        name="accountType"
        options={bankAccountTypes}
        chosen={values.accountType}
        error={problems.accountType}
        onChoose={(type) => change('accountType', type)}
      />
      <TextField
        label={texts.fields.ifscCode}
        name="ifscCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        inputClassName="num uppercase"
        value={values.ifscCode}
        error={problems.ifscCode}
        hint={<IfscHint code={values.ifscCode} />}
        onChange={({ target }) => {
          const upper = target.value.toUpperCase()
          rewrite(target, upper)
          change('ifscCode', upper)
        }}
      />
      <Notice icon={<ShieldCheck />}>{texts.bankSafe}</Notice>
    </>
  )
}

function AccountNumbers({ wizard: { values, problems, change } }: { wizard: Wizard }) {
  return (['accountNumber', 'accountNumberAgain'] as const).map((field) => (
    <TextField
      key={field}
      label={texts.fields[field]}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      required
      maxLength={longestAccountNumber}
      inputClassName="num"
      value={values[field]}
      error={problems[field]}
      onChange={({ target }) => change(field, target.value)}
    />
  ))
}

function IfscHint({ code }: { code: string }) {
  const isOdd = code.trim().length >= 11 && !isIfscCode(code)
  return isOdd ? <WarningLine>{texts.ifscOdd}</WarningLine> : texts.ifscHint
}
