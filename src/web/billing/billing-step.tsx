import { ArrowLeft, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { longestNote, longestPoNumber, longestShipName } from '#contract/order-billing.ts'
import type { BillingProfile } from '#contract/users/billing.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { BillingForm } from './billing-form.tsx'
import { BillingText } from './billing-text.tsx'
import { billingStepTexts as texts } from './billing-texts.ts'
import { type Billing, billingRules, type Choices } from './chosen-billing.ts'

type BillingStepProps = {
  choices: Choices
  billing: Billing
  /** It begins with the form, which the account's own number fills, and ends with it. */
  startsNew?: boolean
  /** A profile that was saved here is there the next time. */
  onSaved: (profile: BillingProfile) => void
  /** What the last button says, and whether what it sent is under way. */
  done?: { label: string; isPending: boolean }
  onDone: (billing: Billing) => void
}

/** Whom the order is billed to, under which number of the buyer's, and for whom the goods are. */
export function BillingStep(props: BillingStepProps) {
  const { choices, billing, startsNew = false, done, onSaved, onDone } = props
  const [isNew, setNew] = useState(startsNew)
  const form = useForm<Billing>({ start: billing, rules: billingRules })
  if (!isNew)
    return (
      <BillingChoice
        profiles={choices.profiles}
        form={form}
        done={done}
        onNew={() => setNew(true)}
        onDone={() => onDone(form.draft)}
      />
    )
  const saved = (profile: BillingProfile) => {
    onSaved(profile)
    if (startsNew) return onDone({ ...form.draft, profile })
    setNew(false)
    form.change({ profile })
  }
  return (
    <div className="grid gap-4">
      <Button
        variant="ghost"
        icon={<ArrowLeft />}
        className="-ml-3 justify-self-start"
        onClick={() => (startsNew ? onDone(billing) : setNew(false))}
      >
        {startsNew ? texts.backToOrder : texts.back}
      </Button>
      <BillingForm start={choices.start} onSaved={saved} />
    </div>
  )
}

type BillingChoiceProps = {
  profiles: readonly BillingProfile[]
  form: Form<Billing>
  done: BillingStepProps['done']
  onNew: () => void
  onDone: () => void
}

function BillingChoice({ profiles, form, done, onNew, onDone }: BillingChoiceProps) {
  const { draft, change } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) onDone()
  }
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="grid gap-5">
      <BilledTo
        profiles={profiles}
        chosen={draft.profile}
        onChoose={(profile) => change({ profile })}
        onNew={onNew}
      />
      <TextField
        label={texts.poNumber}
        optional
        hint={texts.poNumberHint}
        maxLength={longestPoNumber}
        value={draft.po_number}
        onChange={({ target }) => change({ po_number: target.value })}
      />
      <TextArea
        label={texts.note}
        optional
        maxLength={longestNote}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {draft.profile && <GoodsFor form={form} />}
      <Button type="submit" size="lg" loading={done?.isPending ?? false}>
        {done?.label ?? texts.done}
      </Button>
    </form>
  )
}

type BilledToProps = {
  profiles: readonly BillingProfile[]
  chosen: BillingProfile | undefined
  onChoose: (profile: BillingProfile | undefined) => void
  onNew: () => void
}

function BilledTo({ profiles, chosen, onChoose, onNew }: BilledToProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-label">{texts.choose}</legend>
      {profiles.map((profile) => (
        <ChoiceCard
          key={profile.billing_id}
          isChosen={chosen?.billing_id === profile.billing_id}
          onChoose={() => onChoose(profile)}
        >
          <BillingText {...profile} />
        </ChoiceCard>
      ))}
      <ChoiceCard isChosen={!chosen} onChoose={() => onChoose(undefined)}>
        {texts.nobody}
      </ChoiceCard>
      <Button variant="ghost" icon={<Plus />} className="justify-self-start" onClick={onNew}>
        {texts.add}
      </Button>
    </fieldset>
  )
}

type ChoiceCardProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode }

function ChoiceCard({ isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-large border border-border-strong p-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary">
      <input
        type="radio"
        name="billing"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 flex-none accent-primary"
      />
      {children}
    </label>
  )
}

function GoodsFor({ form }: { form: Form<Billing> }) {
  const { ship_to: shipTo } = form.draft
  const onChange = (ship_to: Billing['ship_to']) => form.change({ ship_to })
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-label">{texts.goodsFor}</legend>
      <RadioRow
        name="ship_to"
        label={texts.forUs}
        checked={shipTo === 'own'}
        onChange={() => onChange('own')}
      />
      <RadioRow
        name="ship_to"
        label={texts.forThird}
        checked={shipTo === 'third'}
        onChange={() => onChange('third')}
      />
      {shipTo === 'third' && (
        <>
          <p className="mb-3 text-muted text-small">{texts.thirdHint}</p>
          <TextField
            label={texts.thirdName}
            hint={texts.thirdNameHint}
            required
            autoComplete="off"
            maxLength={longestShipName}
            {...form.field('ship_name')}
          />
        </>
      )}
    </fieldset>
  )
}
