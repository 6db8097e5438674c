import { accounts } from '#contract/texts/accounts.ts'
import { addresses } from '#contract/texts/addresses.ts'
import { applications } from '#contract/texts/applications.ts'
import { billing } from '#contract/texts/billing.ts'
import { blogPosts } from '#contract/texts/blog-posts.ts'
import { bookFile } from '#contract/texts/books/book-file.ts'
import { bookLinks } from '#contract/texts/books/book-links.ts'
import { books } from '#contract/texts/books/books.ts'
import { khataFile } from '#contract/texts/books/khata-file.ts'
import { portals } from '#contract/texts/books/portals.ts'
import { purchaseFile } from '#contract/texts/books/purchase-file.ts'
import { carts } from '#contract/texts/carts.ts'
import { chats } from '#contract/texts/chats.ts'
import { common } from '#contract/texts/common.ts'
import { deals } from '#contract/texts/deals.ts'
import { blocks } from '#contract/texts/desk/blocks.ts'
import { cases } from '#contract/texts/desk/cases.ts'
import { content } from '#contract/texts/desk/content.ts'
import { faults } from '#contract/texts/desk/faults.ts'
import { moderation } from '#contract/texts/desk/moderation.ts'
import { operatorLedger } from '#contract/texts/desk/operator-ledger.ts'
import { team } from '#contract/texts/desk/team.ts'
import { devices } from '#contract/texts/devices.ts'
import { documents } from '#contract/texts/documents.ts'
import { fields } from '#contract/texts/fields.ts'
import { goodsLists } from '#contract/texts/goods/goods-lists.ts'
import { ownBulk } from '#contract/texts/goods/own-bulk.ts'
import { samples } from '#contract/texts/goods/samples.ts'
import { savedSearches } from '#contract/texts/goods/saved-searches.ts'
import { http } from '#contract/texts/http.ts'
import { imports } from '#contract/texts/imports.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { oneTimeCodes } from '#contract/texts/one-time-codes.ts'
import { orderFile } from '#contract/texts/order-file.ts'
import { orders } from '#contract/texts/orders.ts'
import { payments } from '#contract/texts/payments.ts'
import { pictures } from '#contract/texts/pictures.ts'
import { plans } from '#contract/texts/plans.ts'
import { priceSlabs } from '#contract/texts/price-slabs.ts'
import { prices } from '#contract/texts/prices.ts'
import { productColumns } from '#contract/texts/product-columns.ts'
import { productSamples } from '#contract/texts/product-samples.ts'
import { products } from '#contract/texts/products.ts'
import { profileChanges } from '#contract/texts/profile-changes.ts'
import { habits } from '#contract/texts/reach/habits.ts'
import { pushTitles } from '#contract/texts/reach/push-titles.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import { shops } from '#contract/texts/reach/shops.ts'
import { requirements } from '#contract/texts/requirements.ts'
import { reviews } from '#contract/texts/reviews.ts'
import { rules } from '#contract/texts/rules.ts'
import { sellerApplications } from '#contract/texts/seller-applications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { settings } from '#contract/texts/settings.ts'
import { shipments } from '#contract/texts/shipments.ts'
import { signals } from '#contract/texts/signals.ts'
import { terms } from '#contract/texts/terms.ts'
import { closings } from '#contract/texts/trust/closings.ts'
import { khata } from '#contract/texts/trust/khata.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'
import { users } from '#contract/texts/users.ts'

/** All that the server says. Builds in English alone do not have it. */
export const dictionaries = {
  accounts,
  addresses,
  applications,
  billing,
  blocks,
  blogPosts,
  bookFile,
  bookLinks,
  purchaseFile,
  operatorLedger,
  books,
  carts,
  cases,
  chats,
  common,
  content,
  deals,
  devices,
  documents,
  fields,
  goodsLists,
  http,
  imports,
  khata,
  khataFile,
  notifications,
  oneTimeCodes,
  orderFile,
  orders,
  ownBulk,
  payments,
  pictures,
  plans,
  portals,
  priceSlabs,
  prices,
  productColumns,
  productSamples,
  products,
  profileChanges,
  pushTitles,
  reach,
  habits,
  faults,
  moderation,
  requirements,
  samples,
  savedSearches,
  reviews,
  rules,
  sellerApplications,
  sellerChecks,
  closings,
  settings,
  shipments,
  shops,
  signals,
  team,
  terms,
  users,
}

type Text = Sentence | ((parameters: unknown) => Sentence)

/** Nothing where this build does not know the sentence: the server may be newer than the page. */
export function say({ name, parameters }: Pick<Sentence, 'name' | 'parameters'>): string | undefined {
  const [feature = '', key = ''] = name.split('.')
  const texts: Readonly<Record<string, unknown>> | undefined =
    dictionaries[feature as keyof typeof dictionaries]
  const text = texts?.[key] as Text | undefined
  try {
    return (typeof text === 'function' ? text(parameters) : text)?.content
  } catch {
    return undefined
  }
}
