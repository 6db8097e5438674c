import { useRevalidator } from 'react-router'
import { useAction } from '#web/actions/use-action.ts'

type Revision = {
  readonly send: () => Promise<{ readonly content: string }>
  readonly failure: string
  readonly onClose: () => void
}

/** Makes another revision of a document, as a dialog asked. */
export function useRevision({ send, failure, onClose }: Revision) {
  const { revalidate } = useRevalidator()
  return useAction({
    send,
    failure,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
    // What somebody else saved meanwhile is shown then.
    onFailed: revalidate,
  })
}
