import { ShieldCheck } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { longestAccountNumber, longestShortText } from '#contract/sellers/application-rules.ts'
import { isIfscCode } from '#contract/sellers/bank-account.ts'
import { bankAccountTypes } from '#contract/sellers/seller-application.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { rewrite } from '#web/ui/rewrite.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { contractTexts as texts } from './contract-texts.ts'
import type { Wizard } from './use-wizard.ts'
import { WarningLine } from './warning-line.tsx'

export function StepBank({ wizard }: { wizard: Wizard }) {
  const { field, change, errorOf } = wizard.fields
  const ifscCode = field('ifscCode')
  return (
    <>
      <TextField
        label={texts.fields.bankName}
        autoComplete="off"
        required
        maxLength={limits.text.name}
        {...field('bankName')}
      />
      <AccountNumbers wizard={wizard} />
      <ChoiceCards
        label={texts.fields.accountType}
        name="accountType"
        options={bankAccountTypes}
        chosen={wizard.values.accountType}
        error={errorOf('accountType')}
        onChoose={(accountType) => change({ accountType })}
      />
      <TextField
        label={texts.fields.ifscCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={longestShortText}
        inputClassName="num uppercase"
        hint={<IfscHint code={ifscCode.value} />}
        {...ifscCode}
        onChange={({ target }) => {
          const upper = target.value.toUpperCase()
          rewrite(target, upper)
          change({ ifscCode: upper })
        }}
      />
      <Notice icon={<ShieldCheck />}>{texts.bankSafe}</Notice>
    </>
  )
}

function AccountNumbers({ wizard: { fields } }: { wizard: Wizard }) {
  return (['accountNumber', 'accountNumberAgain'] as const).map((name) => (
    <TextField
      key={name}
      label={texts.fields[name]}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      required
      maxLength={longestAccountNumber}
      inputClassName="num"
      {...fields.field(name)}
    />
  ))
}

function IfscHint({ code }: { code: string }) {
  const isOdd = code.trim().length >= 11 && !isIfscCode(code)
  return isOdd ? <WarningLine>{texts.ifscOdd}</WarningLine> : texts.ifscHint
}
