import type { PolicySection } from '#contract/content/policy-section.ts'
import { policyTexts as texts } from './policy-texts.ts'

/** Beside the text and always in sight; on small screens folded above it. */
export function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <>
      <nav aria-label={texts.contents} className="max-lg:hidden print:hidden">
        <div className="sticky top-[calc(var(--bar-height)+24px)]">
          <p className="mb-2 font-semibold text-small">{texts.contents}</p>
          <Links sections={sections} />
        </div>
      </nav>
      <details className="mb-6 rounded-card border border-border bg-surface px-4 lg:hidden print:hidden">
        <summary className="min-h-11 content-center font-semibold text-small">{texts.contents}</summary>
        <Links sections={sections} />
      </details>
    </>
  )
}

function Links({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <ul className="grid border-border border-l max-lg:mb-3">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 pl-4 text-muted text-small hover:text-text hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
