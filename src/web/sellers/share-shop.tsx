import { sellerPath, shopPath } from '#contract/paths.ts'
import { ShareDialog } from '#web/share/share-dialog.tsx'
import { shareTexts as texts } from '#web/share/share-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import type { SellerFacts } from './seller-meta.ts'

const messageOf = ({ company_name, location, product_count }: SellerFacts): readonly string[] => [
  company_name,
  ...(location ? [location] : []),
  ...(product_count > 0 ? [texts.listed(grouped(product_count))] : []),
]

type ShareShopProps = { seller: SellerFacts; onClose: () => void }

export const ShareShop = ({ seller, onClose }: ShareShopProps) => (
  <ShareDialog
    title={texts.shop}
    message={messageOf(seller)}
    path={seller.handle ? shopPath(seller.handle) : sellerPath(seller.seller_id)}
    onClose={onClose}
  />
)
