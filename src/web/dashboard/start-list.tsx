import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { addProductPath, sellerPayeePath, sellerSettingsPath, sellerTaxPath } from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Step = { label: string; isDone: boolean; to?: string | undefined }
type StartListProps = {
  hasPicture: boolean
  hasProduct: boolean
  hasOrder: boolean
  setup: Analytics['setup']
}

const add = addProductPath
const settings = sellerSettingsPath

/** The first steps of a new shop; hidden after the first order. */
export function StartList({ hasPicture, hasProduct, hasOrder, setup }: StartListProps) {
  const steps: Step[] = [
    { label: texts.startApproved, isDone: true },
    {
      label: texts.startPicture,
      isDone: hasPicture,
      to: `${settings}#picture`,
    },
    { label: texts.startProduct, isDone: hasProduct, to: add },
    // An earlier server does not say it.
    ...(setup
      ? [
          { label: texts.startPayee, isDone: setup.has_payee, to: sellerPayeePath },
          { label: texts.startTax, isDone: setup.has_checked_tax, to: sellerTaxPath },
        ]
      : []),
    { label: texts.startOrder, isDone: hasOrder },
  ]
  return (
    <Card as="section" className="p-5">
      <h2 className="mb-3 text-h3">{texts.start}</h2>
      <ol className="grid gap-1">
        {steps.map((step, place) => (
          <StartStep key={step.label} step={step} number={place + 1} />
        ))}
      </ol>
    </Card>
  )
}

function StartStep({ step: { label, isDone, to }, number }: { step: Step; number: number }) {
  return (
    <li className="flex min-h-11 items-center gap-3 text-small">
      <span
        aria-hidden="true"
        className={cx(
          'num grid size-7 flex-none place-items-center rounded-full font-semibold text-xs',
          isDone ? 'bg-success text-on-danger' : 'border border-border-strong text-muted',
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      {to && !isDone ? (
        <Link to={to} className="text-anchor inline-flex min-h-11 items-center font-medium">
          {label}
        </Link>
      ) : (
        <span className={isDone ? 'text-muted' : 'font-medium'}>{label}</span>
      )}
      {isDone && <span className="sr-only">{texts.startDone}</span>}
    </li>
  )
}
