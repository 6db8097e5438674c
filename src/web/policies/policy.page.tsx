import { FileText, Printer } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { shippingPolicyPath } from '#contract/paths.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/policy.page.ts'
import { Contents } from './contents.tsx'
import { Operator } from './operator.tsx'
import type { Policy, PolicySection } from './policy.ts'
import { policyTexts as texts } from './policy-texts.ts'
import { privacy } from './privacy-texts.ts'
import { returns } from './return-texts.ts'
import { terms } from './terms-texts.ts'

const policies: readonly Policy[] = [terms, privacy, returns]

const policyAt = (path: string) =>
  policies.find((policy) => path.toLowerCase().startsWith(policy.path)) ?? terms

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, description, path } = policyAt(location.pathname)
  return pageMeta({ title, description, path, origin: siteOrigin(matches) })
}

export default function PolicyPage() {
  const policy = policyAt(useLocation().pathname)
  return (
    <div className="wrap grid justify-center gap-x-16 pt-6 pb-14 md:pt-10 lg:grid-cols-[240px_minmax(0,680px)]">
      <Contents sections={policy.sections} />
      <div className="min-w-0">
        <h1 className="text-section">{policy.title}</h1>
        <p className="mt-2 text-pretty text-muted">{policy.lead}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="num text-muted text-small">{texts.inForce}</p>
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 print:hidden"
            icon={<Printer className="size-4.5" />}
            onClick={() => print()}
          >
            {texts.print}
          </Button>
        </div>
        <KeyPoints policy={policy} />
        {policy.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <AlsoRead policy={policy} />
      </div>
    </div>
  )
}

function KeyPoints({ policy: { keyPoints } }: { policy: Policy }) {
  return (
    <ul
      aria-label={texts.keyPoints}
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4 rounded-card bg-primary-soft p-5 text-primary-soft-fg"
    >
      {keyPoints.map(({ figure, text }) => (
        <li key={text}>
          <span className="num block font-bold text-[1.375rem] leading-7 tracking-[-.02em]">{figure}</span>
          <span className="block text-pretty text-small">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Section({ section: { id, title, parts, withOperator } }: { section: PolicySection }) {
  return (
    <section aria-labelledby={id} className="mt-8 break-inside-avoid">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part} className="mt-2 text-pretty">
            {part}
          </p>
        ) : (
          <ul key={part.join()} className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-subtle">
            {part.map((line) => (
              <li key={line} className="pl-1">
                {line}
              </li>
            ))}
          </ul>
        ),
      )}
      {withOperator && <Operator />}
    </section>
  )
}

function AlsoRead({ policy }: { policy: Policy }) {
  const link = 'inline-flex min-h-11 items-center gap-2 text-anchor'
  return (
    <nav aria-label={texts.alsoRead} className="mt-10 border-border border-t pt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {policies
          .filter(({ path }) => path !== policy.path)
          .map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={link}>
                {title}
              </Link>
            </li>
          ))}
        <li>
          <a href={shippingPolicyPath} target="_blank" rel="noopener" className={link}>
            <FileText className="size-4.5" />
            {texts.shipping} {texts.shippingSize}
            <span className="sr-only"> {siteTexts.opensNewTab}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
