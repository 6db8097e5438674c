import { type CategorySlug, categories } from '#contract/category.ts'
import type { DemoSeller } from './demo-seller.ts'
import type { Good } from './good.ts'
import { goodsOf } from './goods.ts'
import { sellers } from './sellers.ts'

export type ShelvedGood = {
  readonly good: Good
  readonly category: CategorySlug
  readonly seller: DemoSeller
}

/** What suits which seller of a category, first match first; what suits none is shared out among the others. */
const specialities: Partial<Record<CategorySlug, Readonly<Record<string, RegExp>>>> = {
  'agri-products-equipments': {
    'Guntur Mirchi Traders': /chilli|mustard/i,
    'Godavari Onion Traders': /onion|garlic|tomato|wheat|chana|soyabean/i,
    'Tapi Drip Systems': /sprayer|film|tray|fertiliser|cocopeat/i,
    'Khasi Hills Organics': /vermicompost|sapling|straw|jute/i,
    'Brahmaputra Agro': /tractor|rice|paddy|maize|cultivator|rotavator|weeder/i,
  },
  'apparel-fashion': {
    'Loktak Handlooms': /stole|khadi|recycled/i,
    'Sutlej Hosiery Mills': /winter|work gloves|acrylic/i,
    'Tapti Textiles': /saree|kurta(?! pyjama)|gown|lehenga|dress|thread/i,
    'Kaveri Knits': /./,
  },
  'automobile-spares-parts': {
    'Aravalli Tools & Machines': /jack|spanner|puncture|grease/i,
    'Bhosari Auto Components': /brake|clutch|alloy|sprocket|plug|headlamp|wiper/i,
    'Marina Auto Spares': /./,
  },
  'bags-luggage': {
    'Hooghly Jute Works': /jute|potli|block-printed|non-woven|heavy canvas/i,
    'Jajmau Leather House': /leather|wallet|trolley|suitcase|luggage|rucksack|clutch|hobo|travel|delivery/i,
    'Kaveri Knits': /bag|backpack|pouch/i,
  },
  'beauty-cosmetics-care': {
    'Auro Fragrance House': /attar|perfum|parfum|deodorant|rose water|talcum/i,
    'Periyar Herbals': /coconut|loaf|sandal|aloe|bhringraj|loofah/i,
    'Khasi Hills Organics': /neem|multani|henna|beeswax|handmade/i,
  },
  'books-stationery-office-supplies': {
    'Damanganga Packaging': /paper|envelope|sticky/i,
    'Vaigai Print & Stationery': /book|diary|file|folder|register/i,
  },
  'chemicals-dyes-solvents': {
    'Sabarmati Colour & Chem': /thinner|pigment|phenyl|epoxy|titanium|gulal|soap|bleaching/i,
    'Narmada Dyechem': /dye|acid|solvent/i,
  },
  'construction-supplies': {
    'Mahanadi Ispat': /TMT|binding wire|round bar|stirrup|tie rod/i,
    'Kishangarh Stone & Tile': /tile|plaster|grout|putty/i,
    'Subarnarekha Hardware': /helmet|hoist|winch|crane|kit/i,
    'Ganga Building Mart': /brick|cement|block|wood|plywood|timber|ballies|plank/i,
  },
  'drip-irrigation': {
    'Silvassa Plastopipe': /PVC|HDPE|LLDPE|valve|pipe|cock|tube/i,
  },
  'electricals-lights': {
    'Hindon Lighting': /bulb|batten|tube|torch|light/i,
    'Bhagirath Electric Company': /wire|cable|switch|plug|board|plate|fan/i,
  },
  'electronics-computers': {
    'Lamington Electronics': /camera|phone|television|display|earphones|headset|mobile/i,
    'Cubbon Computers': /laptop|keyboard|printer|monitor/i,
  },
  footwear: {
    'Jajmau Leather House': /leather|boot|derby|monk|loafer|chappal/i,
  },
  'furniture-interior-decorative': {
    'Gomati Bamboo & Cane': /cane|visitor|bench|certificate/i,
    'Pital Nagri Exports': /frame|mirror pair|painting|metal single/i,
    'Kaanch Udyog': /mirror/i,
    'Jhelum Walnut Crafts': /carved|sofa set|diwan|teak/i,
  },
  'hardware-paints': {
    'Sabarmati Colour & Chem': /emulsion|enamel|primer|polish|coating/i,
    'Malwa Fasteners': /bolt|screw \(|screws|nut|fastener|self-drilling/i,
    'Sukhna Bath & Tile': /pipe wrench|putty|brush|roller/i,
  },
  'home-kitchen-appliances': {
    'Kalinga Home Appliances': /mixer|gas stove|kettle|hob|burner|cooker/i,
    'Pital Nagri Exports': /aluminium|thali|bhatti|spoon|leaf/i,
    'Kaanch Udyog': /melamine|toughened|plate/i,
    'Mandovi Kitchenware': /knife|pan|steel|tawa|skillet|kadhai/i,
  },
  'industrial-equipments': {
    'Damanganga Packaging': /box|conveyor/i,
    'Malwa Fasteners': /chain|clamp|sprocket/i,
    'Noyyal Motors': /gear/i,
  },
  'submersible-motors-pumps': {
    'Silvassa Plastopipe': /pipe|cable|wire/i,
    'Noyyal Motors': /motor|monoblock|centrifugal|inline/i,
  },
  'tiles-ceramics': {
    'Kishangarh Stone & Tile': /marble|mosaic|parking|adhesive|vase|planter/i,
    'Sukhna Bath & Tile': /basin|toilet|bathroom/i,
  },
  'energy-power': {
    'Lamington Electronics': /inverter|SMF|battery/i,
    'Doon Solar & Power': /generator|wind|lantern|trolley/i,
  },
}

/** Every good with the seller who offers it, category by category. */
export const shelvedGoods: readonly ShelvedGood[] = categories.flatMap(({ slug }) => shelve(slug))

function shelve(category: CategorySlug): ShelvedGood[] {
  const dealers = sellers.filter((seller) => seller.categories.includes(category))
  const suits = Object.entries(specialities[category] ?? {})
  const others = dealers.filter(({ company_name }) => !suits.some(([name]) => name === company_name))
  const takers = others.length > 0 ? others : dealers
  let turn = 0
  return goodsOf[category].map((good) => {
    const name = suits.find(([, goods]) => goods.test(good.name))?.[0]
    const seller = dealers.find(({ company_name }) => company_name === name) ?? takers[turn++ % takers.length]
    if (!seller) throw new Error(`nobody sells ${category}`)
    return { good, category, seller }
  })
}
