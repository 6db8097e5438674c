import { ClipboardPaste } from 'lucide-react'
import { categoryWord } from '#web/products/product-texts.ts'
import { productCategories } from '#web/seller-products/form-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { importTexts as texts } from './import-texts.ts'
import type { ImportWork } from './use-import.ts'
import { usePastedList } from './use-pasted-list.ts'

/** The place for a list from a chat. What was typed is there after a reload, and when the list is changed. */
export function PasteStart({ work }: { work: ImportWork }) {
  const { list, change } = usePastedList()
  const isUpdate = work.mode === 'update'
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        work.paste(list)
      }}
    >
      <p className="text-small">{isUpdate ? texts.pasteUpdate : texts.pasteAdd}</p>
      <TextArea
        label={texts.pasteLabel}
        rows={10}
        required
        placeholder={texts.pasteExample}
        value={list.text}
        onChange={(event) => change({ ...list, text: event.target.value })}
      />
      {!isUpdate && (
        <SelectField
          label={texts.pasteCategory}
          hint={texts.pasteCategoryHint}
          placeholder={texts.pasteNoCategory}
          options={productCategories().map((value) => ({ value, label: categoryWord(value) }))}
          value={list.category}
          onChange={(event) => change({ ...list, category: event.target.value })}
        />
      )}
      <Button type="submit" icon={<ClipboardPaste />} loading={work.isBusy} className="w-fit max-md:w-full">
        {texts.readList}
      </Button>
    </form>
  )
}
