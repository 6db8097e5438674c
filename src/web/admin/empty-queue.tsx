import { CircleCheckBig, Inbox, SearchX } from 'lucide-react'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { adminTexts as texts } from './admin-texts.ts'

type EmptyQueueProps = { isQueue: boolean; nothingYet?: string | undefined }

export function EmptyQueue({ isQueue, nothingYet }: EmptyQueueProps) {
  if (isQueue) return <EmptyState icon={<CircleCheckBig />} title={texts.allClear} />
  if (nothingYet) return <EmptyState icon={<Inbox />} title={nothingYet} />
  return (
    <EmptyState icon={<SearchX />} title={texts.nothingFound}>
      {texts.nothingFoundText}
    </EmptyState>
  )
}
