import { type ReactNode, useId } from 'react'
import { ownProductsPath } from '#contract/paths.ts'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { useReturn } from '#web/navigation/use-return.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BasicsCard } from './basics-card.tsx'
import { FormPreview } from './form-preview.tsx'
import { formTexts as texts } from './form-texts.ts'
import { PictureEditor } from './picture-editor.tsx'
import { SpecEditor } from './spec-editor.tsx'
import { TierEditor } from './tier-editor.tsx'
import type { ProductForm } from './use-product-form.ts'

type ProductFormViewProps = {
  form: ProductForm
  categories: readonly string[]
  /** The word on the button. */
  save: string
  verified?: boolean
  isLive?: boolean
  /** After the form was left on purpose. */
  onLeave?: (() => void) | undefined
  /** Above the first part. */
  children?: ReactNode
}

/** The parts of the form, beside them what buyers see, below them the buttons. */
export function ProductFormView(props: ProductFormViewProps) {
  const { form, categories, save, verified = false, isLive = false, onLeave, children } = props
  const goBackTo = useReturn()
  const formId = useId()
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
        <form ref={form.form} id={formId} onSubmit={form.submit} noValidate className="grid gap-4">
          {children}
          <BasicsCard form={form} categories={categories} />
          <PictureEditor pictures={form.pictures} error={form.pictureProblem} />
          <TierEditor form={form} />
          <SpecEditor form={form} />
          {form.fault && (
            <Notice tone="danger" live>
              {form.fault}
            </Notice>
          )}
        </form>
        <div className="xl:sticky xl:top-[calc(var(--bar-height)+24px)]">
          <FormPreview draft={form.draft} cover={form.pictures.urls[0]} verified={verified} isLive={isLive} />
        </div>
      </div>
      <div
        data-sticky-foot
        className="sticky bottom-(--bottom-bar-height) z-30 -mx-4 mt-6 -mb-10 flex flex-wrap items-center justify-end gap-3 border-border border-t bg-surface px-4 py-3 md:-mx-6 md:px-6 lg:mx-0 lg:rounded-t-card lg:border-x"
      >
        {form.problems > 1 && (
          <p role="status" className="mr-auto font-medium text-danger-fg text-small">
            {texts.problems(form.problems)}
          </p>
        )}
        <Button variant="ghost" onClick={() => goBackTo(ownProductsPath)}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          className="min-w-36"
          loading={form.state !== 'idle' || form.pictures.isPreparing}
        >
          {save}
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty} onLeave={onLeave} />
    </>
  )
}
