import { ArrowLeft, Building2, Globe, type LucideIcon, Mail, MapPin, Phone, Share2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { sellerPath } from '#contract/paths.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { serviceWords } from '#web/evidence/service-words.ts'
import { VerifiedButton } from '#web/evidence/verified-button.tsx'
import { late } from '#web/late/late.tsx'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { useBack } from '#web/navigation/use-back.ts'
import { businessTypeName } from '#web/products/product-texts.ts'
import { loginBefore } from '#web/session/next-path.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { StartChat } from '#web/start-chat/start-chat.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { monthOf } from '#web/ui/formats/dates.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Jaali } from '#web/ui/pictures/jaali.tsx'
import { Rating } from '#web/ui/rating.tsx'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

/** Its room is kept: what comes late moves nothing. */
const ShopTools = lazyOrNothing(async () => (await import('./shop-tools.tsx')).ShopTools)

const LateShare = late(
  async () => (await import('./share-shop.tsx')).ShareShop,
  ({ onClose }) => onClose(),
)

/** Cover, below it the name however long it is, and how to reach the seller: all of it for visitors too (seller's specification). */
export function SellerHead({ seller }: { seller: SellerFacts }) {
  const { company_name, profile_image, is_seller_verified, service } = seller
  return (
    <header>
      <Cover seller={seller} />
      <div className="wrap">
        <div className="-mt-10 flex flex-wrap items-start gap-x-5 gap-y-3 md:-mt-12 print:mt-0">
          <Avatar
            name={company_name}
            url={profile_image}
            size={112}
            className="relative size-22 rounded-panel text-3xl ring-4 ring-bg md:size-28 md:text-4xl"
          />
          <div className="min-w-0 basis-full sm:flex-1 sm:basis-0 sm:pt-11 md:pt-13">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h1">
              <span className="min-w-0 wrap-anywhere">{company_name}</span>
            </h1>
            {is_seller_verified && <Verified sellerId={seller.seller_id} />}
            <Standing seller={seller} />
            {service && <p className="num mt-1 text-muted text-small">{serviceWords(service)}</p>}
          </div>
          <ContactSeller sellerId={seller.seller_id} />
        </div>
        {seller.about !== '' && (
          <p className="mt-4 max-w-160 whitespace-pre-line break-words">{seller.about}</p>
        )}
        <Contact seller={seller} />
        <div className="mt-4 min-h-24 print:hidden">
          <Suspense>
            <ShopTools seller={seller} />
          </Suspense>
        </div>
      </div>
    </header>
  )
}

function Standing({ seller: { rating, review_count, member_since } }: { seller: SellerFacts }) {
  return (
    <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
      {rating !== null && (
        <span className="flex items-center gap-1.5">
          <Rating value={rating} />
          <span aria-hidden="true" className="font-semibold text-text">
            {rating.toFixed(1)}
          </span>
          {texts.reviews(review_count)}
        </span>
      )}
      {texts.memberSince(monthOf(member_since))}
    </p>
  )
}

const Verified = ({ sellerId }: { sellerId: string }) => (
  <VerifiedButton
    sellerId={sellerId}
    className="-mb-1 flex min-h-11 items-center gap-1.5 font-medium text-primary text-small"
  >
    {texts.verified}
  </VerifiedButton>
)

function ContactSeller({ sellerId }: { sellerId: string }) {
  const look = 'max-sm:w-full sm:mt-12 md:mt-14 print:hidden'
  return (
    <ByMembership
      visitor={
        <ButtonLink to={loginBefore(sellerPath(sellerId))} className={look}>
          {texts.loginToContact}
        </ButtonLink>
      }
      member={<StartChat sellerId={sellerId} variant="primary" className={look} />}
    />
  )
}

/** Phones have the way back in their bar. */
function Cover({ seller }: { seller: SellerFacts }) {
  const back = useBack()
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="relative overflow-hidden bg-primary-soft text-primary-soft-fg print:hidden">
      <Jaali className="opacity-10" />
      <div className="wrap relative flex h-28 items-start justify-between pt-3 md:h-40 md:pt-4">
        <Button variant="secondary" icon={<ArrowLeft />} className="max-md:hidden" onClick={back}>
          {texts.back}
        </Button>
        <Button variant="secondary" icon={<Share2 />} className="ml-auto" onClick={() => setSharing(true)}>
          {texts.share}
        </Button>
      </div>
      {isSharing && <LateShare seller={seller} onClose={() => setSharing(false)} />}
    </div>
  )
}

function Contact({ seller }: { seller: SellerFacts }) {
  const { bussiness_type, location, phone, email, website } = seller
  return (
    <section
      aria-label={texts.contact}
      className="mt-5 rounded-card border border-border bg-surface px-4 py-1 md:px-5"
    >
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 min-[100rem]:grid-cols-5">
        {bussiness_type && (
          <Fact icon={Building2} name={texts.businessType}>
            {businessTypeName(bussiness_type)}
          </Fact>
        )}
        {location && (
          <Fact icon={MapPin} name={texts.location}>
            {location}
          </Fact>
        )}
        <Fact icon={Phone} name={texts.phone}>
          <a href={`tel:+${phone}`} className="num hover:underline">
            {showPhone(phone)}
          </a>
        </Fact>
        <Fact icon={Mail} name={texts.email}>
          <a href={`mailto:${email}`} className="hover:underline">
            {email}
          </a>
        </Fact>
        {website && (
          <Fact icon={Globe} name={texts.website}>
            <a href={website} target="_blank" rel="noopener nofollow" className="text-anchor">
              {hostOf(website)}
              <span className="sr-only"> {siteTexts.opensNewTab}</span>
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

const hostOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 py-2 pl-8 md:py-3">
      <dt className="text-muted text-xs leading-4">
        <Icon className="absolute top-1/2 left-0 -translate-y-1/2" />
        {name}
      </dt>
      <dd className="wrap-anywhere min-h-6 font-medium [&>a]:-mb-3 [&>a]:inline-block [&>a]:min-h-11 md:[&>a]:mb-0 md:[&>a]:min-h-6">
        {children}
      </dd>
    </div>
  )
}
