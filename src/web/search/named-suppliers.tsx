import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { sellerPath } from '#contract/paths.ts'
import type { ProductPage } from '#contract/products/product.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { searchTexts } from './search-texts.ts'

/** Whose name was searched for: their shops stand before any product. */
export function NamedSuppliers({ suppliers }: Pick<ProductPage, 'suppliers'>) {
  if (!suppliers) return null
  return (
    <ul aria-label={searchTexts.suppliers} className="mb-5 grid grid-cols-1 gap-3 md:grid-cols-2">
      {suppliers.map(({ seller_id, company_name, seller_location }) => (
        <li key={seller_id} className="min-w-0">
          <Link
            to={sellerPath(seller_id)}
            className="flex items-center gap-3 rounded-panel border border-border bg-surface p-3 hover:bg-surface-2"
          >
            <Avatar name={company_name} url={null} size={44} className="size-11 rounded-large text-base" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{company_name}</span>
              {seller_location && (
                <span className="block truncate text-muted text-small">{seller_location}</span>
              )}
            </span>
            <ChevronRight className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
