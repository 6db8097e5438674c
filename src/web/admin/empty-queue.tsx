import { CircleCheckBig, SearchX } from 'lucide-react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { adminTexts as texts } from './admin-texts.ts'

/** Nothing waits, or nothing was found. */
export function EmptyQueue({ isQueue }: { isQueue: boolean }) {
  if (isQueue) return <EmptyState icon={<CircleCheckBig />} title={texts.allClear} />
  return (
    <EmptyState icon={<SearchX />} title={texts.nothingFound}>
      {texts.nothingFoundText}
    </EmptyState>
  )
}
