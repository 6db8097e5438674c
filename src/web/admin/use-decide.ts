import { useRevalidator } from 'react-router'
import { useAction } from '#web/actions/use-action.ts'
import { adminTexts as texts } from './admin-texts.ts'

type Ask = () => Promise<{ content: string }>
type Decision = { readonly name: string; readonly ask: Ask }

/** One decision at a time: it is sent once, the server's sentence is shown, and the list is read anew. */
export function useDecide() {
  const { revalidate } = useRevalidator()
  const { run, pending } = useAction({
    send: ({ ask }: Decision) => ask(),
    failure: texts.decideFault,
    success: ({ content }) => content,
    failureToast: true,
    onDone: revalidate,
    // Somebody else may have decided: what is shown here is then no longer so.
    onFailed: revalidate,
  })
  return {
    decide: (name: string, ask: Ask) => run({ name, ask }),
    deciding: pending?.name ?? '',
    isDeciding: pending !== undefined,
  }
}
export type Decide = ReturnType<typeof useDecide>
