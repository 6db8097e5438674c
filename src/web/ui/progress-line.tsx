import { useNavigation } from 'react-router'
import { useDelayed } from './lists/use-delayed.ts'
import { uiTexts } from './ui-texts.ts'

/** A line at the top edge while the next page takes longer than 150 ms. */
export function ProgressLine() {
  const pending = useDelayed(useNavigation().state !== 'idle', 150)
  if (!pending) return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-90 h-0.5">
      <span className="sr-only">{uiTexts.loading}</span>
      <div className="progress-line h-full bg-accent" />
    </div>
  )
}
