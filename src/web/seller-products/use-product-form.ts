import { type FormEvent, useRef, useState } from 'react'
import type { KeyFor, SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { isConflict, unlessConflict } from '#web/edits/use-conflict.ts'
import { useForm } from '#web/forms/use-form.ts'
import { type Pictures, usePictures } from '#web/photos/use-pictures.ts'
import { formTexts as texts } from './form-texts.ts'
import { bodyOf, type Draft, productRules } from './product-draft.ts'

type Sent = ReturnType<typeof bodyOf> & { product_image: string[] }

/** The form as it is sent; `parts` are the very same for as long as nothing in it changes. */
export type Typed = {
  readonly draft: Draft
  readonly urls: string[]
  readonly parts: readonly unknown[]
  readonly isDraft?: boolean
}

export type FormJob = {
  start: Draft
  pictures: readonly string[]
  /** The saved state, where the form begins with a draft instead. */
  base?: Draft | undefined
  /** Resolves when it is saved. */
  send: (sent: Sent, typed: Typed, keyFor: KeyFor) => Promise<unknown>
  onSaved: (typed: Typed) => void
  /** Somebody else has saved meanwhile: a dialog asks, in place of a sentence. */
  onConflict?: (typed: Typed) => void
  /** The sentences for a refusal without a reason, and for a call that failed. */
  refused: string
  error: string
  /** An empty form for the next one, where the page stays after it is saved. */
  again?: (() => Draft) | undefined
  /** Called at every change, to keep a draft. */
  onDraft?: ((draft: Draft) => void) | undefined
}

const shape = (draft: Draft, urls: readonly string[]) => JSON.stringify([bodyOf(draft), urls])

/** The state of a product's form: what is typed, what is wrong with it, and sending it once. */
export function useProductForm(job: FormJob) {
  const { form, put, check, errorOf, ...typing } = useForm<Draft>({
    start: job.start,
    rules: productRules,
    kept: job.onDraft && { keep: job.onDraft },
  })
  const { draft, clear: clearRefusal } = typing
  const pictures = usePictures(job.pictures)
  const missing = usePicturesMissing(pictures)
  const [isSaved, setSaved] = useState(false)
  const saved = useRef(shape(job.base ?? job.start, job.pictures))
  const show = (next: Draft, urls: readonly string[]) => {
    put(next)
    pictures.reset(urls)
    missing.judge(false)
  }
  const restart = (start: Draft) => {
    saved.current = shape(start, [])
    show(start, [])
    setSaved(false)
    sending.clear()
  }
  const sending = useSending(job, { refuse: typing.refuse, clear: clearRefusal }, () =>
    job.again ? restart(job.again()) : setSaved(true),
  )
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A draft may lack its pictures.
    const isDraft = isDraftButton((event.nativeEvent as SubmitEvent).submitter)
    if (isSaved || sending.isPending || pictures.isPreparing) return
    missing.judge(!isDraft)
    if (!check() || (!isDraft && pictures.pictures.length === 0)) return focusFirst(event.currentTarget)
    await sending.run({ draft, urls: pictures.urls, parts: [draft, pictures.pictures], isDraft })
  }
  /** Shows this from now on, over another state that was read. */
  const replace = (next: Draft, urls: readonly string[], base: { draft: Draft; urls: readonly string[] }) => {
    saved.current = shape(base.draft, base.urls)
    show(next, urls)
    job.onDraft?.(next)
  }
  return {
    ...{ form, ...typing, errorOf, pictures, submit, restart, replace },
    ...{ go: sending.run, error: sending.failure, pictureProblem: missing.problem },
    state: isSaved ? 'saved' : sending.isPending ? 'sending' : 'idle',
    isDirty: !isSaved && shape(draft, pictures.urls) !== saved.current,
    problems: Object.keys(productRules).filter(errorOf).length + (missing.problem ? 1 : 0),
  }
}
export type ProductForm = ReturnType<typeof useProductForm>

export const draftButton = 'draft'
const isDraftButton = (pressed: HTMLElement | null) =>
  pressed instanceof HTMLButtonElement && pressed.value === draftButton

/** Pictures are no part of the draft; that there is none is wrong once the form was sent. */
function usePicturesMissing({ pictures }: Pictures) {
  const [isJudged, judge] = useState(false)
  return { judge, problem: isJudged && pictures.length === 0 ? texts.pictureMissing : undefined }
}

const useSending = (job: FormJob, form: SentForm, onSaved: () => void) =>
  useAction({
    send: (typed: Typed, keyFor) =>
      job.send({ ...bodyOf(typed.draft), product_image: typed.urls }, typed, keyFor),
    failure: unlessConflict({ refused: job.refused, lost: job.error }),
    failureToast: true,
    form,
    onDone: (_, typed) => {
      job.onSaved(typed)
      onSaved()
    },
    onFailed: ({ error }, typed) => isConflict(error) && job.onConflict?.(typed),
  })

/** After the problems stand in the page. */
function focusFirst(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus())
}
