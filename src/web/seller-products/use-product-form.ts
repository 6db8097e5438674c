import { type FormEvent, useRef, useState } from 'react'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { isOvertaken, unlessOvertaken } from '#web/edits/use-conflict.ts'
import { usePictures } from '#web/photos/use-pictures.ts'
import { bodyOf, type Draft, type Field, problemsOf } from './product-draft.ts'

type Sent = ReturnType<typeof bodyOf> & { product_image: string[] }

/** The form as it is sent; `parts` are the very same for as long as nothing in it changes. */
export type Typed = { readonly draft: Draft; readonly urls: string[]; readonly parts: readonly unknown[] }

export type FormJob = {
  start: Draft
  pictures: readonly string[]
  /** What was read, where the form begins with something else: with a draft of it. */
  base?: Draft | undefined
  /** Resolves when it is saved. */
  send: (sent: Sent, typed: Typed, keyFor: KeyFor) => Promise<unknown>
  onSaved: () => void
  /** Somebody was faster: the person is asked, in place of a sentence. */
  onOvertaken?: (typed: Typed) => void
  /** Where the server gives no reason, and where it could not be asked. */
  refused: string
  fault: string
  /** An empty form for the next one, where the page stays after it is saved. */
  again?: (() => Draft) | undefined
  /** Hears of every change, to keep a draft. */
  onDraft?: ((draft: Draft) => void) | undefined
}

const shape = (draft: Draft, urls: readonly string[]) => JSON.stringify([bodyOf(draft), urls])

/** The state of a product's form: what is typed, what is wrong with it, and sending it once. */
export function useProductForm(job: FormJob) {
  const [draft, setDraft] = useState(job.start)
  const pictures = usePictures(job.pictures)
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set())
  const [isSaved, setSaved] = useState(false)
  const saved = useRef(shape(job.base ?? job.start, job.pictures))

  const all = problemsOf(draft, pictures.pictures.length)
  const problems = Object.fromEntries(Object.entries(all).filter(([field]) => shown.has(field as Field)))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    job.onDraft?.(next)
  }
  const restart = (start: Draft) => {
    saved.current = shape(start, [])
    setDraft(start)
    pictures.reset([])
    setShown(new Set())
    setSaved(false)
    clear()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaved || isPending || pictures.isPreparing) return
    const wrong = Object.keys(all) as Field[]
    setShown(new Set(wrong))
    if (wrong.length > 0) return focusFirst(event.currentTarget)
    await go({ draft, urls: pictures.urls, parts: [draft, pictures.pictures] })
  }
  const {
    run: go,
    isPending,
    failure: fault,
    clear,
  } = useAction({
    send: (typed: Typed, keyFor) =>
      job.send({ ...bodyOf(typed.draft), product_image: typed.urls }, typed, keyFor),
    failure: unlessOvertaken({ refused: job.refused, lost: job.fault }),
    failureToast: true,
    onDone: () => {
      job.onSaved()
      if (job.again) restart(job.again())
      else setSaved(true)
    },
    onFailed: ({ error }, typed) => isOvertaken(error) && job.onOvertaken?.(typed),
  })
  const state = isSaved ? 'saved' : isPending ? 'sending' : 'idle'
  /** Shows this from now on, over another state that was read. */
  const replace = (next: Draft, urls: readonly string[], base: { draft: Draft; urls: readonly string[] }) => {
    saved.current = shape(base.draft, base.urls)
    change(next)
    pictures.reset(urls)
  }
  return {
    ...{ draft, pictures, problems, state, fault, change, submit, restart, go, replace },
    isDirty: !isSaved && shape(draft, pictures.urls) !== saved.current,
    /** A field that was left shows what is wrong with it. */
    leave: (field: Field) => setShown((before) => new Set([...before, field])),
  }
}
export type ProductForm = ReturnType<typeof useProductForm>

/** After the problems stand in the page. */
function focusFirst(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus())
}
