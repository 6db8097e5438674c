import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Cement concrete solid block, 16 × 8 × 6 in',
    description:
      'Vibro-pressed solid blocks for compound walls and load-bearing ground floors. Cured under sprinklers for 21 days before sale. Ask for a free sample set of three; our plant runs on two shifts and can load at night.',
    unit: 'piece',
    tiers: [
      [200, 46],
      [1000, 42.5],
    ],
    specs: { Grade: 'C (5.0)', Size: '400 × 200 × 150 mm', Standard: 'IS 2185 (Part 1)' },
    stock: 3500,
    pictures: ['bricks-1', 'cement-bag-2'],
  },
  {
    name: 'Stirrup rings (churi), cut and bent, 8 mm',
    description:
      'Ready rings save a bar bender for each two columns and leave no cut waste on site. Send your bar bending schedule by photo and we bend to it on a CNC machine, hooks at 135°. Tied in bunches of 50 with a size tag.',
    unit: 'kg',
    tiers: [
      [100, 69],
      [500, 66.5],
      [2000, 64.5],
    ],
    specs: { Grade: 'Fe 500D', Diameter: '8 mm', Hook: '135°', Tolerance: '±5 mm' },
    stock: null,
    pictures: ['steel-rods-2', 'steel-rods-1', 'clamp-2'],
  },
  {
    name: 'White cement based wall putty, 40 kg bag',
    description:
      'Two coats fill hairlines and leave a bright, dense base that saves paint. Works on fresh plaster, concrete ceilings and gypsum, inside and out. Coverage is 18 to 20 sq ft a kg for two coats.',
    unit: 'bag (40 kg)',
    tiers: [
      [10, 785],
      [50, 742],
      [200, 705],
    ],
    specs: { Base: 'White cement, polymer', Whiteness: '94 %', Coats: '2' },
    stock: 1250,
    pictures: ['cement-bag-2', 'paintbrush-1', 'paint-bucket-1'],
  },
  {
    name: 'Site safety kit: helmet, jacket, gloves and goggles',
    description:
      'Everything a new worker needs on the first day, packed in one printed carry bag. The jacket has two 2-inch reflective strips, gloves are latex-coated cotton. Contractors order it by head count; sizes can be mixed in one lot.',
    unit: 'set',
    tiers: [
      [10, 465],
      [50, 428],
      [250, 395],
    ],
    specs: { Contents: 'Helmet, jacket, gloves, goggles', 'Jacket sizes': 'M, L, XL', Colour: 'Orange' },
    stock: 310,
    pictures: ['safety-helmet-1', 'gloves-2', 'safety-helmet-2'],
  },
  {
    name: 'Monkey hoist (builders hoist), 300 kg, 3 HP',
    description:
      'Small rope hoist that clamps on a slab edge or a scaffold pipe. Single-phase motor runs from an ordinary site connection or a 7.5 kVA generator. Spares such as clutch plates and rope drums are always on our shelf.',
    unit: 'piece',
    tiers: [[1, 38600]],
    specs: { Capacity: '300 kg', Motor: '3 HP, single phase', Rope: '8 mm, 60 m' },
    stock: 26,
    pictures: ['crane-1', 'electric-motor-2', 'chain-1'],
  },
  {
    name: 'Timber formwork beam H20, 3.9 m',
    description:
      'Spruce flange and three-ply web with plastic end caps, made for slab tables and wall panels. One beam carries 11 kN of shear and is used again more than a hundred times. Stock lengths 2.9, 3.9 and 4.9 m.',
    unit: 'piece',
    tiers: [
      [20, 1640],
      [100, 1555],
      [400, 1480],
    ],
    specs: { Height: '200 mm', Flange: '80 × 40 mm', Weight: '4.6 kg/m' },
    stock: 420,
    pictures: ['timber-2', 'crane-2'],
  },
  {
    name: 'Fire brick 38 % alumina, 9 × 4.5 × 3 in',
    description:
      'Holds its shape up to 1,350 °C in boilers, bakery ovens, kilns and cremation furnaces. Straight bricks in stock; arch and wedge shapes are pressed in ten days. Matching fire clay mortar is sold by the same firm.',
    unit: 'piece',
    tiers: [
      [100, 38],
      [500, 35.5],
      [1500, 33],
    ],
    specs: { Alumina: '38 %', Standard: 'IS 8', 'Max temperature': '1,350 °C', Weight: '3.6 kg' },
    stock: 1900,
    pictures: ['bricks-1', 'bricks-2', 'gas-stove-1'],
  },
  {
    name: 'Non-shrink grout GP2, 25 kg bag',
    description:
      'Just add 4 litres of water for a flowable grout under machine bases, rails and crane columns. Expands slightly while it sets and reaches 60 MPa in 28 days. Batch certificate comes with each pallet of 40 bags.',
    unit: 'bag (25 kg)',
    tiers: [
      [4, 690],
      [40, 648],
      [120, 615],
    ],
    specs: { Strength: '60 MPa at 28 days', Flow: 'Flowable', Yield: '13 litres' },
    stock: null,
    pictures: ['cement-bag-1', 'water-drop-1'],
  },
  {
    name: 'MS round bar 10 mm, bright finish',
    description:
      'Smooth drawn bar for grills, gates, dowels and machine pins. Straight within 1 mm per metre and free of scale, so it goes to the lathe or the welder as it is. Cut lengths at ₹2 a cut, minimum 50 kg.',
    unit: 'kg',
    tiers: [
      [50, 74],
      [250, 70.5],
      [700, 68],
    ],
    specs: { Diameter: '10 mm', Standard: 'IS 2062', Length: '6 m', Finish: 'Bright drawn' },
    stock: 760,
    pictures: ['steel-rods-1', 'gear-2', 'steel-rods-2'],
  },
  {
    name: 'Vented safety helmet with chin strap, white',
    description:
      'Ten side vents make a real difference in May on an open slab. Four-point chin strap keeps it on at height; sweat band washes and changes in seconds. Weight only 340 g, which supervisors and visitors like.',
    unit: 'piece',
    tiers: [
      [10, 265],
      [50, 242],
      [200, 224],
    ],
    specs: { Weight: '340 g', Shell: 'ABS', Strap: '4-point, Y type' },
    stock: 245,
    pictures: ['safety-helmet-2', 'corrugated-box-1'],
  },
  {
    name: 'Eucalyptus ballies (balli), 16 ft, 4 in girth',
    description:
      'Straight debarked poles for slab props, scaffolding and pandal frames. Sorted by girth at the butt, no splits longer than a foot. A 10-tyre truck carries about 450; loading labour is ours.',
    unit: 'piece',
    tiers: [
      [50, 265],
      [200, 248],
      [450, 232],
    ],
    specs: { Species: 'Eucalyptus', Length: '16 ft', 'Butt diameter': '4 to 5 in' },
    stock: 1120,
    pictures: ['timber-1', 'timber-2', 'crane-1'],
  },
  {
    name: 'Gypsum plaster, ready mix, 25 kg bag',
    description:
      'Apply straight on brick or block and skip both sand plaster and putty. Sets in 25 minutes, needs no water curing, and the room can be painted after three days. One bag gives around 20 sq ft at 12 mm.',
    unit: 'bag (25 kg)',
    tiers: [
      [20, 245],
      [100, 228],
      [500, 212],
    ],
    specs: { Standard: 'IS 2547', Setting: '20 to 25 min', Thickness: '8 to 15 mm' },
    stock: 870,
    pictures: ['cement-bag-2', 'bricks-1', 'paintbrush-2'],
  },
  {
    name: 'Tie rod with wing nuts, 16 mm, 1.2 m',
    description:
      'High-tensile formwork tie with a coarse rolled thread that shrugs off cement slurry. Price is for one rod with two wing nuts and two plate washers. Breaking load 190 kN, pull test report supplied.',
    unit: 'set',
    tiers: [
      [50, 248],
      [200, 229],
      [1000, 212],
    ],
    specs: { Diameter: '16 mm', Length: '1.2 m', 'Breaking load': '190 kN' },
    stock: null,
    pictures: ['steel-rods-2', 'nut-bolt-1', 'timber-2'],
  },
  {
    name: 'Wire-cut facing brick, terracotta, 9 × 3 × 2 in',
    description:
      'Leave the wall unplastered: extruded terracotta with crisp arrises and an even colour right through. Efflorescence nil in the standard test. Architects can borrow a panel of 20 bricks in three shades.',
    unit: 'piece',
    tiers: [
      [250, 24],
      [800, 22.4],
      [2000, 20.75],
    ],
    specs: { Shades: 'Terracotta, antique, buff', Absorption: '10 %', Standard: 'IS 2691' },
    stock: 2150,
    pictures: ['bricks-2', 'bricks-1', 'wall-tile-2'],
  },
  {
    name: 'Economy safety helmet, nape type, yellow',
    description:
      'A low-cost helmet for visitors and short jobs. Slide the nape strap to fit; the shell is UV-stabilised and does not turn brittle in the sun. Fifty to a carton, colours by the carton, dispatch the same evening.',
    unit: 'piece',
    tiers: [
      [50, 62],
      [200, 56],
      [500, 51.5],
      [2000, 48],
    ],
    specs: { Shell: 'HDPE', Adjustment: 'Nape strap', Carton: '50 pieces' },
    stock: 2800,
    pictures: ['safety-helmet-1', 'corrugated-box-2'],
  },
  {
    name: 'Tripod winch rig for bore piles, 1.5 tonne',
    description:
      'Built for under-reamed piles and small bored foundations in soft soil. Diesel engine, friction winch and a 6 m tripod travel on one tractor trolley. Made to order in three weeks, with a day of training for your crew.',
    unit: 'piece',
    tiers: [[1, 236000]],
    specs: { Capacity: '1.5 tonne', Engine: '10 HP diesel', Mast: '6 m', Delivery: '21 days' },
    stock: null,
    pictures: ['crane-2', 'gear-1', 'tractor-1', 'chain-2'],
  },
]
