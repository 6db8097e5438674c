import { ClipboardPaste, FileSpreadsheet, Radio } from 'lucide-react'
import { addLiveProductPath, importProductsPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

/** The other ways to add products. */
export function ProductWays({ className = 'mb-4' }: { className?: string }) {
  return (
    <div className={cx('flex flex-wrap gap-2 empty:hidden', className)}>
      <ButtonLink to={addLiveProductPath} variant="secondary" size="sm" icon={<Radio className="size-4" />}>
        {texts.addLive}
      </ButtonLink>
      <ButtonLink
        to={importProductsPath}
        variant="secondary"
        size="sm"
        icon={<FileSpreadsheet className="size-4" />}
      >
        {texts.bulk}
      </ButtonLink>
      <ButtonLink
        to={`${importProductsPath}?from=paste`}
        variant="secondary"
        size="sm"
        icon={<ClipboardPaste className="size-4" />}
      >
        {texts.paste}
      </ButtonLink>
    </div>
  )
}
