import { Link } from 'react-router'
import { getPurchases, type Purchase, type Purchases } from '#contract/books/purchases.ts'
import { getDocumentFile } from '#contract/documents/document.ts'
import { orderPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { purchasesTexts as texts } from './purchases-texts.ts'

const asPage = ({ documents, ...page }: Purchases) => ({ ...page, items: documents })

/** The documents of the month; a press on one saves its paper. */
export function PurchaseList({ purchases }: { purchases: Purchases }) {
  const { month } = purchases
  const { page, footer } = usePagedList<Purchase>(pageOf(purchases), {
    name: `purchases ${month}`,
    fetchMore: async (cursor) => asPage(await api(getPurchases, { month, cursor })),
    keyOf: ({ document_id }) => document_id,
    onError: () => toastError(texts.moreError),
  })
  return (
    <Card as="section" aria-label={texts.list} className="grid gap-3 p-4 md:p-5">
      <h2 className="text-h3">{texts.list}</h2>
      <ul className="grid gap-3">
        {page.items.map((purchase) => (
          <PurchaseRow key={purchase.document_id} purchase={purchase} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </Card>
  )
}

const pages = new WeakMap<Purchases, ReturnType<typeof asPage>>()

/** The same page for the same answer: a new one would begin the list anew. */
function pageOf(purchases: Purchases) {
  const page = pages.get(purchases) ?? asPage(purchases)
  pages.set(purchases, page)
  return page
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { document_id: documentId, order_id, kind, number, issued_on, seller, total } = purchase
  const state = purchase.is_cancelled ? texts.isCancelled : purchase.waits_for_irn ? texts.isDraft : undefined
  const facts = [texts.kinds[kind], dayOf(issued_on), rupees(total), state].filter(Boolean)
  return (
    <li>
      <FileRow name={number} load={() => fetchFile(getDocumentFile, { documentId })}>
        {facts.join(' · ')}
      </FileRow>
      <p className="wrap-anywhere px-3 pt-1 text-small">
        {order_id ? (
          <Link
            to={orderPath(order_id)}
            className="inline-flex min-h-11 items-center underline underline-offset-2 lg:min-h-7"
          >
            {seller}
          </Link>
        ) : (
          seller
        )}
      </p>
    </li>
  )
}
