import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Round neck cotton T-shirt, bio-washed, 180 gsm, men',
    description:
      'Knitted and stitched in Tiruppur from combed 30s cotton. Bio-wash keeps the surface smooth for screen and DTF printing, and shrinkage stays below 4 per cent. Size ratio of your choice inside a carton of 60.',
    unit: 'piece',
    tiers: [
      [30, 148],
      [120, 132],
      [600, 119],
    ],
    specs: {
      Fabric: '100 % combed cotton, 180 gsm',
      Size: 'S, M, L, XL, XXL',
      Colour: 'White, Black, Navy, Maroon, Grey melange',
      Neck: '1 × 1 rib',
    },
    stock: 3600,
    pictures: ['t-shirt-1', 't-shirt-2', 'thread-spool-1'],
  },
  {
    name: 'Banarasi silk saree (साड़ी) with zari border',
    description:
      'Woven in Varanasi on powerloom with art silk warp and tested zari that does not turn black. Rich pallu, running blouse piece included. Twelve designs in a set, each in four colours; catalogue photos are shared on chat.',
    unit: 'piece',
    tiers: [
      [6, 1650],
      [24, 1520],
      [96, 1430],
    ],
    specs: { Length: '5.5 m + 0.8 m blouse', Fabric: 'Art silk', Border: '4 in zari', Wash: 'Dry clean' },
    stock: 420,
    pictures: ['saree-1', 'saree-2', 'thread-spool-2', 'corrugated-box-1'],
  },
  {
    name: 'Denim jeans, stretch, mid-rise, men',
    description:
      'Eleven-ounce denim with 2 per cent elastane, enzyme washed and whiskered by hand. Brass zip that locks, five pockets, leather patch without a name so that you add your own. Packed 5 sizes to a set.',
    unit: 'piece',
    tiers: [
      [20, 545],
      [100, 505],
      [500, 468],
    ],
    specs: {
      Fabric: '98 % cotton, 2 % elastane, 11 oz',
      Size: '28, 30, 32, 34, 36',
      Wash: 'Dark blue, Mid blue, Black',
      Fit: 'Slim, Regular',
    },
    stock: 1100,
    pictures: ['jeans-1', 'jeans-2'],
  },
  {
    name: 'Lucknow chikankari kurta, cotton, women',
    description:
      'Hand-embroidered by women of a Lucknow karigar group on soft 60s mulmul. Every piece differs a little, which is the mark of handwork. Slip is not included. Festival orders close five weeks before Eid and Diwali.',
    unit: 'piece',
    tiers: [
      [10, 620],
      [50, 575],
      [200, 540],
    ],
    specs: {
      Fabric: 'Cotton mulmul',
      Work: 'Hand chikankari, tepchi and bakhiya',
      Size: 'S, M, L, XL, XXL, 3XL',
      Length: '46 in',
      Colour: 'White, Peach, Sky, Mint',
    },
    stock: 350,
    pictures: ['kurta-1', 'kurta-2', 'thread-spool-1'],
  },
  {
    name: 'School socks, nylon-cotton, full length, with stripes',
    description:
      "Any two stripe colours on white, grey, navy or black, matched to your school's shade card. Reinforced heel and toe, tops that hold through the day. Twelve pairs of one size in a poly pack.",
    unit: 'dozen',
    tiers: [
      [25, 264],
      [100, 238],
      [500, 219],
    ],
    specs: { Size: '3, 4, 5, 6, 7, 8', Colour: 'White, Grey, Navy, Black', Length: 'Full, Ankle' },
    stock: 2800,
    pictures: ['socks-1', 'socks-2', 'corrugated-box-2'],
  },
  {
    name: 'Spun polyester sewing thread 40/2, 3000 m cone',
    description:
      'The everyday thread for shirts, uniforms and bag stitching. Low breakage at 4,500 stitches a minute and dyed in 400 shades to the usual chart. Black and white are always ready; other shades leave in two days.',
    unit: 'cone',
    tiers: [
      [60, 42],
      [240, 37.5],
      [1200, 34.5],
    ],
    specs: { Count: '40/2 (Tex 27)', Length: '3000 m', Material: '100 % spun polyester', Box: '12 cones' },
    stock: 4800,
    pictures: ['thread-spool-1', 'thread-spool-2', 'yarn-1'],
  },
  {
    name: 'Anarkali gown with dupatta, georgette, stitched',
    description:
      'Floor-length flare of 3 metres with sequin yoke, full cotton lining and a matching net dupatta. Made in Surat for wedding-season counters. Stitched in size L with margin to open up to XXL.',
    unit: 'piece',
    tiers: [
      [5, 1280],
      [20, 1190],
    ],
    specs: { Work: 'Sequin, Thread', Size: 'M, L, XL, XXL', Colour: 'Wine, Teal, Mustard', Length: '54 in' },
    stock: 190,
    pictures: ['dress-1', 'saree-2', 'thread-spool-2'],
  },
  {
    name: 'Ring spun cotton yarn 30s combed, hosiery',
    description:
      'On paper cones of 1.89 kg, waxed, contamination controlled, for knitters in Tiruppur and Ludhiana. Uster report attached to the lot. Rate moves with cotton each Monday; bookings are held for seven days.',
    unit: 'kg',
    tiers: [
      [100, 318],
      [500, 309],
    ],
    specs: { Count: '30s Ne combed', CSP: '2850 min', Twist: 'Hosiery', Cone: '1.89 kg', Bag: '50 kg' },
    stock: null,
    pictures: ['yarn-1', 'yarn-2', 'thread-spool-2'],
  },
  {
    name: 'Cotton knitted hand gloves, 60 g, 10 gauge',
    description:
      'Seamless grey-white gloves for loaders, masons and workshop hands. Stretch cuff, fits either hand, washable. Sold by the dozen pair to hardware counters; dotted palm costs 22 rupees more.',
    unit: 'dozen pair',
    tiers: [
      [20, 168],
      [100, 149],
      [500, 136],
    ],
    specs: { Weight: '60 g per pair', Gauge: '10', Material: 'Cotton-polyester', Palm: 'Plain, PVC dotted' },
    stock: 3200,
    pictures: ['gloves-1', 'gloves-2'],
  },
  {
    name: 'Polo T-shirt with collar, matty, corporate printing',
    description:
      'Matty knit of 220 gsm that keeps its collar after thirty washes. Left-chest embroidery up to 8,000 stitches is included from 50 pieces. Dispatch six days after you approve the photo of the sample.',
    unit: 'piece',
    tiers: [
      [25, 265],
      [50, 242],
      [200, 224],
      [1000, 209],
    ],
    specs: {
      Fabric: 'Poly-cotton matty, 220 gsm',
      Size: 'S, M, L, XL, XXL, 3XL',
      Colour: 'White, Red, Royal blue, Bottle green, Black',
      Tipping: 'Plain, Contrast',
    },
    stock: 1400,
    pictures: ['t-shirt-2', 'thread-spool-1', 'corrugated-box-1'],
  },
  {
    name: 'Kanchipuram style soft silk saree, copper zari',
    description:
      'Light on the shoulder and easy to drape, with temple border and contrast pallu. Copper zari is lacquered against tarnish. Retailers in Tamil Nadu and Karnataka get mixed bundles of eight with no repeat of colour.',
    unit: 'piece',
    tiers: [
      [8, 980],
      [40, 915],
      [160, 868],
    ],
    specs: { Fabric: 'Soft silk, semi', Length: '6.2 m with blouse', Border: 'Temple, 3.5 in' },
    stock: 560,
    pictures: ['saree-2', 'saree-1'],
  },
  {
    name: 'Winter socks, terry lined, wool blend',
    description:
      'Thick loops inside, plain outside, warm down to five degrees. Ludhiana winter stock opens in July at pre-season rates, and it runs out by December. Hanger card with your barcode can be fixed.',
    unit: 'dozen',
    tiers: [
      [10, 540],
      [50, 495],
      [200, 460],
    ],
    specs: { Composition: '40 % wool, 40 % acrylic, 20 % nylon', Size: 'Free', Colour: 'Assorted dark' },
    stock: 720,
    pictures: ['socks-2', 'yarn-2', 'corrugated-box-1'],
  },
  {
    name: 'Readymade cotton kurta pyjama, men, mandarin collar',
    description:
      'Plain weave with coconut buttons and side pockets, ironed and folded in a clear box. The pyjama has drawstring plus elastic. A steady seller from Navratri to the wedding months; sets may be split by size.',
    unit: 'set',
    tiers: [
      [10, 720],
      [50, 665],
      [200, 625],
    ],
    specs: { Fabric: 'Cotton slub, 140 gsm', Size: '38, 40, 42, 44, 46', Sleeve: 'Full' },
    stock: 480,
    pictures: ['kurta-2', 'thread-spool-2'],
  },
  {
    name: "Girls' cotton frock, smocked, 2 to 8 years",
    description:
      'Printed cambric with hand-feel smocking at the chest, cotton lining and a back tie. Colour fast prints, nickel-free buttons. Five ages and three prints come mixed in one set of fifteen.',
    unit: 'piece',
    tiers: [
      [15, 235],
      [75, 214],
      [300, 198],
    ],
    specs: { Fabric: 'Cotton cambric, 60s', Age: '2, 3, 4, 6, 8 years', Print: 'Floral, Polka, Check' },
    stock: 900,
    pictures: ['dress-2', 'dress-1'],
  },
  {
    name: 'Hand knitting acrylic yarn (oon), 4 ply, 100 g ball',
    description:
      'Soft, anti-pilling and bright, wound in Ludhiana in 80 shades. Shopkeepers order a shade board first and refill by number. Ten balls of a single dye lot in each pack, so sweaters do not show bands.',
    unit: 'kg',
    tiers: [
      [20, 385],
      [100, 356],
      [500, 334],
    ],
    specs: { Material: '100 % acrylic', Ply: '4', Ball: '100 g', Shades: '80', Needle: '3.5 to 4 mm' },
    stock: 1900,
    pictures: ['yarn-2', 'yarn-1'],
  },
  {
    name: "Ladies' jeans, high waist, ankle length, super stretch",
    description:
      'Four-way stretch fabric with a shaping waistband and real back pockets. Ten per cent of every lot is measured before packing. Broken sizes are not sold; the set is two each of M, L and XL plus one each of the ends.',
    unit: 'piece',
    tiers: [
      [24, 468],
      [96, 436],
      [480, 409],
    ],
    specs: { Fabric: '72 % cotton, 25 % polyester, 3 % elastane', Size: '28, 30, 32, 34, 36', Rise: 'High' },
    stock: 640,
    pictures: ['jeans-2', 'jeans-1', 'corrugated-box-1'],
  },
]
