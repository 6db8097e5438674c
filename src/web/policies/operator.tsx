import type { ReactNode } from 'react'
import { useSettings } from '#web/site/use-settings.ts'
import { policyTexts as texts } from './policy-texts.ts'

/** Who runs the market, as far as the settings say. */
export function Operator() {
  const { company_name, company_address, grievance_officer, grievance_email } = useSettings()
  if (!company_name && !company_address && !grievance_officer && !grievance_email) return null
  return (
    <dl className="mt-4 grid gap-3 rounded-card border border-border bg-surface p-4 text-small sm:grid-cols-2">
      <Fact label={texts.company}>{company_name}</Fact>
      <Fact label={texts.address}>{company_address}</Fact>
      <Fact label={texts.officer}>{grievance_officer}</Fact>
      {grievance_email && (
        <Fact label={texts.email}>
          <a
            href={`mailto:${grievance_email}`}
            className="wrap-anywhere -my-2.5 inline-flex min-h-11 items-center text-anchor"
          >
            {grievance_email}
          </a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  )
}
