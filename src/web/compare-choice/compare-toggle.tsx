import { Check, Scale } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { compareChoiceTexts as texts } from './compare-choice-texts.ts'
import { toggleCompared, useCompared } from './use-compared.ts'

type CompareToggleProps = { productId: string; name: string }

const toggle = (productId: string) => toggleCompared(productId) || toastError(texts.most)

/** A round mark on the photo of a card, in a target of 44 px. */
export function CompareToggle({ productId, name }: CompareToggleProps) {
  const isChosen = useCompared().includes(productId)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={texts.compareOf(name)}
      title={texts.compareIt}
      onClick={() => toggle(productId)}
      className="group/mark absolute right-0 bottom-0 z-10 grid size-11 place-items-center rounded-large -outline-offset-2!"
    >
      <span
        className={cx(
          'grid size-8 place-items-center rounded-full border',
          isChosen
            ? 'border-primary bg-primary text-primary-fg'
            : 'border-border bg-surface/92 text-muted group-hover/mark:text-text',
        )}
      >
        {isChosen ? <Check className="size-4" /> : <Scale className="size-4" />}
      </span>
    </button>
  )
}

/** The same with its word, on the page of a product. */
export function CompareButton({ productId }: { productId: string }) {
  const isChosen = useCompared().includes(productId)
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isChosen ? <Check /> : <Scale />}
      aria-pressed={isChosen}
      className={isChosen ? 'text-primary!' : undefined}
      onClick={() => toggle(productId)}
    >
      {texts.compareIt}
    </Button>
  )
}
