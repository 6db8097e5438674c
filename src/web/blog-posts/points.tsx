import type { BlogPost } from '#contract/blog-post.ts'

type Point = BlogPost['points'][number]

/** Points are numbered, with their sub-points beneath them. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ol className="mt-8 grid gap-7">
      {points.map((point, index) => (
        <li key={point.point} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
          <span
            aria-hidden="true"
            className="num grid size-8 place-items-center rounded-full bg-primary-soft font-semibold text-primary-soft-fg text-small"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h2 className="break-words pt-0.5 text-h2">{point.point}</h2>
            {point.content && <p className="mt-2 whitespace-pre-line break-words">{point.content}</p>}
            {point.subpoints.length > 0 && (
              <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-subtle">
                {point.subpoints.map((subpoint) => (
                  <li key={subpoint} className="break-words pl-1">
                    {subpoint}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
