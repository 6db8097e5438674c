import { Store } from 'lucide-react'
import { PageError } from '#web/site/page-error.tsx'
import type { loadSeller } from './load-seller.ts'
import { SellerHead } from './seller-head.tsx'
import { errorMeta, sellerMeta } from './seller-meta.ts'
import { SellerProducts } from './seller-products.tsx'
import { SellerReviews } from './seller-reviews.tsx'
import { sellerTexts as texts } from './seller-texts.ts'

type Shown = Awaited<ReturnType<typeof loadSeller>>

/** The page of a supplier, under whichever address. */
export const SellerView = ({ seller, page, category, q, sort }: Shown) => (
  <>
    <SellerHead seller={seller} />
    <SellerProducts {...{ seller, category, q, sort, page }} />
    <div className="print:hidden">
      <SellerReviews seller={seller} />
    </div>
  </>
)

type Loaded = { loaderData?: Shown | undefined; error?: unknown }

export const metaOfSeller = ({ loaderData, error }: Loaded) =>
  loaderData
    ? sellerMeta(loaderData.seller, loaderData.q || loaderData.category, loaderData.origin)
    : errorMeta(error)

export const SellerError = ({ error }: { error: unknown }) => (
  <PageError error={error} texts={texts} icon={<Store />} />
)
