import { plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Product = { product: string }
type Stock = number | null

const stockInWords = (stock: Stock) => (stock === null ? 'not counted' : withCommas(stock))
const verifiedInWords = (count: number) =>
  plural(count, { one: '1 product verified.', other: `${count} products verified.` })

export const products = sentences('products', {
  uploaded: 'Product uploaded successfully!',
  updated: 'Product updated successfully!',
  deleted: 'Product deleted',
  listed: 'Product listed',
  lowStockSet: 'Limit saved',
  copied: 'Copied as a draft. Change what differs and list it.',
  noDescription: 'Write a description before you list this product.',
  noPicture: 'Add a picture before you list this product.',
  itemCodeTaken: ({ code }: { code: string }) =>
    `Another of your products has the item code "${code}". A code names one product.`,
  itemCodesSwapped:
    'Two products would have had one item code. Nothing was saved; give one of them another code and choose the file again.',
  listedAgain: 'Offer listed again',
  rejectedOffer: 'This offer was rejected. Please edit it before you list it again.',
  noOffer: 'Only live offers can be listed again.',
  stockChanged: ({ seen, now }: { seen: Stock; now: Stock }) =>
    `The stock was ${stockInWords(seen)} when you opened this product, and is ${stockInWords(now)} now.`,
  taxSet: ({ count }: { count: number }) =>
    plural(count, { one: 'Tax of 1 product saved.', other: `Tax of ${count} products saved.` }),
  verifiedMany: ({ count }: { count: number }) => verifiedInWords(count),
  verifiedSome: ({ count, changed }: { count: number; changed: readonly string[] }) =>
    `${verifiedInWords(count)} Changed since you opened this page, and left as they are: ${changed.join(', ')}.`,
  verified: ({ product }: Product) => `${product} is verified.`,
  waits: ({ product }: Product) => `${product} waits for its verification.`,
  rejected: ({ product }: Product) => `${product} is rejected.`,
  featured: ({ product }: Product) => `${product} is a top product.`,
  unfeatured: ({ product }: Product) => `${product} is no longer a top product.`,
  endPassed: 'The end must lie ahead.',
  rejectedTop: 'A rejected product cannot be a top product.',
})
