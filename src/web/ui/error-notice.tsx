import { Notice } from './notice.tsx'

/** What went wrong with several things, a line each; nothing when all is well. */
export function ErrorNotice({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <Notice tone="danger" live>
      {errors.map((sentence) => (
        <span key={sentence} className="block break-words">
          {sentence}
        </span>
      ))}
    </Notice>
  )
}
