import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Garlic (lahsun), Mandsaur, bold bulb 45 mm plus',
    description:
      "Dry-neck Ooty-type bulbs with large white cloves, topped and root-cut. Kept in ventilated sheds, never in cold storage, so they do not sprout on your shelf. Ask for today's rate before booking above three tonnes.",
    unit: 'kg',
    tiers: [
      [50, 124],
      [500, 116],
      [3000, 109],
    ],
    specs: { Bulb: '45 mm and above', Moisture: '60 to 65 %', Packing: '20 kg mesh bag', Origin: 'Mandsaur' },
    stock: 3200,
    pictures: ['onion-2', 'jute-bag-2'],
  },
  {
    name: 'HTP power sprayer, triplex plunger, 3 HP engine',
    description:
      'High-pressure set for orchards and tea gardens: 100 m hose, two guns and a four-stroke petrol engine on a steel frame. Ceramic plungers resist chemicals. Our mechanic explains priming and oil change on a video call.',
    unit: 'set',
    tiers: [
      [1, 14800],
      [5, 13900],
    ],
    specs: {
      Output: '30 litre per minute',
      Pressure: '25 to 40 bar',
      Engine: '4-stroke, 3 HP',
      Hose: '100 m, 8.5 mm',
    },
    stock: 38,
    pictures: ['sprayer-1', 'gear-1', 'pvc-pipe-1', 'oil-drum-1'],
  },
  {
    name: 'Desi chana, kantewala, bold, for dal mills',
    description:
      'Bold chana of the last harvest from Vidisha and Latur. Even size, low foreign matter, splits cleanly with a good dal recovery of 76 per cent. Samples can be drawn from any bag in the lot before weighing.',
    unit: 'quintal',
    tiers: [
      [25, 6250],
      [100, 6140],
      [300, 6060],
    ],
    specs: { Variety: 'Desi kantewala', Moisture: '11 % max', Damaged: '1.5 % max', Recovery: '76 %' },
    stock: 1150,
    pictures: ['grain-sack-1', 'grain-sack-2', 'jute-bag-2'],
  },
  {
    name: 'Cell seedling tray (pro tray), 98 cavity, 0.7 mm',
    description:
      'For vegetable nurseries that raise chilli, tomato, brinjal and capsicum. Stiff enough for three to four seasons of careful use, with a drain hole in every cell. Nested in cartons of 250; freight is lowest in full cartons.',
    unit: 'piece',
    tiers: [
      [250, 14.5],
      [1000, 12.4],
      [5000, 11.2],
    ],
    specs: {
      Cavities: '98',
      Size: '540 × 280 mm',
      Thickness: '0.7 mm',
      Material: 'HIPS, black',
      'Cell depth': '42 mm',
    },
    stock: 4200,
    pictures: ['seedling-1', 'corrugated-box-1'],
  },
  {
    name: 'Chilli F1 hybrid seed, dual purpose, 10 g pouch',
    description:
      'Green picking from day 55 or dried red later, fruit 9 cm long with medium pungency. Plants branch low and hold through heat. Distributors get leaflets in Telugu, Marathi, Hindi and Kannada with each carton of 100.',
    unit: 'pouch (10 g)',
    tiers: [
      [20, 640],
      [100, 585],
      [300, 548],
    ],
    specs: { Fruit: '9 to 10 cm', 'First picking': '55 days', Germination: '75 % min', Pungency: 'Medium' },
    stock: 310,
    pictures: ['red-chilli-1', 'seedling-2'],
  },
  {
    name: 'Power weeder 7 HP, petrol, back rotary',
    description:
      'One person weeds an acre of cotton or sugarcane in about three hours. Tilling width adjusts from 14 to 36 inches. Comes half assembled in a wooden case; wheel set, tool bag and manual in Hindi are packed inside.',
    unit: 'piece',
    tiers: [
      [1, 33500],
      [5, 31800],
      [20, 30400],
    ],
    specs: { Engine: '212 cc, 4-stroke', Power: '7 HP', Width: '14 to 36 in', Depth: '4 to 6 in' },
    stock: 5,
    pictures: ['tractor-2', 'gear-2', 'spark-plug-1', 'corrugated-box-2'],
  },
  {
    name: 'Onion seed, Nashik red, open pollinated',
    description:
      'Grown by contract farmers in Niphad and cleaned on a gravity table. Bulbs are globe shaped, dark red, store five months. Sow 3 to 4 kg for an acre of transplants. No returns once the tin is opened.',
    unit: 'kg',
    tiers: [
      [5, 1480],
      [25, 1390],
      [100, 1320],
    ],
    specs: { Germination: '70 % min', Purity: '98 %', Crop: '110 to 120 days', Season: 'Late kharif, Rabi' },
    stock: 220,
    pictures: ['onion-1', 'seedling-1'],
  },
  {
    name: 'Wheat seed, HD series, certified, 40 kg bag',
    description:
      'Rust-tolerant and fit for timely or slightly late sowing in the northern plains. Seed is graded above 2.3 mm, treated against smut and tagged by the state agency. Booking opens in August, lifting from 10 October.',
    unit: 'bag (40 kg)',
    tiers: [
      [25, 1680],
      [100, 1610],
    ],
    specs: {
      Class: 'Certified, blue tag',
      Germination: '85 % min',
      'Seed rate': '40 kg per acre',
      Duration: '140 days',
    },
    stock: 0,
    pictures: ['rice-sheaf-2', 'grain-sack-2'],
  },
  {
    name: 'Mulch film 25 micron, silver black, 4 ft × 400 m',
    description:
      'Virgin LLDPE with UV stabiliser, silver above to turn insects and black below to stop weeds. Holes can be punched at your spacing for 90 rupees a roll. It lies well behind a tractor layer without tearing.',
    unit: 'roll (400 m)',
    tiers: [
      [5, 2240],
      [25, 2090],
      [100, 1970],
    ],
    specs: {
      Thickness: '25 micron',
      Width: '4 ft',
      Colour: 'Silver over black',
      Life: 'One season, Two seasons',
    },
    stock: 540,
    pictures: ['seedling-2', 'drip-pipe-1', 'seedling-1'],
  },
  {
    name: 'Maize sheller with blower, 2 HP, single phase',
    description:
      'Takes dehusked cobs and gives clean grain at about 6 quintals an hour, husk blown to the far side. Suits farmer groups and village traders with a house connection. Motor and starter are fitted and run-tested before dispatch.',
    unit: 'piece',
    tiers: [[1, 21500]],
    specs: { Capacity: '600 kg per hour', Motor: '2 HP, 230 V', Shelling: '98 %', Body: 'MS, 16 gauge' },
    stock: null,
    pictures: ['maize-1', 'electric-motor-1', 'gear-1'],
  },
  {
    name: 'Mustard cake (sarson khali), kachi ghani, 50 kg',
    description:
      'Cattle love it and so do rose growers. Expeller pressed, 7 to 8 per cent oil left in, no sand and no argemone. Ground powder is 1 rupee a kg more. Dairy co-operatives can ask for weekly supply at a fixed monthly rate.',
    unit: 'bag (50 kg)',
    tiers: [
      [10, 1780],
      [60, 1710],
      [200, 1655],
    ],
    specs: { Protein: '36 %', Oil: '7 to 8 %', Moisture: '9 % max', Form: 'Cake, Powder' },
    stock: 460,
    pictures: ['grain-sack-1', 'seedling-1'],
  },
  {
    name: 'Tractor trolley 10 × 6 ft, 2 wheel, tipping',
    description:
      "Built on ISMC 100 channel with a 3 mm floor and double-leaf springs. Hydraulic tipping from the tractor's own line. Tell us the hitch height of your tractor; the build takes 18 to 20 days after advance.",
    unit: 'piece',
    tiers: [[1, 168_000]],
    specs: { Payload: '4 tonne', Floor: '3 mm chequered', Tyre: '9.00-16, 16 ply', Axle: '75 mm square' },
    stock: null,
    pictures: ['tractor-1', 'tyre-2', 'nut-bolt-1'],
  },
  {
    name: 'Water soluble fertiliser NPK 19:19:19, 25 kg bag',
    description:
      'Dissolves without residue, so drippers stay open. Fit for drip and for leaf spray at 5 g per litre. We ship only to buyers with a fertiliser licence number; please keep it ready when you order.',
    unit: 'bag (25 kg)',
    tiers: [
      [10, 2980],
      [40, 2860],
      [160, 2740],
    ],
    specs: { 'N-P-K': '19-19-19', Solubility: '100 %', Moisture: '0.5 % max', Form: 'Crystalline powder' },
    stock: 690,
    pictures: ['seedling-1', 'water-drop-2', 'powder-bag-1'],
  },
  {
    name: 'Paddy straw bales (parali), baled and dry',
    description:
      'Fodder, mushroom and packing straw cut in November and stored under shed. Square bales of about 18 kg tied with two strings, moisture checked by meter. Loading of 9 tonnes takes half a day with four men.',
    unit: 'quintal',
    tiers: [
      [80, 365],
      [200, 340],
      [400, 322],
    ],
    specs: {
      Bale: '90 × 45 × 40 cm',
      Weight: '18 kg',
      Moisture: '12 % max',
      Use: 'Fodder, Mushroom, Packing',
    },
    stock: 1600,
    pictures: ['rice-sheaf-1', 'rice-sheaf-2'],
  },
  {
    name: 'B-twill jute sack (bardana), 94 × 57 cm, 50 kg',
    description:
      'New sacks for food grain with hemmed mouth and double-stitched sides. Fumigated and baled by 500. Government procurement marking (blue stripe, year and mill code) can be printed for registered agencies.',
    unit: 'piece',
    tiers: [
      [500, 64],
      [2000, 61.5],
      [5000, 59],
      [20000, 57.5],
    ],
    specs: { Size: '94 × 57 cm', Weight: '580 g', Capacity: '50 kg', Standard: 'IS 16186' },
    stock: 5000,
    pictures: ['grain-sack-2', 'jute-bag-1', 'thread-spool-1'],
  },
  {
    name: 'Grafted mango sapling, Kesar, 18 months, 3 ft',
    description:
      'Soft-wood grafts on strong local rootstock, hardened in shade and ready for the monsoon pit. Each bag carries a name tag. Crated 40 to a crate with wet grass; up to three per hundred lost in transit are replaced.',
    unit: 'piece',
    tiers: [
      [40, 98],
      [200, 86],
      [1000, 74],
    ],
    specs: { Variety: 'Kesar', Age: '18 months', Height: '2.5 to 3 ft', Bag: '8 × 10 in' },
    stock: 1400,
    pictures: ['seedling-2', 'potted-plant-2'],
  },
]
