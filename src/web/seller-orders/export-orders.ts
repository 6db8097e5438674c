import { exportSellerOrders, type FileColumns } from '#contract/sellers/seller-orders.ts'
import { fetchFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { filtersOf } from './fetch-orders.ts'
import type { OrdersQuery } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

/** Saves all orders that the filters match, whatever page is shown. Answers why it could not be done. */
export async function exportOrders(query: OrdersQuery, columns?: FileColumns): Promise<string | undefined> {
  try {
    saveFile(await fetchFile(exportSellerOrders, { ...filtersOf(query), ...(columns && { columns }) }))
    return undefined
  } catch (error) {
    return sentenceOf(error, ownText(texts.exportError))
  }
}
