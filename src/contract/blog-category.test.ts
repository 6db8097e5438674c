import { expect, test } from 'vitest'
import { blogTabs } from './blog-category.ts'

test('the 28 tabs are spelt as the specification spells them, in its order', () => {
  expect(blogTabs.join(', ')).toBe(
    'All Industries, Corporates, Dealers and Distributors, Auto and Automobiles, Lighting/Solar/Power, ' +
      'Packaging/Printing/Paper, Plastic/Pvc/Polymers, Safety and Security, Stone/Tiles/Glass, ' +
      'Pipes/Pumps/Motors, Machinery and Tools, E-Vehicles, Steel/Metals/Minerals, Sports and Toys, ' +
      'Small and Medium Companies, Food/Processing/Hospitality, Garments/Hosiery/ReadyMade, ' +
      'Logistics/Cargo/Transporter, Wood/Furniture/Doors, Gas and Petroleum, Scrap and Recycling, ' +
      'Exports and Imports Info, Machinery/Tools/Automation, Electrical and Electronics, Chemical/Pharma, ' +
      'Gem/Diamonds/Jewellery, Herbal/Ayurvedic/Cosmetic/Perfume, Business 2 Business',
  )
  expect(blogTabs).toHaveLength(28)
})
