import type { KhataTerms } from '#contract/khata/khata-fields.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Fact, Facts } from './facts.tsx'
import { khataTexts as texts } from './khata-texts.ts'

type Terms = Omit<KhataTerms, 'revision'>

/** What was agreed, as both sides read it. */
export const TermsFacts = ({ terms: { credit_days, credit_limit, fee_bp, agreed_on } }: { terms: Terms }) => (
  <div className="px-5 pb-5">
    <Facts label={texts.terms}>
      <Fact name={texts.creditDays}>{texts.days(credit_days)}</Fact>
      <Fact name={texts.creditLimit}>{credit_limit === null ? texts.noLimit : rupees(credit_limit)}</Fact>
      <Fact name={texts.feeName}>{fee_bp / 100} %</Fact>
      <Fact name={texts.agreedOn}>{agreed_on ? dayOf(agreed_on) : texts.notAgreed}</Fact>
    </Facts>
  </div>
)
