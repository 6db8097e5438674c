import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Foundation bolt, J type, M20 × 450 mm, with nut and washer',
    description:
      'Made to drawing from 100 kg. Thread is rolled, not cut, and the bend radius is checked with a gauge. Black finish is the normal supply; hot-dip galvanised at 24 rupees per kg more, ready in 6 days.',
    unit: 'kg',
    tiers: [
      [100, 112],
      [500, 106],
      [2000, 101],
    ],
    specs: {
      Diameter: 'M20',
      Length: '300, 450, 600, 750 mm',
      Material: 'EN8, mild steel',
      Standard: 'IS 5624',
    },
    stock: null,
    pictures: ['nut-bolt-1', 'steel-rods-1', 'cement-bag-1'],
  },
  {
    name: 'Magnetic bit set with ratchet driver, 31 pieces',
    description:
      'Works by hand or in a cordless drill. The ratchet has 36 teeth and three positions. A snap-in holder keeps the bits in order, and a 60 mm magnetic extension is counted in the 31 pieces.',
    unit: 'set',
    tiers: [
      [6, 395],
      [36, 368],
      [120, 345],
    ],
    specs: { Bits: '10 Phillips, 6 flat, 8 hex, 6 star', Steel: 'S2, 58–60 HRC', Shank: '6.35 mm hex' },
    stock: 228,
    pictures: ['screwdriver-1', 'screwdriver-2', 'corrugated-box-2'],
  },
  {
    name: 'TCT circular saw blade for wood, 110 mm, 40 teeth',
    description:
      'Fits the usual marble-cutter machine with the wood guard. Clean edge on ply, block board and MDF; about 350 running metres before it needs grinding. Expansion slots keep the plate flat when it gets hot.',
    unit: 'piece',
    tiers: [
      [20, 138],
      [100, 126],
      [500, 115],
    ],
    specs: { Diameter: '110 mm (4 in)', Bore: '20 mm', Teeth: '40, carbide tipped', Speed: 'Max 13,800 rpm' },
    stock: 1250,
    pictures: ['saw-1', 'saw-2', 'timber-2'],
  },
  {
    name: 'Long-shackle padlock for shutter, 50 mm, iron body',
    description:
      'Shop shutters, cycle chains and school gates: wherever a normal shackle is too short. Body painted with stove enamel, brass keyway cover keeps dust out. Cheapest lock in our list that we still guarantee for a year.',
    unit: 'piece',
    tiers: [
      [12, 168],
      [72, 155],
      [288, 144],
    ],
    specs: { Body: 'Cast iron, black', Shackle: '60 mm clear height', Levers: '6', Keys: '2' },
    stock: 860,
    pictures: ['padlock-1', 'padlock-2', 'chain-1'],
  },
  {
    name: 'Wall brush for distemper and lime wash, 5 inch',
    description:
      'Wide, thick and thirsty: holds plenty of distemper or chuna (lime) and covers a wall fast. Two-row filling with a copper-wire binding that does not rust. Rinse in water and hang to dry.',
    unit: 'piece',
    tiers: [
      [24, 88],
      [120, 81],
    ],
    specs: { Width: '125 mm (5 in)', Bristle: 'White fibre, 70 mm', Handle: 'Seasoned wood, 300 mm' },
    stock: 490,
    pictures: ['paintbrush-1', 'paint-bucket-2', 'paintbrush-2'],
  },
  {
    name: 'Ball peen hammer (hathoda), 800 g, ash wood handle',
    description:
      'Fitters and tin workers know this pattern. Head forged from C60 steel, both faces hardened, the eye left soft so it does not crack. Only a few of the 800 g left, the smaller heads come within a week.',
    unit: 'piece',
    tiers: [
      [2, 305],
      [48, 276],
    ],
    specs: { 'Head weight': '200, 300, 500, 800 g', Handle: 'Ash wood, 370 mm', Standard: 'IS 841' },
    stock: 3,
    pictures: ['hammer-wrench-2', 'hammer-wrench-1'],
  },
  {
    name: 'Red oxide zinc chromate metal primer, 20 litre',
    description:
      'First coat for structural steel, gates and trusses before enamel. Clean the rust with wire brush or emery, wipe with thinner, then apply. A test certificate per batch is available for government contractors.',
    unit: 'drum (20 L)',
    tiers: [
      [2, 2980],
      [10, 2830],
      [40, 2690],
    ],
    specs: {
      Type: 'Alkyd, air drying',
      Coverage: '10–12 sq m per litre',
      Recoat: '6 to 8 hours',
      Standard: 'IS 2074',
    },
    stock: 118,
    pictures: ['paint-bucket-2', 'chemical-drum-1', 'paint-bucket-1'],
  },
  {
    name: 'Wedge anchor fastener M10 × 100 mm, box of 50',
    description:
      'Fixes racks, railings and machine feet to concrete. Hammer in, turn the nut three times, done. The expansion clip is stainless, so it bites even in an old slab. Not for hollow block or brick.',
    unit: 'box (50 pc)',
    tiers: [
      [4, 745],
      [20, 702],
      [80, 662],
    ],
    specs: {
      Size: 'M10 × 100 mm',
      'Pull-out': '11 kN in M25 concrete',
      Material: 'Carbon steel, yellow zinc',
      Drill: '10 mm',
    },
    stock: 355,
    pictures: ['nut-bolt-2', 'nut-bolt-1', 'bricks-2'],
  },
  {
    name: 'Hacksaw blade, bi-metal, 300 × 13 mm, 24 TPI',
    description:
      'Shatter-proof back with high-speed teeth: bends into a U and comes back. Cuts angle, rod, SS pipe and cable armour. One box holds 10 sleeves of 10; teeth may be mixed by sleeve.',
    unit: 'box (100 pc)',
    tiers: [
      [2, 2650],
      [10, 2490],
      [50, 2340],
    ],
    specs: {
      Length: '300 mm (12 in)',
      Teeth: '18, 24, 32 per inch',
      Edge: 'M2 high-speed steel',
      Standard: 'IS 2594',
    },
    stock: 205,
    pictures: ['saw-2', 'saw-1', 'steel-rods-2'],
  },
  {
    name: 'Melamine wood polish, clear gloss, two pack, 5 litre',
    description:
      'Furniture makers get a hard, clear, hot-cup-proof surface on teak and veneer. Spray at 2.5 to 3 bar. The set holds base and hardener in separate tins; thinner and sanding sealer are sold separately.',
    unit: 'set (5 L)',
    tiers: [[2, 2150]],
    specs: {
      Mix: 'Base 9 : hardener 1',
      'Pot life': '8 hours',
      Coats: '2 sealer, 2 top',
      Finish: 'Gloss, matt',
    },
    stock: null,
    pictures: ['paint-bucket-1', 'timber-1', 'paintbrush-2'],
  },
  {
    name: 'Adjustable spanner (screw pana), 10 inch, phosphate finish',
    description:
      'Smooth knurl, little play in the jaw, laser scale in mm on the face. The head is thin enough for basin nuts. 5-year replacement when the jaw breaks in normal use, no questions.',
    unit: 'piece',
    tiers: [
      [6, 345],
      [36, 322],
      [144, 302],
    ],
    specs: { Length: '250 mm (10 in)', Opening: '30 mm', Steel: 'Chrome vanadium', Standard: 'IS 6149' },
    stock: 276,
    pictures: ['hammer-wrench-1', 'nut-bolt-2'],
  },
  {
    name: 'Wall putty (पुट्टी), white cement based, 40 kg bag',
    description:
      'Bright white, fine and easy under the blade. Holds on damp plaster, so it can go on before the wall is bone dry. Water-proof liner inside the bag; shelf life 6 months from the month printed on it.',
    unit: 'bag (40 kg)',
    tiers: [
      [25, 735],
      [100, 705],
      [400, 678],
    ],
    specs: { Coverage: '18–20 sq ft per kg, 2 coats', 'Pot life': '3 hours', Thickness: 'Up to 1.5 mm' },
    stock: 1800,
    pictures: ['powder-bag-1', 'cement-bag-1', 'wall-tile-1'],
  },
  {
    name: 'Keyed-alike padlock set, 10 locks with one key and master',
    description:
      'For hostels, lockers and tool cribs where one watchman must open all and each user only his own. We keep your key code for ten years and cut more locks to the same key when you grow.',
    unit: 'set (10 pc)',
    tiers: [
      [1, 3250],
      [5, 3080],
      [20, 2940],
    ],
    specs: { Body: 'Brass, 50 mm', Keys: '10 alike, 2 master', Pins: '6', Shackle: '8 mm, molybdenum steel' },
    stock: 4,
    pictures: ['padlock-2', 'padlock-1', 'file-folder-1'],
  },
  {
    name: 'Touch-up brush set, flat, ½ to 4 inch, 6 pieces',
    description:
      'Soft tapered filament leaves no brush lines in enamel or PU. Suits water paints as well, since the ferrule does not rust. Cardboard keeper on each brush keeps the shape in the drawer.',
    unit: 'set',
    tiers: [
      [10, 265],
      [60, 246],
      [240, 229],
    ],
    specs: { Widths: '½, 1, 1½, 2, 3, 4 in', Filament: 'PBT, tapered', Ferrule: 'Stainless steel' },
    stock: 330,
    pictures: ['paintbrush-2', 'paintbrush-1', 'colour-palette-2'],
  },
  {
    name: 'Terrace waterproof coating, fibre reinforced, white, 20 kg',
    description:
      'Seals hairline cracks up to 2 mm and keeps the room below 4 to 5 degrees cooler. Wash the chhat (roof), fill the cracks, prime with 1:3 diluted coat, then two coats at right angles. Walkable after 48 hours.',
    unit: 'bucket (20 kg)',
    tiers: [
      [2, 3480],
      [12, 3290],
      [48, 3120],
    ],
    specs: { Coverage: '1.2 kg per sq m, 2 coats', Elongation: '150 %', 'Solar reflection': 'SRI 102' },
    stock: 85,
    pictures: ['paint-bucket-2', 'paint-bucket-1', 'bricks-1'],
  },
  {
    name: 'Hex nut M16, mild steel, zinc plated, per kg',
    description:
      'Hot-forged and tapped, thread checked with go and no-go gauges, three pieces from every crate. Loose in 50 kg gunny, or counted in 5 kg boxes at 3 rupees more. M6 to M24 run on the same machine, so mixed loads are easy.',
    unit: 'kg',
    tiers: [
      [50, 118],
      [250, 112],
    ],
    specs: { Thread: 'M16 × 2.0', Count: 'About 30 per kg', Grade: '6', Standard: 'IS 1364 (part 3)' },
    stock: null,
    pictures: ['nut-bolt-1', 'nut-bolt-2'],
  },
]
