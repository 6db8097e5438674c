/** The industry tabs of the blog list in the specification's spelling; 'All Industries' is not a category. */
export const blogCategories = [
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
export type BlogCategory = (typeof blogCategories)[number]

/** The tab for all posts; it is first and selected by default. */
export const allIndustries = 'All Industries'
export const blogTabs = [allIndustries, ...blogCategories] as const
