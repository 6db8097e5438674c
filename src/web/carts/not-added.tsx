import { useLocation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { cartTexts } from './cart-texts.ts'

/** After a reorder: the products that are no longer sold, or a sentence for each that was not added. */
export function NotAdded() {
  const { state } = useLocation()
  const names = textsIn(state, 'notAdded')
  const sentences = textsIn(state, 'whyNotAdded')
  if (names.length + sentences.length === 0) return null
  return (
    <Notice tone="warning" live className="mb-4">
      {names.length > 0 && cartTexts.notAdded(names.join(', '))}
      {sentences.map((sentence) => (
        <span key={sentence} className="block wrap-anywhere">
          {sentence}
        </span>
      ))}
    </Notice>
  )
}

function textsIn(state: unknown, name: string): string[] {
  if (typeof state !== 'object' || state === null) return []
  const texts = (state as Readonly<Record<string, unknown>>)[name]
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}
