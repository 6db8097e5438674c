import { productTaxPath } from '#contract/paths.ts'
import { productTaxTexts as texts } from '#web/product-tax/product-tax-texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'

/** How many products invoices do not know enough of, and the way to say it. */
export const TaxNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <div className="mb-4">
      <Notice tone="info">
        {texts.notice(count)}{' '}
        <QuickLink to={productTaxPath} className="text-anchor">
          {texts.fill}
        </QuickLink>
      </Notice>
    </div>
  )
