import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type BankRateLine, deleteBankRate, listBankRates } from '#contract/admin/bank-rates.ts'
import { useAction } from '#web/actions/use-action.ts'
import { AddButton } from '#web/admin/add-button.tsx'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/bank-rates.page.ts'
import { bankRatesTexts as texts } from './bank-rates-texts.ts'
import { RateDialog } from './rate-dialog.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(Promise.all([api(listBankRates, {}), fetchContent('bank-rates')]))
  if (!answer) return { lines: null, gone: [] }
  const [{ rates }, documents] = answer
  return { lines: rates, gone: documents.filter(({ value }) => value === null).map(({ name }) => name) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function BankRatesPage({ loaderData: { lines, gone } }: Route.ComponentProps) {
  return lines ? <Rates lines={lines} gone={gone} /> : <FailedPage title={texts.title} lead={texts.lead} />
}

type Choice = { readonly line?: BankRateLine; readonly isToDelete?: true }

/** `gone`: days whose rates were deleted; their histories bring them back. */
function Rates({ lines, gone }: { lines: readonly BankRateLine[]; gone: readonly string[] }) {
  const [choice, choose] = useState<Choice>()
  const close = () => choose(undefined)
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={<AddButton onAdd={() => choose({})}>{texts.add}</AddButton>}
    >
      <CardList label={texts.list}>
        {lines.map((line) => (
          <RateRow key={line.from_date} line={line} isLast={lines.length === 1} onChoose={choose} />
        ))}
        {gone.map((day) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
            <p className="num text-muted">
              <s>{texts.from(dayOf(day))}</s> · {texts.gone}
            </p>
            <HistoryLink kind="bank-rates" name={day} title={dayOf(day)} />
          </li>
        ))}
      </CardList>
      {choice && !choice.isToDelete && <RateDialog line={choice.line} onClose={close} />}
      {choice?.isToDelete && choice.line && <DeleteDialog line={choice.line} onClose={close} />}
    </AdminPage>
  )
}

type RateRowProps = { line: BankRateLine; isLast: boolean; onChoose: (choice: Choice) => void }

function RateRow({ line, isLast, onChoose }: RateRowProps) {
  const { from_date, rate_bp, source, checked_on } = line
  const day = dayOf(from_date)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:px-5">
      <div className="min-w-0">
        <h2 className="num text-h3">{texts.percent((rate_bp / 100).toFixed(2))}</h2>
        <p className="num mt-0.5 font-medium">{texts.from(day)}</p>
      </div>
      <SourceLine source={source} checked_on={checked_on} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.changeOf(day)}
          onClick={() => onChoose({ line })}
        >
          {texts.change}
        </Button>
        <HistoryLink kind="bank-rates" name={from_date} title={day} />
        {!isLast && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.removeOf(day)}
            onClick={() => onChoose({ line, isToDelete: true })}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

function DeleteDialog({ line, onClose }: { line: BankRateLine; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const action = useAction({
    send: () => api(deleteBankRate, { fromDate: line.from_date }),
    failure: texts.removeError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      action={action}
      onClose={onClose}
      onConfirm={() => action.run(undefined)}
    >
      <p>{texts.removeBody(dayOf(line.from_date))}</p>
    </ConfirmDialog>
  )
}
