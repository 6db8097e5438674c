import { brand } from '#contract/brand.ts'
import { grouped } from '#web/ui/rupees.ts'

/** The words of a seller's public page. */
export const sellerTexts = {
  noProducts: 'No Products Available',
  noProductsHint: 'This supplier lists nothing at the moment. Others may have what you need.',
  noneHere: 'Nothing of this category is listed at the moment.',
  goToMarket: 'Explore Live Market',
  back: 'Back',
  share: 'Share',
  verified: 'Verified',
  contact: 'About the supplier',
  businessType: 'Business type',
  location: 'Location',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  opensNewTab: '(opens in a new tab)',
  memberSince: (month: string) => `On ${brand.name} since ${month}`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${grouped(count)} reviews`),
  products: 'Products',
  productsOf: (company: string) => `Products of ${company}`,
  categories: 'Categories',
  all: 'All',
  notFound: 'Seller not found',
  notFoundText: 'This supplier is no longer on the market, or the link is incomplete.',
  loadFault: 'Failed to load the seller profile',
  loadFaultText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  description: (company: string, what: string) => `${company} on ${brand.name}: ${what}`,
  listed: (count: string) => `${count} products with prices by quantity`,
} as const
