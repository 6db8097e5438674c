import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { firstCategories } from '#contract/products/first-categories.ts'
import { askedQuantityRule } from '#contract/quote-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { categoryName } from './category-name-texts.ts'
import { postTexts as texts } from './requirements-texts.ts'
import type { Draft } from './use-post.ts'

type PostFormProps = { draft: Draft; onChange: (part: Partial<Draft>) => void; onSend: () => void }

/** An empty one is the browser's matter. */
function quantityProblem(text: string) {
  const count = readNumber(text)
  return count === null ? undefined : askedQuantityRule(count)
}

const options = firstCategories.map((value) => ({ value, label: categoryName(value) }))

export function PostForm({ draft, onChange, onSend }: PostFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <form onSubmit={submit} className="grid gap-4">
      <SelectField label={texts.category} options={options} {...field('category_type')} />
      <TextField
        label={texts.product}
        hint={texts.productHint}
        required
        maxLength={limits.text.name}
        autoComplete="off"
        {...field('product_name')}
      />
      <TextField
        label={texts.quantity}
        inputMode="numeric"
        required
        maxLength={20}
        onInput={({ currentTarget }) =>
          currentTarget.setCustomValidity(quantityProblem(currentTarget.value) ?? '')
        }
        autoComplete="off"
        {...field('quantity')}
      />
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
