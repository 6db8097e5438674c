import type { Account } from '#contract/khata/khata.ts'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Fact, Facts } from './facts.tsx'
import { khataTexts as texts } from './khata-texts.ts'

type Sums = Pick<Account, 'open' | 'overdue' | 'interest' | 'advance'> & { readonly claimed?: number }

/** What stands in an account, or in all of them. */
export function AccountSums({ sums, label }: { sums: Sums; label: string }) {
  const { open, overdue, interest, advance, claimed = 0 } = sums
  return (
    <Card className="p-5">
      <Facts label={label}>
        <Fact name={texts.open}>{rupees(open)}</Fact>
        <Fact name={texts.overdue} isLoud={overdue > 0}>
          {rupees(overdue)}
        </Fact>
        <Fact name={texts.interest}>{rupees(interest)}</Fact>
        <Fact name={texts.advance}>{rupees(advance)}</Fact>
        {claimed > 0 && <Fact name={texts.claimed}>{rupees(claimed)}</Fact>}
      </Facts>
    </Card>
  )
}
