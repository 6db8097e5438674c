import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { type Applicant, type DocumentKind, getDocument } from '#contract/admin/admin-seller-applications.ts'
import { fetchFile } from '#web/api/download.ts'
import { useFile } from '#web/api/use-file.ts'
import { optionName } from '#web/seller-application/option-texts.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { kycTexts as texts } from './kyc-texts.ts'

const kinds = ['business_license', 'proprietor_document'] as const
const mostZoom = 4

/** The two documents, one at a time, large enough to read the small print. */
export function DocumentViewer({ seller }: { seller: Applicant }) {
  const [kind, setKind] = useState<DocumentKind>('business_license')
  const select = (id: string) => setKind(id === 'proprietor_document' ? id : 'business_license')
  const typeOf = {
    business_license: optionName(seller.business_license_type),
    proprietor_document: optionName(seller.proprietor_document_type),
  }
  return (
    <Card as="section" aria-label={texts.documents} className="min-w-0 overflow-hidden">
      <Tabs
        label={texts.documents}
        name="document"
        selected={kind}
        onSelect={select}
        tabs={kinds.map((id) => ({ id, label: `${texts.kinds[id]}: ${typeOf[id]}` }))}
        className="px-2"
      />
      <TabPanel name="document" id={kind}>
        {seller.documents.includes(kind) ? (
          <Picture
            key={kind}
            userId={seller.user_id}
            kind={kind}
            alt={texts.documentAlt(texts.kinds[kind], seller.company_name)}
          />
        ) : (
          <p className="grid min-h-60 place-items-center p-6 text-muted">{texts.documentGone}</p>
        )}
      </TabPanel>
    </Card>
  )
}

type PictureProps = { userId: string; kind: DocumentKind; alt: string }

function Picture({ userId, kind, alt }: PictureProps) {
  const document = useFile(`${userId} ${kind}`, (signal) =>
    fetchFile(getDocument, { userId, document: kind }, { signal, cache: 'no-store' }),
  )
  const [view, setView] = useState({ zoom: 1, turns: 0 })
  if (document.hasFailed)
    return (
      <div className="p-4">
        <LoadError text={texts.documentError} onRetry={document.retry} />
      </div>
    )
  if (!document.url)
    return (
      <SkeletonRegion className="p-4">
        <Skeleton className="h-[min(60*var(--dvh),560px)]" />
      </SkeletonRegion>
    )
  return (
    <>
      <Tools view={view} setView={setView} />
      <Scroller
        as="section"
        aria-label={alt}
        className="h-[min(60*var(--dvh),560px)] overflow-auto bg-surface-2 -outline-offset-2!"
      >
        <div
          className="grid size-full place-items-center"
          style={{ width: `${view.zoom * 100}%`, height: `${view.zoom * 100}%` }}
        >
          <img
            src={document.url}
            alt={alt}
            className="max-h-full max-w-full object-contain transition-[rotate] duration-[120ms]"
            style={{ rotate: `${view.turns * 90}deg` }}
          />
        </div>
      </Scroller>
      <p className="border-border border-t px-4 py-2 text-micro text-subtle">{texts.watched}</p>
    </>
  )
}

type View = { zoom: number; turns: number }

function Tools({ view, setView }: { view: View; setView: (view: View) => void }) {
  const zoomBy = (by: number) => setView({ ...view, zoom: Math.min(mostZoom, Math.max(1, view.zoom + by)) })
  return (
    <div className="flex flex-wrap items-center gap-1 border-border border-b p-1.5">
      <IconButton plain aria-label={texts.zoomOut} disabled={view.zoom <= 1} onClick={() => zoomBy(-0.5)}>
        <ZoomOut />
      </IconButton>
      <span className="num min-w-14 text-center text-small" role="status">
        {texts.zoom(view.zoom * 100)}
      </span>
      <IconButton
        plain
        aria-label={texts.zoomIn}
        disabled={view.zoom >= mostZoom}
        onClick={() => zoomBy(0.5)}
      >
        <ZoomIn />
      </IconButton>
      <IconButton plain aria-label={texts.rotate} onClick={() => setView({ ...view, turns: view.turns + 1 })}>
        <RotateCw />
      </IconButton>
      <IconButton plain aria-label={texts.reset} onClick={() => setView({ zoom: 1, turns: 0 })}>
        <Maximize />
      </IconButton>
    </div>
  )
}
