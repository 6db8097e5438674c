export const searchTexts = {
  title: (q: string) => (q === '' ? 'All products' : `Results for “${q}”`),
  from: { Manufacturer: 'from manufacturers', Wholesaler: 'from wholesalers', Retailer: 'from retailers' },
  description: (q: string) => `Products and suppliers for “${q}” with slab prices in rupees.`,
  count: (total: string) => (total === '1' ? '1 product' : `${total} products`),
  none: 'No Products Found',
  couldNotFind: (q: string) => `We could not find “${q}”.`,
  spelling: 'Check the spelling, or try a shorter or more general word.',
  browse: 'Or look into a category:',
  visitorTitle: 'Log in to see all products',
  visitorText: (hidden: string) => `${hidden} more products match. An account is free.`,
  login: 'Login',
  signUp: 'Sign Up',
} as const
