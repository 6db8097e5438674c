import { useRevalidator } from 'react-router'
import { useAction } from '#web/actions/use-action.ts'
import { adminTexts as texts } from './admin-texts.ts'

type Ask = () => Promise<{ content: string }>
type Decision = { readonly name: string; readonly ask: Ask }

/** Sends one decision at a time, shows the server's answer and reloads the list. */
export function useDecide() {
  const { revalidate } = useRevalidator()
  const { run, pending } = useAction({
    send: ({ ask }: Decision) => ask(),
    failure: texts.decideError,
    success: ({ content }) => content,
    failureToast: true,
    onDone: revalidate,
    // Another admin may have decided first, so the page is out of date.
    onFailed: revalidate,
  })
  return {
    decide: (name: string, ask: Ask) => run({ name, ask }),
    deciding: pending?.name ?? '',
    isDeciding: pending !== undefined,
  }
}
export type Decide = ReturnType<typeof useDecide>
