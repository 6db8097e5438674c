import { Notice } from './notice.tsx'

/** What went wrong with several things, a line each; nothing when all is well. */
export function FaultNotice({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <Notice tone="danger" live>
      {faults.map((sentence) => (
        <span key={sentence} className="block break-words">
          {sentence}
        </span>
      ))}
    </Notice>
  )
}
