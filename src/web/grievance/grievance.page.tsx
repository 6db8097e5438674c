import { Mail, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { grievancePath } from '#contract/paths.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import { useSettings } from '#web/site/use-settings.ts'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/grievance.page.ts'
import { grievanceTexts as texts } from './grievance-texts.ts'
import { MemberForm } from './member-form.tsx'
import { StateForm } from './state-form.tsx'
import { VisitorForm } from './visitor-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: grievancePath,
    origin: siteOrigin(matches),
  })

export default function GrievancePage() {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const number = params.get('case') ?? ''
  const state = (
    <Part title={texts.state}>
      <StateForm key={`${number}${hash}`} number={number} code={hash.slice(1)} />
    </Part>
  )
  return (
    <div className="wrap grid gap-x-10 gap-y-6 pt-6 pb-14 md:pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="min-w-0">
        <h1 className="text-section">{texts.heading}</h1>
        <p className="mt-2 mb-6 max-w-[42em] text-pretty text-muted">{texts.lead}</p>
        <div className="grid gap-4">
          {number && state}
          <Part title={texts.form}>
            <ByMembership as="div" visitor={<VisitorForm />} member={<MemberForm />} />
          </Part>
          {!number && <ByMembership as="div" visitor={state} member={null} />}
        </div>
      </div>
      <aside className="grid content-start gap-4 lg:mt-12">
        <Officer />
        <Part title={texts.times}>
          <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-subtle">
            {texts.time.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-4 text-pretty text-muted text-small">{texts.orders}</p>
        </Part>
      </aside>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-5">
      <h2 id={id} className="mb-4 text-h2">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** Who answers for it, as far as an admin has entered it. */
function Officer() {
  const { grievance_officer, grievance_email, support_phone } = useSettings()
  const link = 'inline-flex min-h-11 max-w-full items-center gap-2 break-all text-anchor'
  const isNamed = Boolean(grievance_officer || grievance_email)
  return (
    <Part title={texts.officer}>
      {grievance_officer && <p className="break-words font-semibold">{grievance_officer}</p>}
      <p className="text-pretty text-muted text-small">{isNamed ? texts.officerHint : texts.noOfficer}</p>
      {grievance_email && (
        <p>
          <a href={`mailto:${grievance_email}`} className={link}>
            <Mail className="size-4.5 flex-none" />
            {grievance_email}
          </a>
        </p>
      )}
      {support_phone && (
        <p className="num flex min-h-11 items-center gap-2">
          <Phone className="size-4.5 flex-none text-muted" aria-label={texts.phone} />
          {support_phone}
        </p>
      )}
    </Part>
  )
}
