import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '#web/sentence-of.ts'
import { toastError } from '#web/ui/toast.ts'
import { bodyOf, type Draft, type Field, problemsOf } from './product-draft.ts'
import { usePictures } from './use-pictures.ts'

type Sent = ReturnType<typeof bodyOf> & { product_image: string[] }

/** The form as it is sent; `parts` are the very same for as long as nothing in it changes. */
export type Typed = { readonly draft: Draft; readonly urls: string[]; readonly parts: readonly unknown[] }

export type FormJob = {
  start: Draft
  pictures: readonly string[]
  /** What was read, where the form begins with something else: with a draft of it. */
  base?: Draft | undefined
  /** Resolves when it is saved; false where it is not, and the person is asked. */
  send: (sent: Sent, typed: Typed) => Promise<boolean>
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
  const [state, setState] = useState<'idle' | 'sending' | 'saved'>('idle')
  const [fault, setFault] = useState('')
  const busy = useRef(false)
  const saved = useRef(shape(job.base ?? job.start, job.pictures))

  const all = problemsOf(draft, pictures.pictures.length)
  const problems = Object.fromEntries(Object.entries(all).filter(([field]) => shown.has(field as Field)))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    job.onDraft?.(next)
  }
  const restart = (start: Draft) => {
    busy.current = false
    saved.current = shape(start, [])
    setDraft(start)
    pictures.reset([])
    setShown(new Set())
    setState('idle')
    setFault('')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current || pictures.isPreparing) return
    const wrong = Object.keys(all) as Field[]
    setShown(new Set(wrong))
    if (wrong.length > 0) return focusFirst(event.currentTarget)
    await go({ draft, urls: pictures.urls, parts: [draft, pictures.pictures] })
  }
  const go = async (typed: Typed) => {
    busy.current = true
    setState('sending')
    setFault('')
    try {
      const isSaved = await job.send({ ...bodyOf(typed.draft), product_image: typed.urls }, typed)
      if (isSaved && job.again) return restart(job.again())
      busy.current = isSaved
      setState(isSaved ? 'saved' : 'idle')
    } catch (refusal) {
      busy.current = false
      setState('idle')
      const reason = reasonOf(refusal, job)
      setFault(reason)
      toastError(reason)
    }
  }
  /** Shows this from now on, over another state that was read. */
  const replace = (next: Draft, urls: readonly string[], base: { draft: Draft; urls: readonly string[] }) => {
    saved.current = shape(base.draft, base.urls)
    change(next)
    pictures.reset(urls)
  }
  return {
    ...{ draft, pictures, problems, state, fault, change, submit, restart, go, replace },
    isDirty: state !== 'saved' && shape(draft, pictures.urls) !== saved.current,
    /** A field that was left shows what is wrong with it. */
    leave: (field: Field) => setShown((before) => new Set([...before, field])),
  }
}
export type ProductForm = ReturnType<typeof useProductForm>

function reasonOf(refusal: unknown, job: FormJob) {
  return sentenceOf(refusal, { refused: job.refused, lost: job.fault })
}

/** After the problems stand in the page. */
function focusFirst(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus())
}
