import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: "Women's clutch purse, long, RFID lining, zip around",
    description:
      'Twelve card slots, phone pocket that takes 6.5 inch and a wrist loop. Grain emboss in saffiano pattern. Comes in a printed drawer box and sells well as a Rakhi or Diwali gift.',
    unit: 'piece',
    tiers: [
      [12, 218],
      [60, 199],
      [240, 184],
    ],
    specs: {
      Material: 'PU, saffiano grain',
      Size: '19 × 10 cm',
      Slots: '12',
      Colour: 'Black, Pink, Teal, Tan',
    },
    stock: 510,
    pictures: ['purse-1', 'handbag-1', 'mobile-phone-1'],
  },
  {
    name: 'Luggage set of 3, soft, 20 + 24 + 28 in, expandable',
    description:
      'Polyester body with steel-wire frame and corner guards of rubber; two front pockets. The three nest in one carton, which halves the freight. Wedding shops order red and wine from October.',
    unit: 'set of 3',
    tiers: [
      [2, 5150],
      [10, 4860],
    ],
    specs: { Fabric: 'Polyester 1200D', Size: '20, 24, 28 in', Wheels: '4', Lock: 'Key' },
    stock: 74,
    pictures: ['luggage-2', 'luggage-1', 'padlock-2'],
  },
  {
    name: 'File and document bag, zip, 13 × 10 in, mesh vinyl',
    description:
      'Keeps court papers, mark sheets and invoices dry. Double zip head, cloth-backed mesh that does not split at the corner. Colour coding by department is easy with eight zips in stock.',
    unit: 'piece',
    tiers: [
      [100, 34],
      [500, 29.5],
      [2000, 26],
    ],
    specs: { Size: '13 × 10 in', Material: 'Mesh PVC, 0.35 mm', Zip: 'Nylon no. 5', Colour: '8 zip colours' },
    stock: 3900,
    pictures: ['briefcase-1', 'file-folder-1'],
  },
  {
    name: 'Hobo handbag, suede finish, large, magnetic closing',
    description:
      'Slouchy shape with one wide strap and a loose inner pouch. Bonded suede does not shed on clothes. Photographed against a ruler in the catalogue so that buyers are not surprised by the size.',
    unit: 'piece',
    tiers: [
      [8, 465],
      [40, 428],
      [160, 399],
    ],
    specs: {
      Material: 'Bonded suede',
      Size: '38 × 32 × 14 cm',
      Colour: 'Camel, Olive, Black',
      Inner: 'Loose pouch',
    },
    stock: 240,
    pictures: ['handbag-1', 'purse-2'],
  },
  {
    name: 'Jute bottle bag, single, with window and twine',
    description:
      'For wine, oil and honey bottles of up to 1 litre. Bamboo ring or cord handle. Hotels and farm shops have their crest printed; minimum for print is 300 pieces in one colour.',
    unit: 'piece',
    tiers: [
      [100, 46],
      [500, 40],
      [2000, 36.5],
    ],
    specs: {
      Fabric: 'Jute 14 × 14',
      Size: '35 × 10 × 10 cm',
      Handle: 'Cord, Bamboo',
      Window: 'Clear, Without',
    },
    stock: 1480,
    pictures: ['jute-bag-2', 'jute-bag-1'],
  },
  {
    name: 'Cycling and college backpack 22 litre, USB port, anti-theft',
    description:
      'Zip lies against the back so hands in the bus cannot reach it. Cable inside, power bank is not included. A reflective piping runs round the edge; laptop sleeve of 15.6 inch is suspended from the base.',
    unit: 'piece',
    tiers: [
      [10, 560],
      [50, 515],
      [200, 479],
    ],
    specs: { Capacity: '22 litre', Fabric: 'Polyester 600D', Laptop: '15.6 in', Colour: 'Grey, Black, Navy' },
    stock: null,
    pictures: ['backpack-1', 'laptop-2', 'backpack-2'],
  },
  {
    name: 'Travel pouch set (toilet kit), hanging, 3 pieces',
    description:
      'A hook to hang it on any door, leak-proof middle pocket and two loose zip pouches. Hospitality buyers brand it as a welcome kit. Water-based coating, no smell on opening the carton.',
    unit: 'set of 3',
    tiers: [
      [30, 186],
      [150, 168],
      [600, 155],
    ],
    specs: {
      Fabric: 'Polyester 300D',
      Size: '26 × 20 × 9 cm',
      Colour: 'Grey, Navy, Pink',
      Hook: 'Nylon, rotating',
    },
    stock: 620,
    pictures: ['luggage-1', 'soap-1'],
  },
  {
    name: "Leather ladies' purse, hand tooled, Shantiniketan style",
    description:
      'Carved and dyed by hand in Bolpur with batik motifs that no machine repeats. Goat lining, press button, two sections. Craft emporiums take it on our steady price list of twelve shapes.',
    unit: 'piece',
    tiers: [
      [3, 246],
      [10, 228],
      [50, 208],
    ],
    specs: {
      Leather: 'Sheep, vegetable tanned',
      Size: '18 × 12 cm',
      Work: 'Hand tooled',
      Colour: 'Red, Green, Brown',
    },
    stock: 5,
    pictures: ['purse-2', 'handbag-2', 'colour-palette-1'],
  },
  {
    name: 'Cotton drawstring pouch, muslin, 5 × 7 in, unprinted',
    description:
      'Small bag for jewellers, dry-fruit packers and soap makers. Biodegradable, food-safe dye-free cloth with double string. Hundred to a bundle; twelve other sizes run on the same line.',
    unit: 'piece',
    tiers: [
      [500, 9.8],
      [2000, 8.6],
      [10000, 7.9],
    ],
    specs: { Fabric: 'Muslin, 110 gsm', Size: '5 × 7 in', String: 'Cotton, double', Colour: 'Natural' },
    stock: 5000,
    pictures: ['jute-bag-1', 'soap-2', 'thread-spool-2'],
  },
  {
    name: 'Executive trolley briefcase for pilots and salesmen, 17 in',
    description:
      'Front-opening desk for laptop and samples, two heavy wheels with bearings that can be changed at home. Handles a sample load of 15 kg every day. Spare handle assemblies are kept for five years.',
    unit: 'piece',
    tiers: [
      [2, 3890],
      [10, 3650],
      [30, 3480],
    ],
    specs: { Size: '44 × 36 × 22 cm', Material: 'Polyester 1680D', Laptop: '17 in' },
    stock: 0,
    pictures: ['briefcase-2', 'luggage-2'],
  },
  {
    name: "Ladies' tote handbag, block-printed cotton, Kutch mirror work",
    description:
      'Women of a Bhuj collective print and embroider each panel; leather handles are riveted and stitched. Washing is by hand, in cold water. Colour sets change by season, the shape stays.',
    unit: 'piece',
    tiers: [
      [2, 565],
      [12, 528],
      [60, 496],
    ],
    specs: { Fabric: 'Cotton, quilted', Size: '36 × 33 × 12 cm', Work: 'Mirror, block print' },
    stock: 3,
    pictures: ['handbag-1', 'dress-1'],
  },
  {
    name: 'Military-style rucksack 40 litre, MOLLE webbing',
    description:
      'Load-bearing webbing accepts pouches, drain holes at the base, compression straps at either side. Bought by NCC stores, photographers and bikers. Stitch count is 9 per inch in bonded nylon thread.',
    unit: 'piece',
    tiers: [[6, 860]],
    specs: { Capacity: '40 litre', Fabric: 'Polyester 900D', Weight: '1.4 kg' },
    stock: 390,
    pictures: ['backpack-2', 'camera-1'],
  },
  {
    name: 'Trolley bag cover, stretch, printed, M and L',
    description:
      'Spandex sleeve that keeps a suitcase free of scratches and easy to spot on the belt. Openings at both handles. A good extra sale at travel counters, hanging in a transparent sleeve.',
    unit: 'piece',
    tiers: [
      [30, 145],
      [150, 128],
      [600, 116],
    ],
    specs: { Fabric: 'Polyester-spandex', Size: 'M (22 to 24 in), L (26 to 28 in)', Designs: '20' },
    stock: null,
    pictures: ['luggage-1', 'luggage-2', 'corrugated-box-1'],
  },
  {
    name: 'Conference bag, jute-cotton (जूट), with zip and pen loop',
    description:
      'Seminar organisers take it with lanyard and notepad. Front pocket is cut for an A5 flyer and the print area is 9 × 7 inch. Artwork proof comes in one day, 1,000 bags in nine.',
    unit: 'piece',
    tiers: [
      [100, 138],
      [300, 126],
      [1000, 117],
    ],
    specs: { Fabric: 'Jute-cotton blend', Size: '15 × 12 × 4 in', Zip: 'Nylon no. 5' },
    stock: 1900,
    pictures: ['jute-bag-1', 'pen-1', 'notebook-1'],
  },
  {
    name: 'Coin purse and key pouch, leather, assorted, countertop jar',
    description:
      'Offcuts of good leather turned into a quick seller. Sixty pieces in a display jar, no two colours alike, zip or snap. Margin is large and nothing goes out of date.',
    unit: 'jar (60 pieces)',
    tiers: [
      [2, 1980],
      [10, 1840],
    ],
    specs: { Leather: 'Mixed, cow and goat', Size: '10 × 7 cm', Closing: 'Zip, Snap', Pieces: '60' },
    stock: 140,
    pictures: ['purse-1', 'purse-2'],
  },
  {
    name: 'Tool bag, heavy canvas, 18 in, wide mouth, for electricians',
    description:
      'Steel hinge keeps the mouth open; nineteen pockets, base in moulded rubber. Waxed canvas sheds rain on the scooter. Fleet buyers number each bag on the leather tab.',
    unit: 'piece',
    tiers: [
      [5, 745],
      [25, 690],
      [100, 648],
    ],
    specs: { Size: '18 × 9 × 11 in', Fabric: 'Waxed canvas, 18 oz', Pockets: '19', Load: '15 kg' },
    stock: null,
    pictures: ['briefcase-1', 'screwdriver-1', 'hammer-wrench-1'],
  },
]
