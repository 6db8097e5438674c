import { productPath } from '#contract/paths.ts'
import type { PriceTier } from '#contract/products/price.ts'
import type { Product } from '#contract/products/product.ts'
import { ShareDialog } from '#web/share/share-dialog.tsx'
import { shareTexts as texts } from '#web/share/share-texts.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { tiersOf } from './quote.ts'

/** So many slabs of one product are in a message. */
const shownSlabs = 5

/** '50 - 199', or '200+'. */
const quantityOf = ({ min, max }: PriceTier) =>
  max === null ? `${grouped(min)}+` : `${grouped(min)} - ${grouped(max)}`

const slabOf = (tier: PriceTier, unit: string) =>
  texts.slab(quantityOf(tier), rupees(tier.unit_price_paise / 100), unit)

export const messageOf = ({
  product_name,
  prices,
  unit,
  seller_company,
  gst_rate_bp,
}: Product): readonly string[] => [
  product_name,
  ...tiersOf(prices)
    .slice(0, shownSlabs)
    .map((tier) => slabOf(tier, unit)),
  gst_rate_bp === 0 ? texts.untaxedFrom(seller_company) : texts.from(seller_company),
]

type ShareProductProps = { product: Product; onClose: () => void }

export const ShareProduct = ({ product, onClose }: ShareProductProps) => (
  <ShareDialog
    title={texts.product}
    message={messageOf(product)}
    path={productPath(product.product_id)}
    onClose={onClose}
  />
)
