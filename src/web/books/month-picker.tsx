import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SelectField } from '#web/ui/fields/field.tsx'
import { monthOf } from '#web/ui/formats/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { booksTexts as texts } from './books-texts.ts'
import { dayIn, monthsBetween, monthsFrom } from './month.ts'

type MonthPickerProps = {
  month: string
  /** The first that has documents, and the one that it is in India. */
  first: string | null
  last: string
  onChoose: (month: string) => void
}

/** The month, with the one before and the one after within a press. */
export function MonthPicker({ month, first, last, onChoose }: MonthPickerProps) {
  const months = monthsBetween([first ?? month, month].sort()[0] ?? month, last)
  const before = monthsFrom(month, -1)
  const after = monthsFrom(month, 1)
  return (
    <div className="flex items-end gap-2">
      <IconButton
        aria-label={texts.monthBefore}
        disabled={!months.includes(before)}
        onClick={() => onChoose(before)}
      >
        <ChevronLeft />
      </IconButton>
      <SelectField
        label={texts.month}
        name="month"
        className="min-w-0 flex-1 sm:max-w-60"
        value={month}
        options={months.map((value) => ({ value, label: monthOf(dayIn(value)) }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      <IconButton aria-label={texts.monthAfter} disabled={after > last} onClick={() => onChoose(after)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
