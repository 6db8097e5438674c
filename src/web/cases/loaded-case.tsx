import { CircleHelp } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { Case } from '#contract/cases/case-fields.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseView } from './case-view.tsx'
import { caseTexts as texts } from './cases-texts.ts'

type LoadedCaseProps = { loaded: { row?: Case; isMissing?: boolean }; orderAt: 'buyer' | 'seller' }

export function LoadedCase({ loaded: { row, isMissing }, orderAt }: LoadedCaseProps) {
  const { revalidate } = useRevalidator()
  if (row)
    return (
      <CaseView row={row} orderAt={orderAt}>
        <CaseActions row={row} onChanged={() => void revalidate()} />
      </CaseView>
    )
  if (!isMissing) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <EmptyState icon={<CircleHelp />} title={texts.missing}>
      {texts.notYours}
    </EmptyState>
  )
}
