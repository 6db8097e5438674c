import { Download, Printer } from 'lucide-react'
import { getPriceList, getPriceListOfSeller } from '#contract/sellers/price-list.ts'
import { ReportButton } from '#web/report/report-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

type Known = Pick<SellerFacts, 'handle' | 'seller_id'>

/** By the address of the shop, where it has one. */
const listOf = ({ handle, seller_id }: Known) =>
  handle
    ? getPriceList.path.replace(':handle', handle)
    : getPriceListOfSeller.path.replace(':sellerId', seller_id)

/** The goods of a shop on paper: all of them as a file, or the page as it is. */
const ShopPapers = ({ shop }: { shop: Known }) => (
  <div className="flex flex-wrap gap-3">
    <a href={listOf(shop)} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      <Download />
      {texts.priceList}
    </a>
    <Button variant="ghost" size="sm" icon={<Printer />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  </div>
)

/** What one does with a shop beside buying from it. */
export const ShopTools = ({ seller }: { seller: SellerFacts }) => (
  <>
    <ShopPapers shop={seller} />
    <ReportButton
      subject={{ kind: 'supplier', aboutId: seller.seller_id }}
      name={seller.company_name}
      className="mt-2"
    />
  </>
)
