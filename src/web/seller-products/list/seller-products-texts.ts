import type { OwnProductFilter, OwnProductSort } from '#contract/products/own-product.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the seller's own list of products. */
export const sellerProductsTexts = {
  title: 'Products',
  description: 'Your products: add, change and delete them.',
  search: 'Search by name or category',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    name: 'Name',
    category: 'Category',
  } satisfies Record<OwnProductSort, string>,
  filter: 'Filter products',
  filters: {
    all: 'All',
    verified: 'Verified',
    pending: 'Pending',
    rejected: 'Rejected',
    live: 'Live',
    low: 'Low stock',
    out: 'Out of stock',
  } satisfies Record<OwnProductFilter, string>,
  view: 'View',
  viewAs: 'View as',
  grid: 'Grid',
  list: 'List',
  edit: 'Edit',
  delete: 'Delete',
  ofProduct: (action: string, name: string) => `${action} ${name}`,
  products: 'Your products',

  verified: 'Verified',
  pending: 'Pending verification',
  rejected: 'Rejected',
  rejectedWhy: (reason: string) => `Rejected: ${reason}`,
  live: 'Live',
  ended: 'Ended',
  inStock: (count: string) => `${count} in stock`,
  lowStock: (count: string) => `Only ${count} in stock`,
  outOfStock: 'Out of stock',

  deleteTitle: 'Delete product',
  deleteQuestion: 'Are you sure you want to delete this product? This action cannot be undone.',
  deleteError: 'Failed to delete product. Please try again.',
  deleted: 'The product is deleted.',
  keep: 'Keep',

  loadError: 'Your products could not be loaded.',
  moreError: 'More products could not be loaded.',
  first: 'Add your first product',
  firstHint: 'Buyers see it at once, with a badge until it is verified.',
  add: 'Add product',
  noneFits: 'No products found',
  noneFitsHint: 'Nothing fits your search or filter.',
  clear: 'Show all products',
  moreWays: 'Options',
  fewerWays: 'Hide',
  addLive: 'Upload Live Product',
  bulk: 'Import and export',
  taxNotice: (count: number) =>
    plural(count, {
      one: 'One product has no HSN code or GST rate. Invoices need both.',
      other: `${count} products have no HSN code or GST rate. Invoices need both.`,
    }),
  fillTax: 'Fill in',
} as const
