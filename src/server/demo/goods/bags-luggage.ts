import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: "Ladies' handbag, PU leather, zip top, with sling belt",
    description:
      'Structured body with two handles and a detachable belt, lined in polka cotton, one zip pocket inside. Hardware is light gold and anti-tarnish. Mixed colours in a dozen; the next design list comes on the first of every month.',
    unit: 'piece',
    tiers: [
      [12, 385],
      [48, 352],
      [144, 326],
    ],
    specs: {
      Material: 'PU leather',
      Size: '30 × 24 × 12 cm',
      Colour: 'Black, Tan, Maroon, Beige',
      Pockets: '3',
    },
    stock: 740,
    pictures: ['handbag-1', 'handbag-2', 'corrugated-box-1'],
  },
  {
    name: 'School bag (बस्ता), 30 litre, 3 compartments, class 4 to 10',
    description:
      'Made for the June season: bottom in double fabric, back in foam mesh, straps bar-tacked twelve times. Carries 9 kg without the seam moving. Name window inside; school logo by screen from 200 pieces.',
    unit: 'piece',
    tiers: [
      [20, 345],
      [100, 318],
      [500, 294],
      [2000, 279],
    ],
    specs: {
      Fabric: 'Polyester 600D',
      Capacity: '30 litre',
      Zip: 'No. 10',
      Colour: 'Navy, Black, Red, Grey',
    },
    stock: 3400,
    pictures: ['backpack-1', 'backpack-2', 'books-1'],
  },
  {
    name: 'Trolley suitcase 24 in, ABS, 4 wheels, number lock',
    description:
      'Hard shell with ribbed corners, telescopic handle in three stages and silent double wheels. Falls from a metre without a crack when loaded to 18 kg. Travel shops get their own price tags fixed without a charge.',
    unit: 'piece',
    tiers: [
      [4, 1790],
      [20, 1680],
      [80, 1590],
    ],
    specs: { Shell: 'ABS', Size: '24 in, 62 litre', Weight: '3.2 kg', Lock: '3 digit' },
    stock: 260,
    pictures: ['luggage-1', 'luggage-2', 'padlock-1'],
  },
  {
    name: 'Jute shopping bag with cotton handles, 14 × 16 × 6 in',
    description:
      'Laminated inside so that a damp packet does not stain. Natural colour takes one to three-colour print well. Exporters and saree shops in Kolkata use this size as the giveaway bag.',
    unit: 'piece',
    tiers: [
      [100, 62],
      [500, 54],
      [2000, 48.5],
    ],
    specs: {
      Fabric: 'Jute 13 × 13, laminated',
      Size: '14 × 16 × 6 in',
      Handle: 'Cotton rope',
      Print: '1 to 3 colours',
    },
    stock: 4500,
    pictures: ['jute-bag-1', 'jute-bag-2', 'thread-spool-1'],
  },
  {
    name: "Men's bifold wallet (batua), genuine leather, boxed",
    description:
      'Crust leather with a hand-burnished edge, six card slots, coin flap and two note sections. Agra stitching at eight to the inch. Kraft gift box included; initials can be hot-stamped for weddings and offices.',
    unit: 'piece',
    tiers: [
      [12, 248],
      [60, 228],
      [240, 212],
    ],
    specs: { Leather: 'Crust, cow', Slots: '6 cards', Size: '11 × 9 cm', Colour: 'Brown, Black, Tan' },
    stock: 960,
    pictures: ['purse-1', 'purse-2', 'corrugated-box-2'],
  },
  {
    name: 'Office laptop bag 15.6 in, slim, water repellent',
    description:
      'Fits laptop, charger and a file without bulging. Padded on six sides, luggage strap at the back, name-tag pocket under the flap. Corporate buyers get a joining-kit price with bottle and diary.',
    unit: 'piece',
    tiers: [
      [10, 520],
      [50, 482],
      [250, 448],
    ],
    specs: {
      Laptop: 'Up to 15.6 in',
      Fabric: 'Polyester 840D',
      Size: '40 × 30 × 7 cm',
      Colour: 'Black, Grey',
    },
    stock: 580,
    pictures: ['briefcase-1', 'laptop-1', 'briefcase-2'],
  },
  {
    name: 'Rucksack 55 litre with rain cover, trekking',
    description:
      'Internal aluminium stays, chest and hip belts, hydration sleeve and a bottom opening for the sleeping bag. Rental shops in Manali and Rishikesh have used this frame for three seasons.',
    unit: 'piece',
    tiers: [
      [5, 1180],
      [25, 1095],
      [100, 1030],
    ],
    specs: {
      Capacity: '55 litre',
      Fabric: 'Ripstop nylon 420D',
      Frame: 'Aluminium, 2 stays',
      Colour: 'Orange, Olive, Blue',
    },
    stock: 185,
    pictures: ['backpack-2', 'boot-1', 'backpack-1'],
  },
  {
    name: 'Duffle bag 22 in, gym and travel, shoe pocket',
    description:
      'Separate ventilated pocket for shoes, wet pouch, U-shaped opening. Webbing runs fully round the bag, so handles do not tear out. Folds flat for shipping at 30 to a carton.',
    unit: 'piece',
    tiers: [
      [20, 296],
      [100, 272],
      [400, 254],
    ],
    specs: { Size: '22 × 11 × 11 in', Fabric: 'Polyester 600D, PU coat', Colour: 'Black, Blue, Red, Olive' },
    stock: 1150,
    pictures: ['luggage-2', 'running-shoe-1'],
  },
  {
    name: 'Bridal potli bag, embroidered, drawstring',
    description:
      'Zardozi-style handwork on raw silk with pearl handle and tassel. Buyers for shagun gifting take sets of fifty in one colour. Each piece is wrapped in butter paper; please allow ten days from July to November.',
    unit: 'piece',
    tiers: [
      [25, 168],
      [100, 149],
      [500, 134],
    ],
    specs: { Fabric: 'Raw silk', Size: '9 × 8 in', Work: 'Zari, Pearl, Sequin' },
    stock: 420,
    pictures: ['purse-2', 'saree-1', 'thread-spool-2'],
  },
  {
    name: 'Canvas tote bag, 12 oz, natural, blank for printing',
    description:
      'Heavy cotton that stands by itself, with 65 cm handles sewn in a cross. Washed once so prints do not shrink later. Art students, bookshops and conferences are the usual takers; blanks leave the same day.',
    unit: 'piece',
    tiers: [
      [50, 92],
      [250, 81],
      [1000, 73.5],
    ],
    specs: { Fabric: 'Cotton canvas, 12 oz', Size: '15 × 16 in', Handle: '65 cm', Colour: 'Natural, Black' },
    stock: 2600,
    pictures: ['jute-bag-2', 'paintbrush-1', 'books-2'],
  },
  {
    name: "Ladies' sling bag, quilted, chain strap, small",
    description:
      'A light evening bag with magnetic flap and card pocket behind. Quilting is stitched through foam, not embossed. Five colours in each pack of ten, so that a small counter shows the full range.',
    unit: 'piece',
    tiers: [
      [10, 265],
      [50, 242],
      [200, 225],
    ],
    specs: { Material: 'PU', Size: '20 × 14 × 6 cm', Strap: 'Chain, 110 cm' },
    stock: 830,
    pictures: ['handbag-2', 'purse-1'],
  },
  {
    name: 'Leather briefcase, full grain, two gussets, brass lock',
    description:
      'For advocates, doctors and auditors. Vegetable-tanned buff that darkens with use, saddle stitched at the handles, key lock with two keys. Repair at cost price for life, at our Kanpur workshop.',
    unit: 'piece',
    tiers: [
      [2, 3450],
      [10, 3240],
    ],
    specs: { Leather: 'Full grain, 2.4 mm', Size: '42 × 31 × 12 cm', Lock: 'Brass, 2 keys' },
    stock: 34,
    pictures: ['briefcase-2', 'briefcase-1', 'leather-shoe-1'],
  },
  {
    name: 'Cabin trolley 20 in, polycarbonate, TSA lock',
    description:
      'Weighs 2.6 kg and measures within the limits of all domestic airlines. Expandable by 4 cm, mesh divider inside, spare wheel set in the lid. Three shells nest in one carton only with our 24 and 28 inch.',
    unit: 'piece',
    tiers: [
      [4, 2240],
      [20, 2090],
    ],
    specs: { Shell: 'Polycarbonate', Size: '55 × 36 × 23 cm', Weight: '2.6 kg', Lock: 'TSA 007' },
    stock: 205,
    pictures: ['luggage-1', 'luggage-2'],
  },
  {
    name: 'Delivery backpack for food, insulated, 40 × 40 × 40 cm',
    description:
      'Foam of 10 mm between polyester and foil keeps food above 60 °C for about 50 minutes. Reflective band on three faces. Restaurants add their print on the front panel; screen charge is taken once.',
    unit: 'piece',
    tiers: [
      [10, 790],
      [50, 725],
      [200, 676],
    ],
    specs: { Size: '40 × 40 × 40 cm', Insulation: 'EPE foam, 10 mm', Volume: '64 litre' },
    stock: 310,
    pictures: ['backpack-1', 'scooter-1', 'plate-cutlery-1'],
  },
  {
    name: 'Non-woven D-cut carry bag, 80 gsm, 12 × 16 in',
    description:
      'The shop bag that took the place of plastic: heat sealed, printable and well above the 60 gsm that the rules ask for. Sold by weight, roughly 48 bags in a kilo of this size. Ten ground colours in the godown.',
    unit: 'kg',
    tiers: [
      [25, 168],
      [100, 156],
      [500, 147],
      [2000, 142],
    ],
    specs: { Fabric: 'PP non-woven', Weight: '80 gsm', Size: '12 × 16 in', Cut: 'D-cut, W-cut, Loop' },
    stock: null,
    pictures: ['jute-bag-1', 'corrugated-box-2'],
  },
  {
    name: "Kids' pre-school backpack, plush character, 10 litre",
    description:
      'Soft fur outside, nylon inside, one zip and a name flap. Washable at 30 °C. Eyes and nose are stitched, nothing a small child can pull off. Twelve animals come mixed in a carton of 48.',
    unit: 'piece',
    tiers: [[48, 162]],
    specs: { Size: '30 × 24 × 9 cm', Material: 'Plush, nylon lining', Age: '2 to 5 years', Designs: '12' },
    stock: 690,
    pictures: ['backpack-2', 'corrugated-box-1'],
  },
]
