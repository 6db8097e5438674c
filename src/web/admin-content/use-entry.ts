import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ContentDocument } from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { useAction } from '#web/actions/use-action.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { fetchContent, saveContent, type ValueOf } from './content-api.ts'

type Entry<Kind extends ContentKind> = ContentDocument<ValueOf[Kind]>

type Options<Kind extends ContentKind, Draft> = {
  readonly kind: Kind
  /** The entry to be changed; without one an entry is added. */
  readonly document: Entry<Kind> | undefined
  readonly start: () => Draft
  /** What is kept of a draft. */
  readonly typedAs: (draft: Draft) => ValueOf[Kind]
  readonly rules: Rules<Draft>
  /** Under which name a new one is kept. */
  readonly nameOf: (draft: Draft) => string
  readonly failure: string
  readonly onClose: () => void
}

/** The form of one of many entries. Where another admin saved first, it shows what stands now, and what is typed answers that. */
export function useEntry<Kind extends ContentKind, Draft extends object>(options: Options<Kind, Draft>) {
  const { kind, document, start, typedAs, rules, nameOf, failure, onClose } = options
  const { revalidate } = useRevalidator()
  const [newer, setNewer] = useState<Entry<Kind>>()
  const form = useForm<Draft>({ start, rules })
  const seen = newer ?? document
  const action = useAction({
    send: (draft: Draft) => {
      const place = { kind, name: seen?.name ?? nameOf(draft), revision: seen?.revision ?? 0 }
      return saveContent({ ...place, value: typedAs(draft) })
    },
    form,
    failure,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
    onFailed: async ({ error }, draft) => {
      if (!isConflict(error)) return
      const name = seen?.name ?? nameOf(draft)
      setNewer((await fetchContent(kind)).find((each) => each.name === name))
    },
  })
  return { form, action, newer }
}
