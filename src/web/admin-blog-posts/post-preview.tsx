import { industryName } from '#web/blog-posts/blog-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { blogTexts as texts } from './blog-texts.ts'
import type { PostValues } from './post-draft.ts'

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

/** The post as readers will see it; its text is never parsed as markup. */
export function PostPreview({ values }: { values: PostValues }) {
  const { title, category, content, images, points } = values
  const isEmpty = title.trim() === '' && content.trim() === ''
  return (
    <Card as="section" aria-label={texts.preview} className="min-w-0 overflow-hidden">
      <p className="border-border border-b px-5 py-3 text-label">{texts.preview}</p>
      {isEmpty ? (
        <p className="p-5 text-muted">{texts.previewEmpty}</p>
      ) : (
        <div className="p-5">
          {images[0] && (
            <img src={images[0]} alt="" className="mb-4 aspect-video w-full rounded-card object-cover" />
          )}
          <p className="font-semibold text-primary-soft-fg text-small">{industryName(category)}</p>
          <p className="mt-1 break-words text-h1">{title}</p>
          {paragraphs(content).map((text) => (
            <p key={text} className="mt-3 whitespace-pre-line break-words">
              {text}
            </p>
          ))}
          {points.map(({ key, point, content: text, subpoints }) => (
            <div key={key} className="mt-5">
              <p className="break-words text-h3">{point}</p>
              {paragraphs(text).map((part) => (
                <p key={part} className="mt-2 whitespace-pre-line break-words">
                  {part}
                </p>
              ))}
              <ul className="mt-2 list-disc pl-6 empty:hidden">
                {subpoints.map((subpoint) => (
                  <li key={subpoint.key} className="break-words">
                    {subpoint.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}
