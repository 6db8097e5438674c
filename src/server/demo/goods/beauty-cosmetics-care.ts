import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Matte liquid lipstick, transfer proof, 24 shades, 4 ml',
    description:
      'Dries in half a minute, holds through a meal and leaves no print on a cup. Shades are picked for Indian skin, from nude to deep maroon. Tester tray free with the first full range.',
    unit: 'piece',
    tiers: [
      [24, 78],
      [144, 69],
      [576, 62.5],
    ],
    specs: { Net: '4 ml', Finish: 'Matte', Shades: '24', 'Shelf life': '30 months', Licence: 'COS, printed' },
    stock: 3200,
    pictures: ['lipstick-1', 'lipstick-2'],
  },
  {
    name: 'Aloe vera body lotion, 400 ml pump, private label',
    description:
      'White, light and quickly absorbed, with 5 per cent aloe juice and shea butter. We fill under your label with your batch numbers; the label file is checked for the cosmetic rules before print.',
    unit: 'bottle (400 ml)',
    tiers: [
      [48, 118],
      [240, 106],
      [1200, 97],
    ],
    specs: {
      Net: '400 ml',
      Skin: 'Normal, Dry',
      Fragrance: 'Fresh aloe',
      Paraben: 'Free',
      'Shelf life': '24 months',
    },
    stock: 1650,
    pictures: ['lotion-bottle-1', 'lotion-bottle-2', 'corrugated-box-1'],
  },
  {
    name: 'Sandal and turmeric bath soap (चंदन हल्दी), 75 g, grade 1',
    description:
      'TFM of 76 per cent, triple milled, so the bar stays firm in a wet dish. Fragrance lasts on the towel. One carton holds 144 cakes; hotel size of 20 g from the same mill.',
    unit: 'piece',
    tiers: [
      [144, 21],
      [720, 18.8],
      [2880, 17.2],
      [5760, 16.5],
    ],
    specs: { Net: '75 g', TFM: '76 %', Grade: '1', Standard: 'IS 2888', Carton: '144 cakes' },
    stock: 4700,
    pictures: ['soap-1', 'soap-2', 'corrugated-box-2'],
  },
  {
    name: 'Nail polish, gel shine, quick dry, 9 ml, box of 36',
    description:
      'Thirty-six shades in one sloping display box, brush cut flat for even strokes. Free of toluene and formaldehyde. Refills by shade number in dozens; the shade card is real lacquer, not print.',
    unit: 'box (36 bottles)',
    tiers: [
      [2, 1240],
      [10, 1150],
      [40, 1080],
    ],
    specs: { Net: '9 ml each', Shades: '36', Drying: '60 seconds', Toluene: 'Free' },
    stock: 340,
    pictures: ['nail-polish-1', 'nail-polish-2'],
  },
  {
    name: 'Hair comb, cellulose acetate, hand finished, 7 in',
    description:
      'Saw-cut teeth polished one by one, kind to scalp and hair. Salons and fancy stores like the weight. Tortoise and black mix in a box of twelve.',
    unit: 'dozen',
    tiers: [
      [10, 384],
      [50, 348],
      [200, 321],
    ],
    specs: {
      Material: 'Cellulose acetate',
      Length: '7 in',
      Teeth: 'Fine, Wide, Mixed',
      Colour: 'Tortoise, Black',
    },
    stock: 480,
    pictures: ['hair-comb-1', 'hair-comb-2'],
  },
  {
    name: 'Attar, alcohol free, rose (gulab), 6 ml roll-on',
    description:
      'Kannauj deg-bhapka distillate let down in sandal base. Lasts six hours on cloth. Sold by perfumers near dargahs and temples alike; velvet box at 9 rupees extra.',
    unit: 'piece',
    tiers: [
      [50, 64],
      [250, 56],
      [1000, 50.5],
    ],
    specs: {
      Net: '6 ml',
      Note: 'Rose, Jasmine, Khus, Oud, Sandal',
      Base: 'Sandal oil blend',
      Alcohol: 'Nil',
    },
    stock: 1300,
    pictures: ['perfume-1', 'perfume-2', 'corrugated-box-1'],
  },
  {
    name: 'Creme lipstick bullet, moisturising, 3.8 g, gold case',
    description:
      'Almond oil and vitamin E in a soft bullet that does not break in Indian summers (melting point 58 °C). Forty-eight on a counter stand with mirror. Old shades remain on the list for two years.',
    unit: 'piece',
    tiers: [
      [48, 58],
      [240, 51],
      [960, 46],
    ],
    specs: { Net: '3.8 g', Finish: 'Creme, Satin', Shades: '32', Melting: '58 °C' },
    stock: 2050,
    pictures: ['lipstick-2', 'lipstick-1', 'mirror-2'],
  },
  {
    name: 'Herbal shampoo, bhringraj and shikakai, 5 litre can',
    description:
      'Salon refill that foams in hard water as well. pH 5.5, sulphate level low, salt free. Pump dispenser of 30 ml stroke goes with each case of four. Same recipe in 200 ml for home.',
    unit: 'can (5 litre)',
    tiers: [
      [4, 640],
      [20, 595],
      [80, 560],
    ],
    specs: { Net: '5 litre, 200 ml', pH: '5.5', Herbs: 'Bhringraj, Shikakai, Amla', Case: '4 cans' },
    stock: 270,
    pictures: ['lotion-bottle-2', 'water-drop-1'],
  },
  {
    name: 'Cold process handmade soap loaf, 1 kg, uncut',
    description:
      'Neem-tulsi, coffee, charcoal and saffron-goat milk loaves cured for five weeks. Cut and stamp as you like; a wire cutter can be borrowed. Fit for gift makers who do not want to boil lye.',
    unit: 'kg',
    tiers: [[5, 420]],
    specs: {
      Net: '1 kg loaf',
      Type: 'Neem-tulsi, Coffee, Charcoal, Saffron',
      Cure: '5 weeks',
      Oils: 'Coconut, Olive, Castor',
    },
    stock: 150,
    pictures: ['soap-2', 'soap-1', 'thread-spool-1'],
  },
  {
    name: 'Nail polish remover, acetone free, strawberry, 30 ml',
    description:
      'Vitamin E keeps cuticles from turning white. Child-lock cap. Moves as a pair with any polish: put the box of 48 beside the rack. Class 3 goods, sent by surface transport only.',
    unit: 'piece',
    tiers: [
      [48, 19.5],
      [240, 16.8],
      [960, 15.2],
    ],
    specs: { Net: '30 ml', Type: 'Acetone free', Fragrance: 'Strawberry, Lemon', Cap: 'Child lock' },
    stock: 2700,
    pictures: ['nail-polish-2', 'lotion-bottle-1'],
  },
  {
    name: 'Eau de parfum, oriental woody, 100 ml, unbranded',
    description:
      'Oil load of 18 per cent, matured four weeks and cold filtered. Choose bottle, cap and sleeve from our tray of sixty; the minimum for own brand is 300 pieces. IFRA certificate on request.',
    unit: 'piece',
    tiers: [
      [30, 265],
      [150, 242],
      [600, 224],
    ],
    specs: { Net: '100 ml', Oil: '18 %', Notes: 'Amber, Oud, Musk, Citrus', Spray: 'Crimp, 15 mm' },
    stock: 560,
    pictures: ['perfume-2', 'perfume-1', 'corrugated-box-2'],
  },
  {
    name: 'Wooden neem comb (kanghi), detangling, 8 in',
    description:
      'Cut from seasoned neem, rubbed with coconut oil, no varnish. Static free and gentle for oiled hair. Packed singly in kraft sleeve with a hanging hole; 25 per cent of each lot checked for splinters.',
    unit: 'piece',
    tiers: [
      [50, 42],
      [250, 36.5],
      [1000, 32.5],
    ],
    specs: { Wood: 'Neem', Length: '8 in', Teeth: 'Wide, Fine, Handle type', Finish: 'Coconut oil' },
    stock: 2200,
    pictures: ['hair-comb-2', 'timber-1'],
  },
  {
    name: 'SPF 50 sunscreen gel, no white cast, 50 g tube',
    description:
      'Zinc-free, silicone-light gel tested in vivo for SPF 50 PA++++. The report of the laboratory is shared with trade buyers. Keep below 30 °C in store; summer orders travel in insulated cartons.',
    unit: 'tube (50 g)',
    tiers: [
      [24, 132],
      [120, 118],
      [600, 108],
    ],
    specs: { Net: '50 g', SPF: '50 PA++++', Skin: 'Oily, Normal, Combination', Type: 'Gel' },
    stock: 890,
    pictures: ['lotion-bottle-1', 'corrugated-box-1'],
  },
  {
    name: 'Kajal pencil, smudge proof, twist-up, 0.35 g',
    description:
      'Deep black that stays 12 hours, ophthalmologically tested. No sharpener needed. Blister card for grocers or open tray of 60 for fancy stores, please state which one.',
    unit: 'piece',
    tiers: [
      [60, 39],
      [300, 33.5],
      [1200, 30],
    ],
    specs: { Net: '0.35 g', Colour: 'Black, Brown, Blue', Wear: '12 hours', Pack: 'Blister, Tray of 60' },
    stock: 2900,
    pictures: ['lipstick-1', 'pencil-1'],
  },
  {
    name: 'Gel nail UV kit for salons, 12 colours with lamp',
    description:
      'Lamp of 48 watts with timer, base, top, twelve colours, buffer and cuticle tool in a vanity case. Training video in Hindi and English. Lamp is replaced within one year if it fails.',
    unit: 'kit',
    tiers: [
      [1, 2650],
      [5, 2480],
    ],
    specs: { Lamp: '48 W UV-LED', Colours: '12 × 8 ml', Curing: '60 seconds', Warranty: '1 year on lamp' },
    stock: 68,
    pictures: ['nail-polish-1', 'light-bulb-1', 'electric-plug-1'],
  },
  {
    name: 'Multani mitti powder, triple sifted, cosmetic grade',
    description:
      'Fine as talc (300 mesh), from Rajasthan beds, dried in trays and sterilised. Heavy-metal report stays with the lot. Packers of face packs buy 25 kg sacks; facial parlours the 1 kg pouch.',
    unit: 'kg',
    tiers: [
      [25, 38],
      [100, 33],
      [500, 29.5],
    ],
    specs: { Mesh: '300', pH: '7 to 8', Moisture: '5 % max', Pack: '1 kg, 25 kg' },
    stock: null,
    pictures: ['lotion-bottle-2', 'powder-bag-1', 'soap-2'],
  },
]
