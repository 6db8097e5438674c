import { holdChoices } from '#contract/sellers/shop-habit-rules.ts'
import { type ShopHabits, saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { sellerHabitsTexts as texts } from './seller-habits-texts.ts'

type Draft = Pick<ShopHabits, 'hold_hours'>

const choices = [null, ...holdChoices] as const

/** After what time an order that nobody confirmed ends, or never. */
export function HoldForm({ holdHours }: { holdHours: ShopHabits['hold_hours'] }) {
  const form = useForm<Draft>({ start: { hold_hours: holdHours }, rules: {} })
  const action = useAction({
    form,
    send: (draft: Draft) => api(saveShopHabits, draft),
    failure: texts.saveError,
    success: ({ content }) => content,
  })
  return (
    <Card as="section" aria-labelledby="hold" className="p-5 md:p-6">
      <h2 id="hold" className="mb-1 text-h2">
        {texts.hold}
      </h2>
      <p className="mb-3 text-muted text-small">{texts.holdHint}</p>
      <SendForm form={form} action={action} label={texts.saveHold} variant="secondary">
        <div role="radiogroup" aria-labelledby="hold">
          {choices.map((hours) => (
            <RadioRow
              key={hours}
              name="hold_hours"
              label={hours === null ? texts.holdOff : texts.holdAfter(hours)}
              checked={form.draft.hold_hours === hours}
              onChange={() => form.change({ hold_hours: hours })}
            />
          ))}
        </div>
        <p className="text-muted text-small">{texts.holdNote}</p>
      </SendForm>
    </Card>
  )
}
