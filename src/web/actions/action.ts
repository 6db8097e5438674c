import { ApiError } from '#contract/client.ts'
import { type OwnWords, sentenceOf } from '#web/api/sentence-of.ts'
import { createAttempt } from './attempt.ts'

export type KeyFor = ReturnType<typeof createAttempt>['headers']

export type Failure = {
  /** What a person reads. */
  readonly text: string
  readonly error: unknown
}

/** The form that an action sends: it shows what is wrong with a field of its own, and tells whether it has such a field. */
export type SentForm = {
  readonly refuse: (failure: Failure) => boolean
  /** Another try begins. */
  readonly clear: () => void
}

export type Plan<Input, Reply> = {
  /** The call. `keyFor` gives the headers of a call that is carried out once, however often it is repeated. */
  readonly send: (input: Input, keyFor: KeyFor) => Promise<Reply>
  /** The page's own words for a failure. */
  readonly failure: OwnWords | ((error: unknown, input: Input) => string)
  /** Where a failure that is about a field is said, in place of the action. */
  readonly form?: SentForm
  /** What a toast says of a success. */
  readonly success?: (reply: Reply, input: Input) => string
  /** A toast for failures too: with their sentence, or with a text of its own. */
  readonly failureToast?: true | string
  /** What follows a success, outside of the call: what goes wrong here is no failure of what was sent. */
  readonly onDone?: (reply: Reply, input: Input) => unknown
  readonly onFailed?: (failure: Failure, input: Input) => unknown
  /** The page, or the dialog, goes away after a success, and is busy until then. */
  readonly leaves?: true
}

export type ActionState<Input> = {
  /** What is under way. */
  readonly pending?: { readonly input: Input } | undefined
  readonly failure?: Failure | undefined
}

type Handlers<Input> = {
  readonly show: (state: ActionState<Input>) => void
  readonly toastSuccess: (text: string) => void
  readonly toastError: (text: string) => void
}

/** One action of a page: sent once however often it is pressed, and free again when what follows is done. */
export function createAction<Input, Reply>({ show, toastSuccess, toastError }: Handlers<Input>) {
  const attempt = createAttempt()
  let isUnderWay = false
  const free = (failure?: Failure) => {
    isUnderWay = false
    show({ failure })
  }
  const send = async (plan: Plan<Input, Reply>, input: Input) => {
    try {
      return { reply: await plan.send(input, attempt.headers) }
    } catch (error) {
      const { failure } = plan
      const text = typeof failure === 'function' ? failure(error, input) : sentenceOf(error, failure)
      return { failure: { text, error } }
    }
  }
  const follow = async ({ onDone, leaves, success }: Plan<Input, Reply>, reply: Reply, input: Input) => {
    attempt.end()
    if (success) toastSuccess(success(reply, input))
    let isLeft: true | undefined
    try {
      await onDone?.(reply, input)
      isLeft = leaves
    } finally {
      if (!isLeft) free()
    }
  }
  const fail = (plan: Plan<Input, Reply>, failure: Failure, input: Input) => {
    const { failureToast, onFailed, form } = plan
    if (isRefusal(failure.error)) attempt.end()
    free(form?.refuse(failure) ? undefined : failure)
    if (failureToast && failure.text) toastError(failureToast === true ? failure.text : failureToast)
    onFailed?.(failure, input)
  }

  /** Tells whether it was done. */
  return async (plan: Plan<Input, Reply>, input: Input): Promise<boolean> => {
    if (isUnderWay) return false
    isUnderWay = true
    plan.form?.clear()
    show({ pending: { input } })
    const { failure, reply } = await send(plan, input)
    if (failure) fail(plan, failure, input)
    else await follow(plan, reply as Reply, input)
    return !failure
  }
}

/** What the server refused left no trace; what was lost may have been carried out. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500
