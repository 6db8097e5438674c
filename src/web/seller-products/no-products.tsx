import { PackagePlus, SearchX } from 'lucide-react'
import { consolePageExists } from '#web/console/console-routes.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

const add = '/seller_console/products/add_product'

/** Of a new shop, or of a search that finds nothing. */
export function NoProducts({ isFirst = false }: { isFirst?: boolean }) {
  if (isFirst)
    return (
      <EmptyState
        icon={<PackagePlus />}
        title={texts.first}
        action={consolePageExists(add) && <ButtonLink to={add}>{texts.add}</ButtonLink>}
      >
        {texts.firstHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.noneFits}
      action={
        <ButtonLink variant="secondary" to="/seller_console/products">
          {texts.clear}
        </ButtonLink>
      }
    >
      {texts.noneFitsHint}
    </EmptyState>
  )
}
