import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'TMT bar (सरिया) Fe 550D, 12 mm',
    description:
      'Earthquake-resistant TMT bar from a rolling mill with its own billet line. Each bundle holds 5 rods and carries heat number and test certificate. Weighed on an electronic bridge before loading; rate is by weight, not by piece. Truck loading is included, unloading is at your site.',
    unit: 'tonne',
    tiers: [
      [1, 61500],
      [5, 60200],
      [20, 58900],
    ],
    specs: { Grade: 'Fe 550D', Diameter: '12 mm', Standard: 'IS 1786', Length: '12 m' },
    stock: 140,
    pictures: ['steel-rods-1', 'steel-rods-2', 'crane-1'],
  },
  {
    name: 'Red clay brick, first class, 9 × 4 × 3 in',
    description:
      'Table-moulded and coal-fired at our own bhatta, with sharp edges and a clear metallic ring. Water absorption stays below 15 %, so plaster holds well. One truck takes 8,000 bricks; broken pieces above 2 % are credited on the next bill.',
    unit: 'piece',
    tiers: [
      [500, 9.5],
      [2000, 8.9],
      [4500, 8.25],
    ],
    specs: { Class: '10 (first class)', Size: '230 × 110 × 75 mm', Standard: 'IS 1077' },
    stock: 5000,
    pictures: ['bricks-1', 'bricks-2'],
  },
  {
    name: 'OPC 53 grade cement, 50 kg bag',
    description:
      'For RCC slabs, columns and precast work where early strength matters. Fresh stock only: week and year of packing are printed on the bag, and nothing older than 30 days leaves our godown. Laminated bags keep the monsoon damp out.',
    unit: 'bag (50 kg)',
    tiers: [
      [20, 385],
      [100, 368],
      [400, 352],
    ],
    specs: { Grade: '53', Standard: 'IS 269', Packing: 'Laminated PP', 'Setting time': '30 min initial' },
    stock: 2400,
    pictures: ['cement-bag-1', 'cement-bag-2', 'bricks-1'],
  },
  {
    name: 'Safety helmet with ratchet, ISI marked',
    description:
      'Site helmet in virgin HDPE with a six-point textile cradle and a ratchet knob that fits heads from 52 to 62 cm. Available in seven colours so that each trade can be told apart; company logo printing from 100 pieces.',
    unit: 'piece',
    tiers: [
      [10, 138],
      [50, 122],
      [200, 108],
      [500, 96],
    ],
    specs: { Standard: 'IS 2925', Shell: 'HDPE', Colours: 'White, yellow, blue, red, green' },
    stock: 1650,
    pictures: ['safety-helmet-1', 'safety-helmet-2'],
  },
  {
    name: 'Sal wood beam, 4 × 3 in, seasoned',
    description:
      'Do you need door frames that never see termites? Our sal is heartwood, air-seasoned for six months and free of sapwood strips. Cut to your length from 6 to 12 ft; measured by cubic foot with the transit pass attached.',
    unit: 'cubic ft',
    tiers: [
      [5, 1780],
      [25, 1690],
      [100, 1610],
    ],
    specs: { Species: 'Sal', Section: '100 × 75 mm', Moisture: '14 to 16 %', Lengths: '6 to 12 ft' },
    stock: 380,
    pictures: ['timber-1', 'timber-2', 'door-1'],
  },
  {
    name: 'Mini lift crane for building sites, 500 kg, 5 HP',
    description:
      'Lifts mortar, bricks and tiles up to the tenth floor with one operator. Copper-wound 5 HP motor, electromagnetic brake and an upper limit switch are standard. Comes with 100 m of wire rope, one bucket and a trolley; fitting takes two hours.',
    unit: 'piece',
    tiers: [
      [1, 74500],
      [3, 71800],
    ],
    specs: { Capacity: '500 kg', Motor: '5 HP, 3 phase', Rope: '10 mm, 100 m', Speed: '20 m/min' },
    stock: 4,
    pictures: ['crane-1', 'electric-motor-1', 'control-panel-1'],
  },
  {
    name: 'Fly ash brick, 9 × 4 × 3 in, machine pressed',
    description:
      'Uniform size saves mortar and plaster: masons use about 15 % less than with clay brick. Steam-cured for 14 days and tested lot by lot at a government-approved laboratory. Suits boundary walls, partitions and multi-storey infill.',
    unit: 'piece',
    tiers: [
      [500, 6.8],
      [2000, 6.25],
      [4500, 5.8],
    ],
    specs: { Strength: '9 N/mm²', Size: '230 × 110 × 75 mm', Standard: 'IS 16720' },
    stock: 4800,
    pictures: ['bricks-2', 'bricks-1', 'crane-2'],
  },
  {
    name: 'Binding wire 18 gauge, annealed (bandhan taar)',
    description:
      'Black annealed wire that twists soft and does not snap in the hook. Sold in 25 kg coils wrapped in hessian, oiled lightly against rust. About 8 kg ties one tonne of reinforcement.',
    unit: 'kg',
    tiers: [
      [25, 84],
      [250, 79.5],
      [1000, 76],
    ],
    specs: { Gauge: '18 SWG', Finish: 'Black annealed', Standard: 'IS 280', Coil: '25 kg' },
    stock: 1800,
    pictures: ['steel-rods-2', 'wire-coil-1', 'steel-rods-1'],
  },
  {
    name: 'PPC cement, fly ash based, 50 kg bag',
    description:
      'The everyday cement for masonry, plaster and house slabs: slow heat, fewer cracks, smoother finish. We deliver within 40 km in our own trucks, minimum 50 bags a trip. Test report for each week of manufacture on request.',
    unit: 'bag (50 kg)',
    tiers: [
      [20, 360],
      [100, 345],
      [400, 332],
    ],
    specs: { Type: 'PPC', Standard: 'IS 1489 (Part 1)', 'Strength at 28 days': '33 MPa min.' },
    stock: 3100,
    pictures: ['cement-bag-2', 'cement-bag-1'],
  },
  {
    name: 'Hydraulic floor crane 2 tonne, foldable',
    description:
      'Workshop and site crane on six castors that folds to 60 cm when not in use. The boom locks at four lengths, from 500 kg fully out to 2 tonne fully in. Seal kit and one litre of hydraulic oil are packed along.',
    unit: 'piece',
    tiers: [
      [1, 32800],
      [2, 31500],
      [5, 30200],
    ],
    specs: { Capacity: '2 tonne', 'Lift height': '2,200 mm', Castors: '6, steel' },
    stock: 5,
    pictures: ['crane-2', 'clamp-1', 'gear-1'],
  },
  {
    name: 'Shuttering plywood 12 mm, film faced, 8 × 4 ft',
    description:
      'Phenolic film on both faces and sealed edges give 12 to 15 casts a side when oiled properly. Core is full hardwood without gaps or overlap. Priced per sheet of 32 sq ft; a sheet weighs 28 kg, handy when you plan the truck.',
    unit: 'sheet',
    tiers: [
      [20, 1980],
      [100, 1860],
    ],
    specs: { Thickness: '12 mm', Standard: 'IS 4990', Glue: 'Phenol formaldehyde', Density: '820 kg/m³' },
    stock: 640,
    pictures: ['timber-2', 'timber-1'],
  },
  {
    name: 'Safety helmet with face shield, for grinding and chipping',
    description:
      'A clear polycarbonate visor swings down over the whole face and locks up when idle. Helmet and visor are sold as one set and the visor can be ordered again separately. Popular with fabricators, stone cutters and tile crews.',
    unit: 'set',
    tiers: [
      [5, 345],
      [25, 318],
      [100, 292],
    ],
    specs: { Visor: 'Polycarbonate, 1.5 mm', Shell: 'ABS', Adjustment: 'Ratchet' },
    stock: 220,
    pictures: ['safety-helmet-2', 'safety-helmet-1', 'gloves-1'],
  },
  {
    name: 'TMT bar Fe 500D, 8 mm, for rings and slab',
    description:
      'Light-section bar that bends to a tight ring without surface cracks. Ten rods a bundle, straight or in U-bend for small trucks. We take back unopened bundles within seven days at the billed rate.',
    unit: 'tonne',
    tiers: [
      [1, 62800],
      [5, 61400],
      [20, 60100],
    ],
    specs: { Grade: 'Fe 500D', Diameter: '8 mm', Standard: 'IS 1786', Weight: '0.395 kg/m' },
    stock: 95,
    pictures: ['steel-rods-1', 'crane-2'],
  },
  {
    name: 'AAC block, 600 × 200 × 150 mm',
    description:
      'Walls rise fast with these autoclaved blocks, each one replacing nine bricks at a third of the weight. Cut them with a hand saw and lay with 3 mm of block adhesive. Palletised and shrink-wrapped; crane unloading can be arranged.',
    unit: 'piece',
    tiers: [
      [200, 78],
      [1000, 72.5],
      [2500, 68],
    ],
    specs: { Density: '551 to 650 kg/m³', Strength: '4 N/mm²', Standard: 'IS 2185 (Part 3)' },
    stock: 2600,
    pictures: ['bricks-2', 'crane-1', 'saw-1'],
  },
  {
    name: 'Tile adhesive grey, polymer modified, 20 kg bag',
    description:
      'Fixes vitrified tile on floors and up to 60 × 60 cm on walls without soaking either side. Open time is 20 minutes, pot life two hours. A bag covers roughly 50 sq ft at 4 mm bed.',
    unit: 'bag (20 kg)',
    tiers: [
      [10, 365],
      [50, 338],
      [200, 315],
    ],
    specs: { Type: 'Type 2', Standard: 'IS 15477', 'Shelf life': '12 months' },
    stock: 900,
    pictures: ['cement-bag-1', 'floor-tile-1', 'wall-tile-1'],
  },
  {
    name: 'Pine wood plank, 8 ft × 6 × 1 in, kiln dried',
    description:
      'Clean imported pine with small tight knots, planed on two sides. Used for packing cases, pergolas, shelves and formwork edges. Kiln-dried and heat-treated, so crates made of it can be stamped for export.',
    unit: 'cubic ft',
    tiers: [
      [10, 820],
      [50, 775],
      [200, 735],
    ],
    specs: { Species: 'Radiata pine', Moisture: '10 to 12 %', Treatment: 'Heat treated' },
    stock: 0,
    pictures: ['timber-1', 'saw-1'],
  },
]
