import { productTaxPath } from '#contract/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

/** How many products invoices do not know enough of, and the way to say it. */
export const TaxNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <div className="mb-4">
      <Notice tone="info">
        {texts.taxNotice(count)}{' '}
        <QuickLink to={productTaxPath} className="text-anchor">
          {texts.fillTax}
        </QuickLink>
      </Notice>
    </div>
  )
