import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Kitten heel slingback, 2 in, office wear',
    description:
      'Low enough for the metro, smart enough for the meeting. Cushioned forefoot and a rubber-tipped heel that is silent on tiles. Black, tan and maroon on a half-size friendly last.',
    unit: 'pair',
    tiers: [
      [6, 398],
      [36, 366],
      [144, 342],
    ],
    specs: { Heel: '2 in', Sizes: '36 to 41', Closure: 'Sling with elastic' },
    stock: 265,
    pictures: ['high-heel-1', 'briefcase-1', 'high-heel-2'],
  },
  {
    name: 'Loafer, driving style, men, rubber studs',
    description:
      'Soft nappa-finish upper with hand-laced moccasin front. Pebbled rubber studs grip pedals and wet steps. Weddings lift the tan, offices the black; both in ready size sets of six.',
    unit: 'pair',
    tiers: [
      [6, 645],
      [36, 598],
      [150, 562],
    ],
    specs: { Upper: 'Nappa-finish leather', Sole: 'Rubber studs', Sizes: '6 to 11' },
    stock: 345,
    pictures: ['leather-shoe-1', 'car-1', 'leather-shoe-2'],
  },
  {
    name: 'Cricket and turf sports shoe, rubber spikes',
    description:
      'Academies order it for practice on matting and astro turf. Forty-two moulded studs, PU-reinforced toe for bowlers who drag the foot. White with blue or red flash; team lots in exact sizes.',
    unit: 'pair',
    tiers: [
      [6, 685],
      [30, 635],
      [120, 598],
    ],
    specs: { Sole: '42 rubber studs', Upper: 'PU + mesh', Sizes: '3 to 11' },
    stock: 240,
    pictures: ['running-shoe-2', 'running-shoe-1', 'socks-1'],
  },
  {
    name: 'Doctor slipper for diabetic care, MCR sole',
    description:
      'Microcellular rubber of 15 shore spreads the load under tender feet; broad straps close over bandage or swelling. Chemists and orthopaedic clinics are steady buyers. Left and right sizes may differ.',
    unit: 'pair',
    tiers: [
      [10, 365],
      [50, 338],
      [200, 315],
    ],
    specs: { Sole: 'MCR, 15° shore A', Sizes: '4 to 11', Straps: 'Hook and loop' },
    stock: 410,
    pictures: ['sandal-2', 'sandal-1'],
  },
  {
    name: 'Riding-length boot for women, faux leather',
    description:
      'Knee-high, inside zip and a stretch panel that fits most calves. Lining is thin fleece, right for Shimla, Gangtok and Delhi winters. Stuffed with card so shafts stay upright on the rack.',
    unit: 'pair',
    tiers: [
      [6, 795],
      [36, 738],
    ],
    specs: { Height: '15 in', Heel: '1.5 in', Sizes: '36 to 41', Colours: 'Black, coffee' },
    stock: 130,
    pictures: ['boot-2', 'socks-2'],
  },
  {
    name: 'Nurse and chef clog-flat, slip-resistant, white',
    description:
      'Closed at the toe and easy to wipe: spills bead off and the sole holds on a wet kitchen floor. Autoclave-safe up to 90 °C. Hospitals may order in exact sizes with their logo pad-printed.',
    unit: 'pair',
    tiers: [
      [10, 298],
      [50, 274],
      [250, 255],
    ],
    specs: { Material: 'EVA', Sizes: '36 to 45', Standard: 'EN ISO 20347', Colours: 'White, navy' },
    stock: null,
    pictures: ['ballet-flat-2', 'soap-1'],
  },
  {
    name: 'Juttis, plain leather, men, Punjabi cut',
    description:
      'For dhol teams, grooms’ parties and daily kurta wear. Single-piece camel-tone leather with a turned tip, hand-sewn sole. Choose straight khussa or wide-toe panja shape while ordering.',
    unit: 'pair',
    tiers: [
      [6, 468],
      [30, 432],
      [120, 404],
    ],
    specs: { Leather: 'Goat upper', Sole: 'Hand-sewn leather', Sizes: '6 to 11' },
    stock: 175,
    pictures: ['leather-shoe-2', 'kurta-1', 'leather-shoe-1'],
  },
  {
    name: 'Wedge heel sandal, cork look, 2.5 in',
    description:
      'Steady as a flat, tall as a heel. PU-wrapped straps with foam inside, cork-print wedge that weighs half of wood. Goa and hill-station shops reorder it every six weeks.',
    unit: 'pair',
    tiers: [
      [12, 318],
      [60, 292],
      [240, 272],
    ],
    specs: { Heel: '2.5 in wedge', Sizes: '36 to 41', Colours: 'Tan, white, black' },
    stock: 395,
    pictures: ['high-heel-2', 'sandal-2', 'handbag-1'],
  },
  {
    name: 'Canvas sneaker, unisex, vulcanised sole',
    description:
      'The plain white canvas shoe (PT shoe) for school, NCC and bakery staff. 12 oz cotton, eyelets that do not rust, foxing bonded in the autoclave. Bleach-safe; 30 pairs to a carton.',
    unit: 'pair',
    tiers: [
      [30, 198],
      [150, 181],
      [600, 168],
    ],
    specs: { Sizes: '1 to 11', Upper: '12 oz cotton canvas', Sole: 'Vulcanised rubber' },
    stock: 2900,
    pictures: ['running-shoe-1', 't-shirt-1'],
  },
  {
    name: 'Slides with soft footbed, unisex, moulded',
    description:
      'One-shot EVA with an arch that people notice on the first step. No glue, no stitch, floats in the pool. Hotels add a logo on the strap from 300 pairs; dispatch in four days.',
    unit: 'pair',
    tiers: [
      [24, 118],
      [120, 106],
      [600, 97.5],
    ],
    specs: { Material: 'EVA', Sizes: '4 to 11', Colours: 'Black, beige, sage, sky' },
    stock: 1580,
    pictures: ['sandal-1', 'soap-2', 'sandal-2'],
  },
  {
    name: 'Army-style jungle boot, canvas and rubber',
    description:
      'Light, quick-drying high boot for guards, trekkers and forest staff. Drain eyelets at the arch, speed laces and a lugged sole vulcanised on. Olive and black in full size sets of twelve.',
    unit: 'pair',
    tiers: [
      [12, 445],
      [60, 412],
      [300, 385],
    ],
    specs: { Height: '9 in', Upper: 'Canvas', Sole: 'Vulcanised rubber', Sizes: '5 to 12' },
    stock: 560,
    pictures: ['boot-1', 'backpack-1'],
  },
  {
    name: 'Foldable ballet flats in pouch',
    description:
      'Rolls into a palm-sized zip pouch for dance bags, brides and long flights. Split suede sole bends double without a crease. Counter display of 18 pouches comes free with two cartons.',
    unit: 'pair',
    tiers: [
      [18, 156],
      [90, 142],
      [360, 131],
    ],
    specs: { Sizes: 'S, M, L', Sole: 'Split suede', Pouch: '12 × 9 cm' },
    stock: null,
    pictures: ['ballet-flat-1', 'purse-2', 'ballet-flat-2'],
  },
  {
    name: 'Bridal heels (दुल्हन सैंडल) with stone work, 3.5 in',
    description:
      'Kundan-look stones set in prongs, not pasted, on a satin strap. Platform of half an inch makes a long reception bearable. Colours follow lehenga trends: ruby, champagne, emerald.',
    unit: 'pair',
    tiers: [
      [4, 720],
      [24, 668],
      [96, 628],
    ],
    specs: { Heel: '3.5 in', Sizes: '36 to 41', Work: 'Prong-set stones' },
    stock: null,
    pictures: ['high-heel-1', 'saree-1', 'high-heel-2'],
  },
  {
    name: 'Monk strap shoe, double buckle, hand-burnished',
    description:
      'Finished by hand in Agra with three coats of wax, so no two pairs shade alike. Blake-stitched leather sole with a rubber half-sole. Made to order in twelve days with your insole stamp.',
    unit: 'pair',
    tiers: [[4, 1640]],
    specs: { Upper: 'Full-grain leather', Construction: 'Blake stitched', Sizes: '6 to 12' },
    stock: null,
    pictures: ['leather-shoe-1', 'briefcase-2'],
  },
  {
    name: 'Trekking shoe, ankle height, water resistant',
    description:
      'Membrane-lined suede and mesh that kept dry in our bucket test of two hours. Rubber lugs of 5 mm, toe rand, hooked speed eyelets. Rental shops in Manali and Munnar keep it for two full seasons.',
    unit: 'pair',
    tiers: [
      [2, 1180],
      [30, 1095],
      [120, 1030],
    ],
    specs: { Sole: 'Rubber, 5 mm lugs', Upper: 'Suede + mesh', Sizes: '5 to 11' },
    stock: 5,
    pictures: ['running-shoe-2', 'boot-2', 'backpack-2'],
  },
  {
    name: 'Flip-flop with fabric strap, women, printed',
    description:
      'Screen-printed 12 mm rubber in forty block-print designs that change each quarter. The cotton-wrapped strap does not rub between the toes. Sixty pairs to a bag, assorted or by design.',
    unit: 'pair',
    tiers: [
      [60, 78],
      [300, 71],
      [1200, 65.5],
    ],
    specs: { Sizes: '4 to 8', Thickness: '12 mm', Designs: '40' },
    stock: 2200,
    pictures: ['sandal-2', 'colour-palette-2'],
  },
]
