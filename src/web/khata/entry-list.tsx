import type { Account } from '#contract/khata/khata.ts'
import type { KhataEntry } from '#contract/khata/khata-fields.ts'
import { methodTexts } from '#web/payments/method-texts.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { khataTexts as texts } from './khata-texts.ts'

type EntryListProps = { sheet: Pick<Account, 'entries' | 'entries_in_all' | 'brought_forward'> }

/** The entries of a year, the latest first, each with what was open after it. */
export function EntryList({ sheet: { entries, entries_in_all, brought_forward } }: EntryListProps) {
  return (
    <>
      {entries.length === 0 && <p className="px-5 pb-4 text-muted">{texts.noEntries}</p>}
      <ul className="divide-y divide-border border-border border-t">
        {entries.map((entry, place) => (
          // Two entries may say the same: nothing but their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <Entry key={place} entry={entry} />
        ))}
        <li className="flex justify-between gap-4 px-5 py-3 text-muted text-small">
          {texts.broughtForward}
          <span className="num">{rupees(brought_forward)}</span>
        </li>
      </ul>
      {entries_in_all > entries.length && (
        <p className="border-border border-t px-5 py-3 text-muted text-small">
          {texts.cutEntries(grouped(entries_in_all))}
        </p>
      )}
    </>
  )
}

function Entry({ entry: { kind, on, number, order_id, method, amount, balance } }: { entry: KhataEntry }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 py-3">
      <span className="min-w-0">
        <span className="block font-medium">
          {texts.kinds[kind]}
          {method && <span className="font-normal text-muted"> · {methodTexts[method]}</span>}
        </span>
        <span className="num block wrap-anywhere text-muted text-small">
          {[dayOf(on), number || order_id].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-right">
        <span className="num block font-medium">{rupees(amount)}</span>
        <span className="num block text-muted text-small">{texts.after(rupees(balance))}</span>
      </span>
    </li>
  )
}
