import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Nylon monofilament and lurex thread for embroidery, 250 g',
    description:
      'Metallic lurex in gold, silver, copper and rainbow for computerised embroidery machines. Runs at 850 rpm with a 90 needle. Surat and Delhi units may collect the same day from our counter.',
    unit: 'kg',
    tiers: [
      [5, 940],
      [25, 885],
    ],
    specs: {
      Type: 'Lurex MX, 110 denier',
      Colour: 'Gold, Silver, Copper, Rainbow',
      Cone: '250 g',
      'Wash fastness': '4',
    },
    stock: 140,
    pictures: ['thread-spool-2', 'saree-1'],
  },
  {
    name: 'Leather work gloves, canvas back, grain palm',
    description:
      'Split leather palm sewn with double thread, canvas back that breathes and a rubberised cuff of 2.5 inches. For fabrication sheds, godowns and rail yards. Ten pairs tied in a bundle, 120 pairs in a bale.',
    unit: 'pair',
    tiers: [
      [120, 58],
      [600, 52],
      [2400, 47.5],
    ],
    specs: { Palm: 'Split leather with grain patch', Back: 'Cotton canvas', Cuff: '2.5 in', Size: '10 in' },
    stock: 4100,
    pictures: ['gloves-2', 'gloves-1', 'safety-helmet-1'],
  },
  {
    name: 'Chanderi cotton-silk dress material, unstitched, 3 piece',
    description:
      'Top 2.5 m with block print, bottom 2.4 m in plain cotton and a 2.3 m Chanderi dupatta with zari edge. Boutique owners like the dry, crisp hand. Prints are made in Jaipur and never repeated after 300 sets.',
    unit: 'set',
    tiers: [
      [6, 690],
      [30, 640],
    ],
    specs: {
      Top: 'Chanderi, 2.5 m',
      Bottom: 'Cotton, 2.4 m',
      Dupatta: 'Chanderi, 2.3 m',
      Print: 'Hand block',
      Colour: 'Indigo, Madder, Olive',
    },
    stock: 270,
    pictures: ['dress-1', 'kurta-1', 'saree-1', 'thread-spool-1'],
  },
  {
    name: 'Dry-wick sports T-shirt, sublimation ready, white',
    description:
      'Polyester interlock of 160 gsm, white from edge to edge, so that full-body sublimation comes out clean. Raglan or set-in sleeve. For team kits we also print and number: send the artwork as a vector file.',
    unit: 'piece',
    tiers: [
      [50, 118],
      [250, 106],
      [1000, 97],
      [4000, 91],
    ],
    specs: {
      Fabric: 'Polyester interlock, 160 gsm',
      Size: '24, 28, 32, S, M, L, XL, XXL',
      Sleeve: 'Raglan, Set-in',
      Colour: 'White',
    },
    stock: 2500,
    pictures: ['t-shirt-1', 't-shirt-2'],
  },
  {
    name: 'Cotton khadi kurta (कुर्ता), half sleeve, men',
    description:
      'Hand-spun, hand-woven cloth that gets softer with every wash. Natural dyes on four of the six colours. The weaver cluster is named on the tag, which ashram shops and gift buyers ask for.',
    unit: 'piece',
    tiers: [
      [2, 545],
      [12, 510],
      [60, 474],
      [240, 448],
    ],
    specs: {
      Fabric: 'Khadi cotton',
      Size: '38, 40, 42, 44',
      Colour: 'Natural, Indigo, Rust, Olive, Grey, White',
      Sleeve: 'Half',
    },
    stock: 3,
    pictures: ['kurta-1', 'thread-spool-2', 'yarn-1'],
  },
  {
    name: 'Georgette printed saree, daily wear, with blouse',
    description:
      'Easy to wash, quick to dry and never needs starch. Digital prints in sixteen designs per catalogue, lace border stitched on both edges. Full catalogues only; video of each design before payment.',
    unit: 'piece',
    tiers: [
      [16, 312],
      [80, 288],
      [320, 269],
    ],
    specs: {
      Fabric: 'Georgette 60 g',
      Length: '5.5 m + 0.8 m blouse',
      Border: 'Lace',
      Designs: '16 in a catalogue',
    },
    stock: 2200,
    pictures: ['saree-1', 'dress-2'],
  },
  {
    name: "Boys' denim half pants, elastic waist, 4 to 12 years",
    description:
      'Light seven-ounce denim with a drawcord and two cargo pockets that close with snaps. Garment washed, no colour bleeding. Summer dispatch begins in February; mixed ages in a carton of 40.',
    unit: 'piece',
    tiers: [[20, 215]],
    specs: { Fabric: 'Cotton denim, 7 oz', Age: '4, 6, 8, 10, 12 years', Wash: 'Light blue, Mid blue' },
    stock: 0,
    pictures: ['jeans-1', 't-shirt-1'],
  },
  {
    name: 'Pashmina-blend stole (shawl), 70 × 200 cm',
    description:
      'Fine wool and viscose in twill weave with eyelash fringe, pressed and rolled in tissue. Solid shades for corporate gifts, jaal weave for boutiques. Our name appears nowhere on the piece.',
    unit: 'piece',
    tiers: [
      [10, 485],
      [50, 448],
      [200, 420],
    ],
    specs: { Composition: '30 % fine wool, 70 % viscose', Size: '70 × 200 cm', Weave: 'Twill, Jaal' },
    stock: 330,
    pictures: ['yarn-1', 'dress-2', 'corrugated-box-1'],
  },
  {
    name: 'White cotton gloves for ceremony and band, press button',
    description:
      'Bleached interlock gloves with three stitched lines on the back and a press button. Bought by school bands, waiters, jewellers and photo studios. Packed pair by pair in a slim pouch.',
    unit: 'pair',
    tiers: [
      [50, 26],
      [250, 22.5],
      [1000, 19.8],
    ],
    specs: { Material: 'Cotton interlock, 140 gsm', Size: 'S, M, L, XL', Closing: 'Press button' },
    stock: 1700,
    pictures: ['gloves-1', 't-shirt-1'],
  },
  {
    name: 'Maternity and nursing kurti, rayon, with zip',
    description:
      'Two concealed zips along the princess seam and a waist tie at the back. Rayon of 140 gsm, opaque and cool. A young line with low returns; sizes run half an inch generous.',
    unit: 'piece',
    tiers: [
      [10, 360],
      [50, 334],
      [200, 314],
    ],
    specs: { Fabric: 'Rayon, 140 gsm', Size: 'M, L, XL, XXL, 3XL', Length: '45 in' },
    stock: 260,
    pictures: ['kurta-2', 'dress-1'],
  },
  {
    name: 'Anti-odour ankle socks, combed cotton, men',
    description:
      'Mesh on top of the foot and cushion below. Linked toe leaves no ridge in the shoe. Private label from 200 dozen with belly band and hook; otherwise they leave unbranded.',
    unit: 'dozen',
    tiers: [
      [20, 396],
      [100, 362],
      [400, 338],
    ],
    specs: { Size: 'Free (7 to 11)', Colour: 'Black, White, Grey, Navy', Needles: '144' },
    stock: 1050,
    pictures: ['socks-1', 'running-shoe-1', 'socks-2'],
  },
  {
    name: 'Bridal lehenga choli, velvet, semi-stitched',
    description:
      'Nine-metre flare in micro velvet with zardozi-look machine work, can-can fixed, two dupattas. Semi-stitched up to 44 inch waist. Shown on video by appointment; made to order in twelve working days.',
    unit: 'piece',
    tiers: [[1, 6850]],
    specs: { Fabric: 'Micro velvet 9000', Flare: '9 m', Work: 'Zari, Stone, Dori', Dupatta: '2, net' },
    stock: null,
    pictures: ['dress-2', 'saree-2', 'thread-spool-1'],
  },
  {
    name: 'Recycled cotton yarn 10s, open end, for weavers',
    description:
      'Grey, black and twenty melange shades spun from cutting waste in Panipat. For durries, bedsheets and mops. Cones of 2 kg, strength checked hourly. Lorry loads go direct from the mill gate.',
    unit: 'kg',
    tiers: [
      [500, 124],
      [2000, 118],
    ],
    specs: { Count: '10s Ne OE', Blend: '80 % cotton, 20 % polyester', Cone: '2 kg' },
    stock: null,
    pictures: ['yarn-2', 'thread-spool-1'],
  },
  {
    name: 'School uniform shirt, terry-cotton, half sleeve, white',
    description:
      'Fabric of 67:33 blend that irons quickly and stays white. Fused collar, double-stitched side seams and one spare button. Pocket monogram costs 9 rupees; name of the school is kept on file for repeat orders.',
    unit: 'piece',
    tiers: [
      [50, 228],
      [250, 211],
      [1000, 197],
    ],
    specs: { Fabric: '67 % polyester, 33 % cotton', Colour: 'White, Sky, Cream', Sleeve: 'Half, Full' },
    stock: 1300,
    pictures: ['t-shirt-2', 'thread-spool-2', 'corrugated-box-2'],
  },
  {
    name: 'Six-pocket cargo trousers, cotton twill, men',
    description:
      'Garment-dyed twill with bellows pockets, cord hem and a gusset so the seam does not open at work. Delivery riders and site crews wear them out slowly. Buttons carry no mark.',
    unit: 'piece',
    tiers: [
      [20, 498],
      [100, 462],
      [400, 434],
    ],
    specs: { Fabric: 'Cotton twill, 240 gsm', Size: '28, 30, 32, 34, 36, 38', Pockets: '6' },
    stock: null,
    pictures: ['jeans-2', 'jeans-1', 'nut-bolt-1'],
  },
  {
    name: 'Jaipuri cotton night suit, women, two piece',
    description:
      'Shirt and pyjama in hand-screened 60s cotton with piping and a real pocket. Colours are fixed by steam, then washed once before packing, so nothing runs at home. Cloth pouch of the same print included.',
    unit: 'set',
    tiers: [
      [4, 485],
      [12, 465],
      [60, 432],
      [240, 406],
    ],
    specs: { Fabric: 'Cotton, 60s', Size: 'M, L, XL, XXL', Print: 'Hand screen', Pouch: 'Same fabric' },
    stock: 5,
    pictures: ['dress-1', 'kurta-1'],
  },
]
