import { type ReactNode, useId } from 'react'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BasicsCard } from './basics-card.tsx'
import { FormFoot } from './form-foot.tsx'
import { FormPreview } from './form-preview.tsx'
import { OriginCard } from './origin-card.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { SpecEditor } from './spec-editor.tsx'
import { TaxCard } from './tax/tax-card.tsx'
import { TierEditor } from './tier-editor.tsx'
import type { ProductForm } from './use-product-form.ts'

type ProductFormViewProps = {
  form: ProductForm
  categories: readonly string[]
  /** The word on the button. */
  save: string
  saveDraft?: string | undefined
  verified?: boolean
  isLive?: boolean
  /** After the form was left on purpose. */
  onLeave?: (() => void) | undefined
  /** Above the first part. */
  children?: ReactNode
}

/** The parts of the form, a preview of what buyers see, and the buttons. */
export function ProductFormView(props: ProductFormViewProps) {
  const { form, categories, save, saveDraft, verified = false, isLive = false, onLeave, children } = props
  const formId = useId()
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_280px]">
        <form ref={form.form} id={formId} onSubmit={form.submit} noValidate className="grid gap-4">
          {children}
          <BasicsCard form={form} categories={categories} />
          <PictureEditor pictures={form.pictures} error={form.pictureProblem} />
          <TierEditor form={form} />
          <TaxCard form={form} />
          <OriginCard form={form} />
          <SpecEditor form={form} />
          {form.error && (
            <Notice tone="danger" live>
              {form.error}
            </Notice>
          )}
        </form>
        <div className="xl:sticky xl:top-[calc(var(--bar-height)+24px)]">
          <FormPreview draft={form.draft} cover={form.pictures.urls[0]} verified={verified} isLive={isLive} />
        </div>
      </div>
      <FormFoot form={form} formId={formId} save={save} saveDraft={saveDraft} />
      <LeaveGuard isDirty={form.isDirty} onLeave={onLeave} />
    </>
  )
}
