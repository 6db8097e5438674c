import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderPath, samplePath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { getSample, type OwnSample } from '#contract/samples/sample.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { sampleOfferTexts as texts } from './sample-offer-texts.ts'

type SampleOfferProps = { product: ShownProduct; ended: boolean }

/** One piece before the first order, where its seller offers that; or what became of the one that was ordered. */
export function SampleOffer({ product, ended }: SampleOfferProps) {
  const isMember = useSession().state === 'signed-in'
  if (product.sample_price_paise == null || ended) return null
  return (
    <section className="mt-5 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-border bg-surface px-4 py-3.5 md:px-5">
      <PackageOpen aria-hidden="true" className="size-6 flex-none text-primary" />
      {isMember ? <ForMember key={product.product_id} product={product} /> : <Offer product={product} />}
    </section>
  )
}

type RowProps = { about: ReactNode; hint: string; children?: ReactNode }

const Row = ({ about, hint, children }: RowProps) => (
  <>
    <p className="num min-w-0 flex-1 basis-40">
      <span className="block font-semibold">{about}</span>
      <span className="block text-muted text-small empty:hidden">{hint}</span>
    </p>
    {children}
  </>
)

type OfferProps = { product: ShownProduct; isOwn?: boolean }

function Offer({ product, isOwn = false }: OfferProps) {
  const { product_id, unit, sample_price_paise, gst_rate_bp, stock } = product
  const price = <GstPrice amount={(sample_price_paise ?? 0) / 100} rateBp={gst_rate_bp} write={rupees} />
  return (
    <Row
      about={
        <>
          {texts.title(unit)} {price}{' '}
          <span className="font-normal text-muted text-small">
            <GstWord rateBp={gst_rate_bp} />
          </span>
        </>
      }
      hint={isOwn ? texts.own : texts.off}
    >
      {!isOwn && stock !== 0 && (
        <ButtonLink to={samplePath(product_id)} variant="secondary" className="max-sm:flex-auto">
          {texts.order}
        </ButtonLink>
      )}
    </Row>
  )
}

function ForMember({ product }: { product: ShownProduct }) {
  const { product_id: productId, seller_id } = product
  const { answer } = useAnswer(productId, (signal) => api(getSample, { productId }, { signal }))
  const isOwn = useSession().user?.user_id === seller_id
  return answer?.sample ? (
    <Ordered sample={answer.sample} product={product} />
  ) : (
    <Offer product={product} isOwn={isOwn} />
  )
}

function Ordered({ sample, product }: { sample: OwnSample; product: ShownProduct }) {
  const { state, price, order_id } = sample
  const amount = rupees(price)
  const minimum = grouped(product.prices[0]?.quantityRange.min ?? 1)
  const words = {
    waits: [texts.ordered, texts.waits],
    counts: [texts.counts(amount), texts.countsHint(minimum)],
    taken: [texts.taken(amount), texts.takenHint],
  } as const
  const [about, hint] = words[state]
  return (
    <Row about={about} hint={hint}>
      <ButtonLink to={orderPath(order_id)} variant="secondary" className="max-sm:flex-auto">
        {texts.see}
      </ButtonLink>
    </Row>
  )
}
