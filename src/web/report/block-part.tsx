import { Ban } from 'lucide-react'
import { blockUser } from '#contract/blocks/block.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reportTexts as texts } from './report-texts.ts'

type BlockPartProps = { userId: string; name: string; onDone: () => void }

/** Keeps a person away, with or without a report. */
export function BlockPart({ userId, name, onDone }: BlockPartProps) {
  const action = useAction({
    send: () => api(blockUser, { userId }),
    failure: texts.blockError,
    success: ({ content }) => content,
    onDone,
    leaves: true,
  })
  return (
    <section
      aria-labelledby="block"
      className="mt-6 grid justify-items-start gap-2 border-border border-t pt-5"
    >
      <h3 id="block" className="wrap-anywhere text-h3">
        {texts.blockTitle(name)}
      </h3>
      <p className="text-muted text-small">{texts.blockHint}</p>
      {action.failure && (
        <Notice tone="danger" live className="w-full">
          {action.failure}
        </Notice>
      )}
      <Button variant="danger" icon={<Ban />} loading={action.isPending} onClick={() => action.run()}>
        {texts.block}
      </Button>
    </section>
  )
}
