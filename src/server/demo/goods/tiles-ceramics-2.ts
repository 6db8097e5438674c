import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Terracotta floor vase, 24 inch, hand carved',
    description:
      'Hotels put two at the lobby door. Thrown in two parts, joined and carved by hand at Molela, then fired with wood. Not for water without a liner. Travels in a crate of four with rice straw.',
    unit: 'piece',
    tiers: [
      [2, 1150],
      [10, 1080],
    ],
    specs: {
      Height: '600 mm',
      Clay: 'Terracotta, fired 900 °C',
      Finish: 'Natural, white wash',
      Weight: '7 kg',
    },
    stock: 58,
    pictures: ['ceramic-vase-1', 'ceramic-vase-2'],
  },
  {
    name: 'Two-piece toilet with cistern, S-trap, economy',
    description:
      'Housing-board and rental-flat choice. All parts in two cartons, fitting kit of brass bolts included. Pan tested for 400 kg. Spare flush valve is a common type found in every sanitary shop.',
    unit: 'set',
    tiers: [
      [3, 2950],
      [15, 2800],
      [60, 2670],
    ],
    specs: {
      Parts: 'Pan, cistern, PP seat',
      Flush: '6 L, side lever',
      Trap: 'S 225 mm, P',
      Standard: 'IS 2556',
    },
    stock: 330,
    pictures: ['toilet-1', 'toilet-2'],
  },
  {
    name: 'Full-body vitrified tile 600 × 600 mm, 15 mm, outdoor',
    description:
      'Lay it on sand, gravel or pedestals: no cement needed on a terrace. Colour runs through, so chips hide themselves. Pressed against order in lots of 3,000 sq ft, ready in nine days.',
    unit: 'piece',
    tiers: [
      [50, 295],
      [250, 279],
      [1000, 266],
    ],
    specs: { Size: '600 × 600 mm, 15 mm', Weight: '12.5 kg', Grip: 'R12', Break: 'Above 5,500 N' },
    stock: null,
    pictures: ['floor-tile-2', 'floor-tile-1', 'crane-2'],
  },
  {
    name: 'Kitchen highlighter tile set 300 × 600 mm, 4 pictures',
    description:
      'Four tiles that make one picture above the platform (counter). Matching plain light tile in the same batch white. Printing at 360 dpi stays sharp close up. Own picture possible from 50 sets.',
    unit: 'set (4 pc)',
    tiers: [
      [20, 265],
      [100, 248],
      [400, 235],
    ],
    specs: { Size: '300 × 600 mm', Pictures: 'Fruit, coffee, spice, tea', Finish: 'Glossy', Body: 'Ceramic' },
    stock: 345,
    pictures: ['wall-tile-2', 'wall-tile-1'],
  },
  {
    name: 'Pool border mosaic, Greek key, 6 inch wide',
    description:
      'Marks the water line and catches body oil where you can wipe it. Comes in running sheets with factory-made inner and outer corners. Safe in salt and chlorine. Length made up to 1 cm of your drawing.',
    unit: 'metre',
    tiers: [
      [20, 395],
      [100, 370],
      [400, 352],
    ],
    specs: {
      Width: '150 mm',
      Chip: '20 mm glazed ceramic',
      Colours: 'Navy on white',
      Corner: 'Ready pieces',
    },
    stock: 160,
    pictures: ['mosaic-tile-2', 'mosaic-tile-1'],
  },
  {
    name: 'Under-counter basin, rectangular, 20 × 14 inch',
    description:
      'Ground rim sits flat under granite, silicone line stays thin. Deep enough for hotel guests who splash. Paper template in each box. Kiln is on another shape this fortnight; next lot is promised.',
    unit: 'piece',
    tiers: [[4, 1080]],
    specs: { Size: '510 × 360 × 190 mm', Overflow: 'Yes', Glaze: 'Stain resistant', Fixing: '4 clips' },
    stock: 0,
    pictures: ['wash-basin-2', 'wash-basin-1'],
  },
  {
    name: 'Ceramic vase set of 3, matt white, Nordic style',
    description:
      'Online home-decor sellers call it their steady runner. Slip cast and sponge finished, three shapes that look right together. Drop-tested box, listing photos without logo included with twelve sets.',
    unit: 'set (3 pc)',
    tiers: [
      [6, 690],
      [24, 645],
      [96, 608],
    ],
    specs: { Heights: '30, 22, 15 cm', Finish: 'Matt, bisque touch', Inside: 'Glazed, holds water' },
    stock: 385,
    pictures: ['ceramic-vase-2', 'ceramic-vase-1', 'mirror-1'],
  },
  {
    name: 'Toilet for children, floor mounted, 10 inch high',
    description:
      'For play schools and paediatric wards, sized for three to six years. Round edges everywhere. Works with a normal low-level cistern. A few pieces of the first kiln left, yellow or blue seat.',
    unit: 'piece',
    tiers: [
      [2, 3150],
      [10, 2990],
      [40, 2850],
    ],
    specs: { Height: '260 mm', Trap: 'S, 150 mm', Flush: '3 L', Seat: 'PP, two colours' },
    stock: 3,
    pictures: ['toilet-2', 'toilet-1'],
  },
  {
    name: 'Wooden plank tile 200 × 1200 mm, matt, GVT',
    description:
      'Looks and feels like oak or teak, but takes water, heels and dogs. Lay with one-third shift, not half, for a level floor. Twelve faces keep it natural in a large hall.',
    unit: 'box (5 pc)',
    tiers: [
      [20, 720],
      [100, 684],
      [400, 655],
    ],
    specs: {
      Size: '200 × 1200 mm, 9 mm',
      Cover: '12.9 sq ft per box',
      Faces: '12 random',
      Finish: 'Matt, grain touch',
    },
    stock: 960,
    pictures: ['floor-tile-1', 'floor-tile-2', 'sofa-1'],
  },
  {
    name: 'Moroccan print tile 200 × 200 mm, matt, 16 designs',
    description:
      'Restaurants use it on counters and stair risers. Sixteen patterns shuffled in the box, or one pattern alone if you say so. Digital ink under a matt glaze, no rubbing off by mop.',
    unit: 'sq ft',
    tiers: [
      [60, 82],
      [300, 77],
      [1200, 73],
    ],
    specs: { Size: '200 × 200 mm, 8 mm', Use: 'Wall, light floor', Box: '25 pieces, 10.8 sq ft' },
    stock: 720,
    pictures: ['wall-tile-1', 'mosaic-tile-1', 'floor-tile-2'],
  },
  {
    name: 'Tile adhesive, polymer modified, type 2, 20 kg bag',
    description:
      'For vitrified on floor and wall, also tile on tile. Non-slip: lay from top to bottom. Mix with 4.6 litres of water, wait five minutes, mix again. Grey in stock, white at 60 rupees more.',
    unit: 'bag (20 kg)',
    tiers: [
      [25, 395],
      [100, 374],
      [500, 356],
    ],
    specs: { Type: 'T2, C2TE', Cover: '45–50 sq ft at 3 mm', 'Open time': '25 min', Standard: 'IS 15477' },
    stock: 1250,
    pictures: ['cement-bag-1', 'powder-bag-1', 'floor-tile-1'],
  },
  {
    name: 'Bathroom set: one-piece toilet and table-top basin',
    description:
      'Builders fitting twenty flats save on this pair against single pieces. Same glaze, same white, one delivery. Matt black comes at 22 % more. Taps and traps are not in the set.',
    unit: 'set',
    tiers: [
      [2, 6450],
      [10, 6140],
    ],
    specs: { Toilet: 'S-trap 225 mm, soft close', Basin: '450 × 330 mm', Warranty: '10 years on ceramic' },
    stock: 88,
    pictures: ['toilet-1', 'wash-basin-2', 'tap-1'],
  },
  {
    name: 'Vitrified tile (विट्रीफाइड) 600 × 600 mm, ivory, nano polish',
    description:
      'The budget floor for homes and schools, loved for its calm ivory. Water absorption below 0.1 %, bending strength 38 N/mm². Standard grade is 18 rupees a box lower; grades are never mixed in a load.',
    unit: 'box (4 pc)',
    tiers: [
      [50, 472],
      [250, 445],
      [1000, 424],
    ],
    specs: { Size: '600 × 600 mm, 8.5 mm', Cover: '15.5 sq ft per box', Grade: 'Premium, standard' },
    stock: 4500,
    pictures: ['floor-tile-2', 'floor-tile-1'],
  },
  {
    name: 'Vanity basin 24 inch, ceramic counter type, with shelf',
    description:
      'Basin and counter in one casting: no joint, no fungus. Flat shelf on both sides for soap and brush. Fits standard 24 inch PVC cabinets. Carton with foam corners, kept two high on pallets.',
    unit: 'piece',
    tiers: [
      [2, 2240],
      [10, 2120],
      [40, 2020],
    ],
    specs: { Size: '610 × 460 mm', Depth: '130 mm', 'Tap hole': 'Single', Mount: 'Cabinet or wall' },
    stock: null,
    pictures: ['wash-basin-1', 'mirror-1', 'wash-basin-2'],
  },
  {
    name: 'Penny-round mosaic, glazed, 19 mm, 8 colours',
    description:
      'Small rounds go smoothly over curved counters and columns. Paper-faced sheets show the joints evenly. Architects get a chain of eight sample chips free. Mixed-colour sheets from 200 sq ft.',
    unit: 'sq ft',
    tiers: [
      [40, 125],
      [200, 117],
      [800, 110],
    ],
    specs: {
      Chip: '19 mm round, 5 mm',
      Sheet: '315 × 294 mm',
      Colours: 'White, mint, pink, mustard, navy, grey, green, black',
    },
    stock: null,
    pictures: ['mosaic-tile-1', 'mosaic-tile-2', 'wall-tile-2'],
  },
  {
    name: 'Umbrella stand vase, ceramic, 18 inch, embossed',
    description:
      'Stands by the door, takes eight umbrellas or dry pampas. Embossed peacock or leaf. The crackle is made on purpose and sealed. Thick base keeps it upright when the monsoon wind comes in.',
    unit: 'piece',
    tiers: [
      [4, 890],
      [16, 835],
      [64, 788],
    ],
    specs: { Height: '450 mm', Mouth: '210 mm', Finish: 'Crackle glaze, ivory, jade', Base: 'Felt pads' },
    stock: null,
    pictures: ['ceramic-vase-1', 'ceramic-vase-2', 'door-1'],
  },
]
