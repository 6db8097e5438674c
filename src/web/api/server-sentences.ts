import { accounts } from '#contract/texts/accounts.ts'
import { addresses } from '#contract/texts/addresses.ts'
import { applications } from '#contract/texts/applications.ts'
import { billing } from '#contract/texts/billing.ts'
import { blogPosts } from '#contract/texts/blog-posts.ts'
import { carts } from '#contract/texts/carts.ts'
import { chats } from '#contract/texts/chats.ts'
import { common } from '#contract/texts/common.ts'
import { deals } from '#contract/texts/deals.ts'
import { devices } from '#contract/texts/devices.ts'
import { documents } from '#contract/texts/documents.ts'
import { fields } from '#contract/texts/fields.ts'
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
import { requirements } from '#contract/texts/requirements.ts'
import { reviews } from '#contract/texts/reviews.ts'
import { rules } from '#contract/texts/rules.ts'
import { sellerApplications } from '#contract/texts/seller-applications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { settings } from '#contract/texts/settings.ts'
import { shipments } from '#contract/texts/shipments.ts'
import { signals } from '#contract/texts/signals.ts'
import { terms } from '#contract/texts/terms.ts'
import { users } from '#contract/texts/users.ts'

/** All that the server says. Builds in English alone do not have it. */
export const dictionaries = {
  accounts,
  addresses,
  applications,
  billing,
  blogPosts,
  carts,
  chats,
  common,
  deals,
  devices,
  documents,
  fields,
  http,
  imports,
  notifications,
  oneTimeCodes,
  orderFile,
  orders,
  payments,
  pictures,
  plans,
  priceSlabs,
  prices,
  productColumns,
  productSamples,
  products,
  profileChanges,
  requirements,
  reviews,
  rules,
  sellerApplications,
  settings,
  shipments,
  signals,
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
