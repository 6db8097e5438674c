import { sellerPath } from '#contract/paths.ts'
import type { Product } from '#contract/products/product.ts'
import { serviceWords } from '#web/evidence/service-words.ts'
import { VerifiedButton } from '#web/evidence/verified-button.tsx'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { businessTypeName, productTexts } from '#web/products/product-texts.ts'
import { StartChat } from '#web/start-chat/start-chat.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'

type SupplierCardProps = {
  product: Product
  /** How many products the seller lists. */
  count: number | undefined
  countIsFloor: boolean | undefined
}

export function SupplierCard({ product, count, countIsFloor = false }: SupplierCardProps) {
  const { business_type, seller_location, seller_id, service } = product
  return (
    <Card as="aside" aria-label={texts.supplier} className="p-4.5">
      <SupplierHead product={product} />
      {service && <p className="num mt-3 text-muted text-small">{serviceWords(service)}</p>}
      <dl className="mt-4 grid gap-2.5 border-border border-t pt-3.5 text-small">
        {business_type && <Fact name={texts.businessType}>{businessTypeName(business_type)}</Fact>}
        {seller_location && <Fact name={texts.location}>{seller_location}</Fact>}
        {count !== undefined && count > 0 && (
          <Fact name={texts.products}>{`${grouped(count)}${countIsFloor ? '+' : ''}`}</Fact>
        )}
      </dl>
      <ContactSupplier product={product} />
      <ButtonLink to={sellerPath(seller_id)} variant="ghost" block className="mt-1">
        {texts.supplierProfile}
      </ButtonLink>
    </Card>
  )
}

/** Visitors find the way to an account beside the price. */
function ContactSupplier({ product: { product_id, seller_id } }: { product: Product }) {
  return (
    <ByMembership
      as="div"
      visitor={null}
      member={<StartChat sellerId={seller_id} productId={product_id} variant="soft" block className="mt-4" />}
    />
  )
}

function SupplierHead({ product }: { product: Product }) {
  const { seller_id, seller_company, profile_image, is_seller_verified } = product
  return (
    <div className="flex items-center gap-3">
      <Avatar name={seller_company} url={profile_image} size={52} className="size-13 rounded-card" />
      <div className="min-w-0">
        <h2 className="break-words text-h3">{seller_company}</h2>
        {is_seller_verified && (
          <VerifiedButton
            sellerId={seller_id}
            className="-my-2 flex min-h-11 items-center gap-1 font-medium text-primary text-small"
          >
            {productTexts.verified}
          </VerifiedButton>
        )}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="num flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words text-right font-medium">{children}</dd>
    </div>
  )
}
