import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '#web/ui/use-delayed.ts'
import { appTexts } from './app-texts.ts'

const isSeller = (path: string | undefined) => path?.startsWith('/seller/')

/** While a seller's profile takes longer than a moment, it is said in words as the specification wants it. */
export function PendingNote() {
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname
  const isLate = useDelayed(isSeller(next) === true && next !== here, 150)
  if (!isLate) return null
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-[calc(var(--bar-height)+16px)] z-40 mx-auto w-fit rounded-full border border-border bg-surface px-5 py-2.5 font-medium text-small shadow-lg"
    >
      {appTexts.loadingSeller}
    </p>
  )
}
