import type { Account } from './account.ts'
import { StepBank } from './step-bank.tsx'
import { StepBusiness } from './step-business.tsx'
import { StepLicense } from './step-license.tsx'
import { StepTerms } from './step-terms.tsx'
import { StepTrade } from './step-trade.tsx'
import type { Wizard } from './use-wizard.ts'

/** The fields of the open step. */
export function StepFields({ wizard, account }: { wizard: Wizard; account: Account }) {
  switch (wizard.step) {
    case 0:
      return <StepBusiness wizard={wizard} account={account} />
    case 1:
      return <StepLicense wizard={wizard} account={account} />
    case 2:
      return <StepBank wizard={wizard} />
    case 3:
      return <StepTrade wizard={wizard} />
    default:
      return <StepTerms wizard={wizard} />
  }
}
