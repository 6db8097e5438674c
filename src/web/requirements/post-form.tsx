import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import type { Form } from '#web/forms/use-form.ts'
import { nineFirst } from '#web/products/nine-first.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { categoryName } from './category-name-texts.ts'
import type { Draft } from './post-draft.ts'
import { postTexts as texts } from './requirements-texts.ts'

type PostFormProps = { form: Form<Draft>; onSend: () => unknown }

const categoryOptions = () => nineFirst().map((value) => ({ value, label: categoryName(value) }))

export function PostForm({ form: { form, field }, onSend }: PostFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <SelectField label={texts.category} options={categoryOptions()} {...field('category_type')} />
      <TextField
        label={texts.product}
        hint={texts.productHint}
        required
        maxLength={limits.text.name}
        autoComplete="off"
        {...field('product_name')}
      />
      <Amount field={field} />
      <TextArea
        label={texts.details}
        optional
        hint={texts.detailsHint}
        maxLength={limits.text.description}
        {...field('product_details')}
      />
      <Button type="submit" size="lg">
        {texts.submit}
      </Button>
    </form>
  )
}

/** How many there are, and of what. */
function Amount({ field }: Pick<Form<Draft>, 'field'>) {
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
      <TextField
        label={texts.quantity}
        inputMode="numeric"
        required
        maxLength={20}
        autoComplete="off"
        {...field('quantity')}
      />
      <TextField
        label={texts.unit}
        hint={texts.unitHint}
        optional
        maxLength={limits.text.unit}
        autoComplete="off"
        autoCapitalize="none"
        {...field('unit')}
      />
    </div>
  )
}
