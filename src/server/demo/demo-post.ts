/** The industry tabs of the blog list, in the specification's own spelling; 'All Industries' is no category. */
export const blogTabs = [
  'Corporates',
  'Dealers and Distributors',
  'Auto and Automobiles',
  'Lighting/Solar/Power',
  'Packaging/Printing/Paper',
  'Plastic/Pvc/Polymers',
  'Safety and Security',
  'Stone/Tiles/Glass',
  'Pipes/Pumps/Motors',
  'Machinery and Tools',
  'E-Vehicles',
  'Steel/Metals/Minerals',
  'Sports and Toys',
  'Small and Medium Companies',
  'Food/Processing/Hospitality',
  'Garments/Hosiery/ReadyMade',
  'Logistics/Cargo/Transporter',
  'Wood/Furniture/Doors',
  'Gas and Petroleum',
  'Scrap and Recycling',
  'Exports and Imports Info',
  'Machinery/Tools/Automation',
  'Electrical and Electronics',
  'Chemical/Pharma',
  'Gem/Diamonds/Jewellery',
  'Herbal/Ayurvedic/Cosmetic/Perfume',
  'Business 2 Business',
] as const

/** One blog post of the demo market. */
export interface DemoPost {
  /** At most 90 characters; stands in the address, so without characters that mean something there. */
  readonly title: string
  readonly category: (typeof blogTabs)[number]
  /** Two or three sentences that open the post. */
  readonly content: string
  readonly points: readonly {
    readonly point: string
    readonly subpoints: readonly string[]
    readonly content: string
  }[]
  /** Names of one or two pictures. */
  readonly pictures: readonly string[]
  /** At most 155 characters, as search engines show them. */
  readonly meta_description: string
  readonly days_ago: number
}
