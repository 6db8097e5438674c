import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { grouped, totalOf } from '#web/ui/formats/rupees.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { mostByOnePress, type Seen, verifyChosen, verifyMatching } from './verify-all.ts'

/** The ticked products, or all waiting ones that match a search. */
export type VerifyChoice =
  | { readonly seen: readonly Seen[] }
  | {
      readonly q: string
      readonly total: number
      readonly isFloor: boolean
      readonly askedAt: number
      readonly shown: readonly Seen[]
    }

type VerifyDialogProps = { choice: VerifyChoice; onClose: () => void; onDone: () => void }

/** Asks before many products are verified, shows the progress, and can be stopped between two pieces. */
export function VerifyDialog({ choice, onClose, onDone }: VerifyDialogProps) {
  const { done, run, stop } = useVerifying(choice, onDone)
  const total = 'seen' in choice ? choice.seen.length : Math.min(choice.total, mostByOnePress)
  const list = { total, total_is_floor: !('seen' in choice) && choice.isFloor }
  const isRunning = done !== undefined
  return (
    <Dialog
      open
      onClose={isRunning ? stop : onClose}
      title={texts.verifyTitle(list)}
      footer={
        isRunning ? (
          <Button variant="ghost" onClick={stop}>
            {texts.stop}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {adminTexts.keep}
            </Button>
            <Button onClick={run}>{texts.verify}</Button>
          </>
        )
      }
    >
      {isRunning ? (
        <ProgressBar
          label={texts.verifying}
          done={done}
          total={total}
          valueText={texts.progress(grouped(done), totalOf(list))}
        />
      ) : (
        <p>{'seen' in choice ? texts.verifyChosenText : texts.verifyAllText(choice.q)}</p>
      )}
    </Dialog>
  )
}

function useVerifying(choice: VerifyChoice, onDone: () => void) {
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<number>()
  const isStopped = useRef(false)
  const run = async () => {
    setDone(0)
    const onPiece = (count: number) => {
      setDone(count)
      return !isStopped.current
    }
    try {
      const work =
        'seen' in choice ? verifyChosen(choice.seen, { onPiece }) : verifyMatching(choice, { onPiece })
      const { verified, changed } = await work
      await revalidate()
      toastSuccess(texts.verified(verified, changed))
    } catch (error) {
      void revalidate()
      toastError(sentenceOf(error, adminTexts.decideError))
    }
    onDone()
  }
  return {
    done,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
