import { useState } from 'react'
import type { ContentDocument } from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { useAction } from '#web/actions/use-action.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { fetchContent, saveContent, type ValueOf } from './content-api.ts'

/** A document as its page has loaded it. */
export type Shown<Kind extends ContentKind> = ContentDocument<ValueOf[Kind]> & {
  readonly value: ValueOf[Kind]
}

type Options<Kind extends ContentKind, Draft> = {
  readonly kind: Kind
  readonly document: Shown<Kind>
  readonly draftOf: (value: ValueOf[Kind]) => Draft
  readonly typedAs: (draft: Draft) => ValueOf[Kind]
  readonly rules: Rules<Draft>
  readonly failure: string
}

/** The form of a document on a page of its own. Where another admin saved first, what is typed stays and answers what they saved. */
export function useWritten<Kind extends ContentKind, Draft extends object>(options: Options<Kind, Draft>) {
  const { kind, document, draftOf, typedAs, rules, failure } = options
  const { name, value } = document
  const [newer, setNewer] = useState<number>()
  const [saved, setSaved] = useState(document.revision)
  const form = useForm<Draft>({ start: () => draftOf(value), rules })
  const action = useAction({
    send: (draft: Draft) => saveContent({ kind, name, value: typedAs(draft), revision: newer ?? saved }),
    form,
    failure,
    success: ({ content }) => content,
    onDone: ({ document: now }) => {
      setNewer(undefined)
      setSaved(now.revision)
    },
    onFailed: async ({ error }) => {
      if (!isConflict(error)) return
      const documents = await fetchContent(kind)
      setNewer(documents.find((each) => each.name === name)?.revision)
    },
  })
  return { form, action, isOld: newer !== undefined }
}
