import type { ReplyOf } from '#contract/endpoint.ts'
import { awayProblem, awayTextRule, hoursOfDay, longestAway } from '#contract/sellers/shop-habit-rules.ts'
import { type getShopHabits, type ShopHabits, saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { sellerHabitsTexts as texts } from './seller-habits-texts.ts'

type Draft = ShopHabits['away']

type Holidays = ReplyOf<typeof getShopHabits>['holidays']

const namesOf = (holidays: Holidays) => holidays.map(({ day, name }) => `${dayOf(day)} (${name})`).join(', ')

const allWell = { text: 'x', days: [1], opens_at: '00:00', closes_at: '23:59' }
const rules: Rules<Draft> = {
  days: (days, draft) => awayProblem({ ...draft, ...allWell, days }),
  opens_at: hoursOfDay,
  closes_at: (closes_at, { is_on, opens_at }) =>
    hoursOfDay(closes_at) ?? awayProblem({ ...allWell, is_on, opens_at, closes_at }),
  text: (text, { is_on }) => awayTextRule(text) ?? awayProblem({ ...allWell, is_on, text }),
}

/** When the shop is open, and what it answers while it is not. */
export function AwayForm({ away, holidays }: { away: Draft; holidays: Holidays }) {
  const form = useForm<Draft>({ start: () => ({ ...away, text: away.text || texts.sample }), rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(saveShopHabits, { away: draft }),
    failure: texts.saveError,
    success: ({ content }) => content,
  })
  return (
    <Card as="section" aria-labelledby="away" className="p-5 md:p-6">
      <h2 id="away" className="mb-1 text-h2">
        {texts.away}
      </h2>
      <p className="mb-3 text-muted text-small">{texts.awayHint}</p>
      <SendForm form={form} action={action} label={texts.saveAway} variant="secondary">
        <Checkbox
          checked={form.draft.is_on}
          onChange={({ target }) => form.change({ is_on: target.checked })}
        >
          {texts.isOn}
        </Checkbox>
        {form.draft.is_on && <AwayFields {...form} />}
        {form.draft.is_on && holidays.length > 0 && (
          <p className="num text-muted text-small">{texts.holidays(namesOf(holidays))}</p>
        )}
      </SendForm>
    </Card>
  )
}

function AwayFields({ draft, change, field, errorOf }: Form<Draft>) {
  const error = errorOf('days')
  const choose = (day: number, isOpen: boolean) =>
    change({ days: isOpen ? [...draft.days, day].sort() : draft.days.filter((each) => each !== day) })
  return (
    <>
      <fieldset aria-describedby={error ? 'days-error' : undefined}>
        <legend className="text-label">{texts.days}</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {texts.dayNames.map((name, place) => (
            <Checkbox
              key={name}
              name="days"
              checked={draft.days.includes(place + 1)}
              onChange={({ target }) => choose(place + 1, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        {error && (
          <p id="days-error" className="font-medium text-danger-fg text-small">
            {error}
          </p>
        )}
      </fieldset>
      <div className="grid gap-1">
        <div className="grid grid-cols-2 gap-4 sm:max-w-80">
          <TextField label={texts.opens} type="time" {...field('opens_at')} />
          <TextField label={texts.closes} type="time" {...field('closes_at')} />
        </div>
        <p className="text-muted text-small">{texts.inIndia}</p>
      </div>
      <TextArea label={texts.answer} maxLength={longestAway} {...field('text')} />
    </>
  )
}
