import { sellerPath, shopPath } from '#contract/paths.ts'
import { markedLink } from '#contract/sellers/share-links.ts'
import type { OwnShop } from '#contract/sellers/shop.ts'
import { qrSvg } from '#server/qr-codes/qr-code.rules.ts'
import type { ShopRow } from './shop.queries.ts'

export function toOwnShop(
  { handle, about, handle_free_at }: ShopRow,
  origin: string,
  sellerId: string,
): OwnShop {
  const link = origin + (handle === null ? sellerPath(sellerId) : shopPath(handle))
  return {
    handle,
    about,
    handle_free_at: handle_free_at?.toISOString() ?? null,
    link,
    qr_svg: qrSvg(markedLink(link, 'qr')),
  }
}
