import { useState } from 'react'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { type ActionState, createAction, type Plan } from './action.ts'

export type Action<Input> = {
  /** Sends it, unless it is under way; tells whether it was done. */
  readonly run: (input: Input) => Promise<boolean>
  readonly isPending: boolean
  /** What is under way, where one action has several buttons. */
  readonly pending: Input | undefined
  /** The sentence of the last failure; empty where there is none. */
  readonly failure: string
  readonly clear: () => void
}

/** The one way to change something from a page: decision 72. */
export function useAction<Input = void, Reply = unknown>(plan: Plan<Input, Reply>): Action<Input> {
  const [state, show] = useState<ActionState<Input>>({})
  const [run] = useState(() => createAction<Input, Reply>({ show, toastSuccess, toastError }))
  return {
    run: (input) => run(plan, input),
    isPending: state.pending !== undefined,
    pending: state.pending?.input,
    failure: state.failure?.text ?? '',
    clear: () => show(({ pending }) => ({ pending })),
  }
}
