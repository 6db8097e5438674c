import { Copy, ExternalLink, MessageCircle } from 'lucide-react'
import { markedLink, whatsAppLink } from '#contract/sellers/share-links.ts'
import type { OwnShop } from '#contract/sellers/shop.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { ownShopTexts as texts } from './own-shop-texts.ts'

const copy = (link: string) =>
  navigator.clipboard.writeText(link).then(
    () => toastSuccess(texts.copied),
    () => toastError(texts.copyError),
  )

/** The link of the shop: to send, to copy, and as a code to print. */
export function ShareCard({ shop: { link, qr_svg } }: { shop: OwnShop }) {
  const { user } = useSession()
  const message = texts.message(user?.company_name ?? '', markedLink(link, 'wa'))
  return (
    <Card as="section" aria-labelledby="link" className="p-5 md:p-6">
      <h2 id="link" className="mb-1 text-h2">
        {texts.share}
      </h2>
      <p className="mb-4 text-muted text-small">{texts.shareHint}</p>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt={texts.qr}
          width={160}
          height={160}
          className="size-40 flex-none rounded-control border border-border bg-white"
        />
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <p className="select-all break-all font-medium">{link}</p>
          <ButtonLink to={whatsAppLink(message)} target="_blank" rel="noopener" icon={<MessageCircle />}>
            {texts.whatsApp}
          </ButtonLink>
          <Button variant="secondary" icon={<Copy />} onClick={() => void copy(markedLink(link, 'link'))}>
            {texts.copy}
          </Button>
          <ButtonLink to={link} target="_blank" variant="ghost" icon={<ExternalLink />}>
            {texts.visit}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
