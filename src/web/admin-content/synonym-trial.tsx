import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { type TrialResults, trySynonym } from '#contract/content/empty-searches.ts'
import type { Synonym } from '#contract/content/synonyms.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { trialTexts as texts } from './content-texts.ts'
import { trialWords } from './synonym-draft.ts'

type SynonymTrialProps = {
  form: Form<Synonym>
  /** The entry that it would replace. */
  name: string | undefined
  searched: string
}

type Trial = ReplyOf<typeof trySynonym>

/** Shows what a search would find if the synonym stood, before anything is saved. */
export function SynonymTrial({ form, name, searched }: SynonymTrialProps) {
  const [typed, setTyped] = useState<string>()
  const [trial, setTrial] = useState<Trial>()
  const q = typed ?? trialWords(form.draft, searched)
  const action = useAction({
    send: () => api(trySynonym, { q, name, synonym: form.draft }),
    form,
    failure: texts.error,
    onDone: setTrial,
  })
  return (
    <section aria-label={texts.title} className="grid gap-3 rounded-large border border-border p-4">
      <h3 className="text-h3">{texts.title}</h3>
      <div className="flex items-end gap-2">
        <TextField
          label={texts.q}
          name="q"
          value={q}
          maxLength={limits.text.query}
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="secondary"
          icon={<FlaskConical />}
          loading={action.isPending}
          className="max-md:min-h-12"
          onClick={() => form.check() && void action.run()}
        >
          {texts.try}
        </Button>
      </div>
      <FailureNotice action={action} />
      <Results trial={trial} />
    </section>
  )
}

const Results = ({ trial }: { trial: Trial | undefined }) => (
  <div aria-live="polite" className="empty:hidden">
    {trial && <Sides {...trial} />}
  </div>
)

const Sides = ({ before, after }: Pick<Trial, 'before' | 'after'>) => (
  <>
    {JSON.stringify(before) === JSON.stringify(after) && (
      <p className="mb-3 font-medium text-small">{texts.same}</p>
    )}
    <div className="grid gap-4 sm:grid-cols-2">
      <Found title={texts.before} results={before} />
      <Found title={texts.after} results={after} />
    </div>
  </>
)

function Found({ title, results: { total, products } }: { title: string; results: TrialResults }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="text-label text-muted">{title}</h4>
      <p className="num font-semibold">{total === 0 ? texts.none : texts.found(total, grouped(total))}</p>
      <ul className="mt-1 grid gap-1.5 text-small">
        {products.map(({ product_id, product_name, seller_company }) => (
          <li key={product_id} className="wrap-anywhere">
            {product_name}
            <span className="block text-muted">{seller_company}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
