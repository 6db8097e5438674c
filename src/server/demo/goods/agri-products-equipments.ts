import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Compact tractor 28 HP, 4WD, 3 cylinder',
    description:
      'Orchard and paddy tractor with 1,000 kg hydraulic lift, power steering and 540 rpm PTO. Price is ex-works Rajkot with registration papers; delivery by trailer is charged by distance. Dealers get 600-hour service kits.',
    unit: 'piece',
    tiers: [
      [1, 585_000],
      [3, 569_000],
    ],
    specs: { Power: '28 HP', Drive: '4WD', Gears: '9 forward + 3 reverse', 'Lift capacity': '1000 kg' },
    stock: 3,
    pictures: ['tractor-1', 'tyre-1', 'gear-1'],
  },
  {
    name: 'Sharbati wheat (गेहूं), Sehore, machine cleaned, 50 kg bag',
    description:
      'New crop from Sehore mandi, sortex cleaned and free of live insects. Golden, heavy grain that gives a soft chapati; flour mills take it for premium atta. Loading from our godown six days a week, weighbridge slip with every truck.',
    unit: 'bag (50 kg)',
    tiers: [
      [20, 1890],
      [100, 1835],
      [400, 1790],
      [1000, 1765],
    ],
    specs: {
      Variety: 'Sharbati C-306',
      Moisture: '10 % max',
      'Foreign matter': '0.5 % max',
      Crop: 'Rabi 2026',
      Packing: 'PP bag, Jute bag',
    },
    stock: 2400,
    pictures: ['grain-sack-1', 'rice-sheaf-1', 'jute-bag-1'],
  },
  {
    name: 'Guntur dried red chilli, Teja S17, stemless',
    description:
      'Hot, thin-skinned pods for powder makers and spice traders. Cold-stored since March, colour fast, aflatoxin report available for each lot. Packed in 40 kg jute bags; a 500 g sample goes out the same day against courier charges.',
    unit: 'kg',
    tiers: [
      [40, 198],
      [400, 189],
      [2000, 182],
    ],
    specs: { Variety: 'Teja S17', Heat: '75000 to 100000 SHU', Moisture: '11 % max', Stem: 'Removed' },
    stock: 4600,
    pictures: ['red-chilli-1', 'red-chilli-2', 'jute-bag-2'],
  },
  {
    name: 'Battery knapsack sprayer 16 litre, 12 V 8 Ah',
    description:
      'Works four to five hours on one charge and throws a fine mist with the four-hole brass nozzle. Charger, lance, two spare nozzles and a set of washers are in the box. Pumps and switches are stocked as spares with us.',
    unit: 'piece',
    tiers: [
      [5, 1950],
      [25, 1780],
      [100, 1640],
    ],
    specs: { Tank: '16 litre', Battery: '12 V 8 Ah', Pressure: '60 psi', Nozzles: '4' },
    stock: 860,
    pictures: ['sprayer-1', 'battery-1', 'corrugated-box-1', 'seedling-1'],
  },
  {
    name: 'Nashik red onion (कांदा), 55 mm and above',
    description:
      'Sun-cured Lasalgaon onions with two dry skins, graded by size on the line. Loading against advance between 6 am and noon; transit loss up to 2 % is normal in summer and not claimable. Export grade on request.',
    unit: 'quintal',
    tiers: [
      [10, 2350],
      [50, 2260],
      [150, 2190],
    ],
    specs: {
      Size: '55 to 70 mm',
      Colour: 'Dark red',
      Packing: '50 kg mesh bag',
      Origin: 'Lasalgaon, Maharashtra',
    },
    stock: null,
    pictures: ['onion-1', 'onion-2', 'jute-bag-1'],
  },
  {
    name: 'Yellow maize (makka), poultry feed grade',
    description:
      'For feed mills and starch units in Gujarat, Punjab and Haryana: full truck loads from Davangere or Gulabbagh. Fungus-free grain, lab slip for moisture and aflatoxin travels with the lorry. Rate is for delivery at mill gate within 300 km.',
    unit: 'quintal',
    tiers: [
      [100, 2480],
      [250, 2430],
      [500, 2395],
    ],
    specs: { Moisture: '14 % max', Aflatoxin: '20 ppb max', Broken: '3 % max', Bag: '60 kg PP' },
    stock: 3800,
    pictures: ['maize-1', 'grain-sack-2'],
  },
  {
    name: 'Vermicompost (kenchua khad), sieved, 50 kg bag',
    description:
      'Made from cow dung and crop residue in covered beds, ready in 70 days and sieved through 4 mm. Dark, crumbly, no smell. Nurseries and terrace gardeners buy it most; your own label can be printed from 500 bags.',
    unit: 'bag (50 kg)',
    tiers: [
      [10, 390],
      [100, 335],
      [500, 298],
    ],
    specs: { 'Organic carbon': '18 % min', Nitrogen: '1.2 %', Moisture: '25 % max', Sieve: '4 mm' },
    stock: 1750,
    pictures: ['seedling-2', 'potted-plant-1', 'grain-sack-1'],
  },
  {
    name: '1121 steam basmati rice, 26 kg bag',
    description:
      'Long grain aged twelve months, average length 8.35 mm before cooking, elongates to double. Suits caterers and biryani kitchens. Broken is kept under one per cent, and each batch is cooked and checked before it is sewn.',
    unit: 'bag (26 kg)',
    tiers: [
      [10, 2650],
      [50, 2540],
      [200, 2460],
    ],
    specs: { 'Grain length': '8.35 mm', Ageing: '12 months', Broken: '1 % max', Type: 'Steam', FSSAI: 'Yes' },
    stock: 940,
    pictures: ['rice-sheaf-2', 'grain-sack-1', 'corrugated-box-2'],
  },
  {
    name: 'Rotavator 5 ft, 36 blades, gear drive',
    description:
      'Side gear drive runs in oil and needs no chain adjustment. Boron steel blades are bolted, so a broken one is changed in the field. Matches tractors from 35 to 45 HP; cardan shaft with shear bolt comes along.',
    unit: 'piece',
    tiers: [
      [1, 92500],
      [3, 89000],
    ],
    specs: { 'Working width': '5 ft', Blades: '36, L type', Tractor: '35 to 45 HP', Gearbox: 'Multi speed' },
    stock: 24,
    pictures: ['tractor-2', 'gear-2', 'nut-bolt-1'],
  },
  {
    name: 'Tomato F1 hybrid seed, determinate, 10 g pouch',
    description:
      'Firm oval fruit of 90 to 100 g that travels three days without cracking. First picking about 65 days after transplanting; tolerant to leaf curl virus. Treated and sealed in foil, with lot number and test date on every pouch.',
    unit: 'pouch (10 g)',
    tiers: [
      [10, 520],
      [50, 470],
      [200, 435],
    ],
    specs: {
      Germination: '85 % min',
      'Physical purity': '98 %',
      'First picking': '65 days',
      Season: 'Rabi, Kharif',
      Validity: '9 months',
    },
    stock: 640,
    pictures: ['seedling-1', 'potted-plant-2', 'corrugated-box-1'],
  },
  {
    name: 'Byadgi chilli, deep red, wrinkled',
    description:
      'Colour before heat: this is the chilli for oleoresin extractors, masala brands and pickle makers. ASTA value is tested per lot and written on the invoice. Two grades, with stem and without, at a difference of 14 rupees.',
    unit: 'kg',
    tiers: [
      [25, 284],
      [250, 272],
      [1000, 263],
    ],
    specs: {
      'Colour value': '150 to 180 ASTA',
      Heat: '10000 to 15000 SHU',
      Moisture: '12 % max',
      Grade: 'Stemless, With stem',
    },
    stock: 2100,
    pictures: ['red-chilli-2', 'grain-sack-2', 'jute-bag-1'],
  },
  {
    name: 'Soyabean, yellow, mandi fresh, FAQ',
    description:
      'Loose or bagged from Ujjain and Latur, within 10-2-2 conditions that oil plants ask for. Deductions follow the usual mandi table. Payment within 24 hours of unloading for regular mills, advance for first orders.',
    unit: 'quintal',
    tiers: [
      [50, 5150],
      [200, 5080],
    ],
    specs: { Moisture: '10 % max', Damage: '2 % max', 'Foreign matter': '2 % max', 'Oil content': '18 %' },
    stock: null,
    pictures: ['grain-sack-2', 'rice-sheaf-1'],
  },
  {
    name: 'Hybrid maize seed, single cross, 4 kg pack',
    description:
      'A tall plant with orange-yellow cobs and good husk cover, ready in 105 to 110 days. Recommended 8 kg per acre at 60 × 20 cm. Dealers in Bihar, Telangana and Karnataka may return unopened packs before season end.',
    unit: 'pack (4 kg)',
    tiers: [
      [10, 1280],
      [50, 1215],
      [200, 1160],
    ],
    specs: { Type: 'Single cross hybrid', Duration: '105 to 110 days', Germination: '90 % min' },
    stock: 420,
    pictures: ['maize-1', 'seedling-2', 'corrugated-box-2'],
  },
  {
    name: 'Spring loaded cultivator, 9 tyne, heavy frame',
    description:
      'Channel frame of 75 × 40 mm welded both sides, forged tynes and reversible shovels. Springs take the shock when a stone is met. Powder coated in blue or red, painted with your dealer name when ten or more are booked.',
    unit: 'piece',
    tiers: [
      [1, 25800],
      [5, 24600],
      [15, 23900],
    ],
    specs: { Tynes: '9', Tractor: '35 HP and above', Weight: '215 kg', Shovel: 'Reversible, 8 mm' },
    stock: 65,
    pictures: ['tractor-1', 'nut-bolt-2', 'gear-1'],
  },
  {
    name: 'Paddy seed, medium slender, 20 kg bag',
    description:
      'Certified class with blue tag, for transplanting or direct seeding. Matures in 125 days, stands upright in wind and mills to bright rice. Keep on wooden planks, away from the wall; germination is warranted until the tag date.',
    unit: 'bag (20 kg)',
    tiers: [
      [10, 1060],
      [50, 990],
      [150, 945],
    ],
    specs: { Class: 'Certified', Duration: '125 days', Germination: '80 % min' },
    stock: 780,
    pictures: ['rice-sheaf-1', 'seedling-1', 'grain-sack-1'],
  },
  {
    name: 'Cocopeat block 5 kg, low EC, washed',
    description:
      'Pollachi coir pith washed twice in fresh water and pressed 5:1. One block opens to about 70 litres with 25 litres of water. Hydroponic growers may ask for buffered stock, which needs ten days more.',
    unit: 'block (5 kg)',
    tiers: [
      [50, 112],
      [500, 92],
      [2000, 79],
    ],
    specs: { EC: '0.6 mS/cm max', pH: '5.8 to 6.8', Expansion: '14 litre per kg', Size: '30 × 30 × 12 cm' },
    stock: 5000,
    pictures: ['seedling-2', 'potted-plant-1', 'water-drop-1'],
  },
]
