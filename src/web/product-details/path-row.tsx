import { ArrowLeft, ChevronRight, Share2 } from 'lucide-react'
import { marketPath } from '#contract/paths.ts'
import type { Product } from '#contract/products/product.ts'
import { categoryLink } from '#web/navigation/category-link.ts'
import { useBack } from '#web/navigation/use-back.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'

/** Where the page stands in the market. Phones have the way back in their bar and Share on the photo. */
export function PathRow({ product, onShare }: { product: Product; onShare: () => void }) {
  const back = useBack()
  return (
    <div className="hidden h-15 items-center gap-2 text-muted text-small md:flex">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        icon={<ArrowLeft className="size-4.5" />}
        onClick={back}
      >
        {texts.back}
      </Button>
      <nav aria-label={texts.path} className="min-w-0 flex-1">
        <ol className="flex items-center gap-2">
          <Step to={marketPath}>{texts.liveMarket}</Step>
          <Step to={categoryLink(product.category)}>{categoryName(product.category)}</Step>
          <li aria-current="page" className="min-w-0 truncate">
            {product.product_name}
          </li>
        </ol>
      </nav>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3"
        icon={<Share2 className="size-4.5" />}
        onClick={onShare}
      >
        {texts.share}
      </Button>
    </div>
  )
}

function Step({ to, children }: { to: string; children: string }) {
  return (
    <li className="flex flex-none items-center gap-2">
      <QuickLink to={to} className="inline-flex min-h-8 items-center hover:text-text hover:underline">
        {children}
      </QuickLink>
      <ChevronRight className="size-4 text-subtle" />
    </li>
  )
}
