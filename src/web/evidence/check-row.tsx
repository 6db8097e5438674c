import { CircleCheck, CircleHelp, History, TriangleAlert } from 'lucide-react'
import type { SellerCheck } from '#contract/sellers/seller-evidence.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { evidenceTexts as texts } from './evidence-texts.ts'

const looks = {
  good: { Icon: CircleCheck, colour: 'text-success-fg' },
  warning: { Icon: TriangleAlert, colour: 'text-warning-fg' },
  unknown: { Icon: CircleHelp, colour: 'text-muted' },
  old: { Icon: History, colour: 'text-muted' },
} as const

export function CheckRow({ check }: { check: SellerCheck }) {
  const { kind, result, state, register } = check
  const words: { what: string; otherwise?: string; limit: string } = texts.checks[kind]
  const { Icon, colour } = looks[state === 'valid' ? result : 'old']
  return (
    <li className="flex gap-3 py-3.5">
      <Icon className={`mt-0.5 size-5 flex-none ${colour}`} />
      <div className="min-w-0 text-small">
        <p className="break-words font-semibold text-base">
          <span className="sr-only">{state === 'valid' ? texts.results[result] : texts.old}: </span>
          {result === 'warning' ? (words.otherwise ?? words.what) : words.what}
        </p>
        <p className="num text-muted">{howOf(check)}</p>
        {register && <Register register={register} />}
        {result !== 'warning' && (
          <p className="mt-1">
            <span className="font-semibold">{texts.limit}</span> {words.limit}
          </p>
        )}
      </div>
    </li>
  )
}

function howOf({ method, checked_at, valid_until, state }: SellerCheck) {
  if (state === 'changed') return texts.changed
  if (state === 'over' && valid_until) return texts.over(dayOf(valid_until))
  const until = valid_until ? texts.until(dayOf(valid_until)) : ''
  return `${texts.method[method](dayOf(checked_at))}${until}`
}

const Register = ({ register }: { register: NonNullable<SellerCheck['register']> }) => (
  <p className="wrap-anywhere">
    {[
      texts.register.status(register.status),
      register.trade_name && texts.register.trade(register.trade_name),
      register.registered_on && texts.register.since(dayOf(register.registered_on)),
    ]
      .filter(Boolean)
      .join(', ')}
  </p>
)
