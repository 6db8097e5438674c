import { PackagePlus, SearchX } from 'lucide-react'
import { addProductPath, ownProductsPath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

/** For a new shop, or a search without a result. */
export function NoProducts({ isFirst = false }: { isFirst?: boolean }) {
  if (isFirst)
    return (
      <EmptyState
        icon={<PackagePlus />}
        title={texts.first}
        action={<ButtonLink to={addProductPath}>{texts.add}</ButtonLink>}
      >
        {texts.firstHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.noneFits}
      action={
        <ButtonLink variant="secondary" to={ownProductsPath}>
          {texts.clear}
        </ButtonLink>
      }
    >
      {texts.noneFitsHint}
    </EmptyState>
  )
}
