import { aboutPath, contactPath, marketPath } from '#contract/paths.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/about.page.ts'
import { companyTexts } from './company-texts.ts'

const texts = companyTexts.about

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: aboutPath,
    origin: siteOrigin(matches),
  })

export default function AboutPage() {
  return (
    <div className="wrap grid max-w-[744px] gap-8 pt-6 pb-14 md:pt-10">
      <header>
        <h1 className="text-section">{texts.heading}</h1>
        <p className="mt-3 text-pretty text-[1.125rem] text-muted leading-7">{texts.lead}</p>
      </header>
      <Words title={texts.aimTitle} paragraphs={texts.aim} />
      <Words title={texts.storyTitle} paragraphs={texts.story} />
      <section aria-labelledby="values">
        <h2 id="values" className="mb-3 text-h2">
          {texts.valuesTitle}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {texts.values.map(({ title, text }) => (
            <li key={title} className="rounded-card border border-border bg-surface p-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-muted text-small">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={marketPath}>{texts.start}</ButtonLink>
        <ButtonLink to={contactPath} variant="secondary">
          {texts.contact}
        </ButtonLink>
      </p>
    </div>
  )
}

function Words({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h2">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-pretty">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
