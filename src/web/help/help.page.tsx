import { Link } from 'react-router'
import { helpPath, privacyPath, returnsPath, termsPath } from '#contract/paths.ts'
import { Contents } from '#web/policies/contents.tsx'
import { Section } from '#web/policies/policy-view.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import type { Route } from './+types/help.page.ts'
import { helpTexts as texts } from './help-texts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: helpPath,
    origin: siteOrigin(matches),
  })

const rules = [
  { to: termsPath, label: texts.links.terms },
  { to: privacyPath, label: texts.links.privacy },
  { to: returnsPath, label: texts.links.returns },
]

export default function HelpPage() {
  return (
    <div className="wrap grid justify-center gap-x-16 pt-6 pb-14 md:pt-10 lg:grid-cols-[240px_minmax(0,680px)]">
      <Contents sections={texts.sections} />
      <div className="min-w-0">
        <h1 className="text-section">{texts.title}</h1>
        <p className="mt-2 text-pretty text-muted">{texts.lead}</p>
        {texts.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <nav aria-label={texts.more} className="mt-10 border-border border-t pt-4 print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {rules.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-anchor">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
