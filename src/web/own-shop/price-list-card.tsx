import { getOwnPriceList } from '#contract/sellers/price-list.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ownShopTexts as texts } from './own-shop-texts.ts'

/** What the shop lists today, as a paper to send and to print. */
export const PriceListCard = () => (
  <Card as="section" aria-labelledby="price-list" className="grid gap-3 p-5 md:p-6">
    <div>
      <h2 id="price-list" className="mb-1 text-h2">
        {texts.priceList}
      </h2>
      <p className="text-muted text-small">{texts.priceListHint}</p>
    </div>
    <SaveButton
      label={texts.savePriceList}
      failure={texts.priceListError}
      variant="secondary"
      load={async () => ({ ...(await fetchFile(getOwnPriceList, {})), name: 'price-list.pdf' })}
    />
  </Card>
)
