import { ownProductsPath } from '#contract/paths.ts'
import { useReturn } from '#web/navigation/use-return.ts'
import { Button } from '#web/ui/button.tsx'
import { formTexts as texts } from './form-texts.ts'
import { draftButton, type ProductForm } from './use-product-form.ts'

type FormFootProps = {
  form: ProductForm
  formId: string
  save: string
  /** The word on the button that saves what is not whole yet. */
  saveDraft?: string | undefined
}

/** The buttons, in view wherever the form is scrolled to, and how many fields are wrong. */
export function FormFoot({ form, formId, save, saveDraft }: FormFootProps) {
  const goBackTo = useReturn()
  return (
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
      {saveDraft && (
        <Button
          type="submit"
          form={formId}
          name="save"
          value={draftButton}
          variant="secondary"
          disabled={form.state !== 'idle' || form.pictures.isPreparing}
        >
          {saveDraft}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        className="min-w-36"
        loading={form.state !== 'idle' || form.pictures.isPreparing}
      >
        {save}
      </Button>
    </div>
  )
}
