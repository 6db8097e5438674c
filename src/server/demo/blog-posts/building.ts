import type { DemoPost } from '#server/demo/demo-post.ts'

export const buildingPosts: readonly DemoPost[] = [
  {
    title: 'Checking TMT bars at the gate',
    category: 'Steel/Metals/Minerals',
    content:
      'Steel is bought by weight and used by length. A tape, a spring balance and five minutes at the gate tell you whether both agree.',
    points: [
      {
        point: 'Weigh one metre',
        subpoints: ['8 mm: 0.395 kg', '10 mm: 0.617 kg', '12 mm: 0.889 kg', '16 mm: 1.58 kg'],
        content:
          'The rule is diameter times diameter divided by 162, in millimetres and kilograms. Weigh three pieces and take the average, since a small rolling tolerance is allowed.',
      },
      {
        point: 'Read the bar',
        subpoints: [
          'Name of the mill',
          'Grade such as Fe 500D or Fe 550D',
          'Size',
          'IS 1786 and the ISI mark on the tag',
        ],
        content:
          'The letter D stands for better ductility, which is what you want where the earth may shake.',
      },
      {
        point: 'Look and bend',
        subpoints: [
          'Ribs even along the whole bar',
          'No cracks at a bend',
          'A light brown film is fine, loose scales are not',
        ],
        content:
          'Have one piece bent at site around the right mandrel. A crack on the outside is a reason to stop unloading.',
      },
      {
        point: 'Keep the papers',
        subpoints: [
          'Mill test certificate',
          'Heat number on the bundle',
          'Weighbridge slip, empty and loaded',
        ],
        content: 'The heat number on the tag must be the one on the certificate.',
      },
    ],
    pictures: ['steel-rods-1', 'steel-rods-2'],
    meta_description:
      'Weight per metre, marks, bend and papers: a five-minute check of TMT bars (sariya) before unloading.',
    days_ago: 6,
  },
  {
    title: 'Buying tiles: shade, calibre and breakage',
    category: 'Stone/Tiles/Glass',
    content:
      'Two boxes with the same name can give two floors. Shade and calibre decide how the finished floor looks, and both are printed on the box.',
    points: [
      {
        point: 'Shade',
        subpoints: [
          'One shade number for one room',
          'Order the whole quantity at once',
          'Keep one box for repairs',
        ],
        content:
          'A later lot will seldom match. Lay tiles from three or four boxes mixed, so that small differences disappear.',
      },
      {
        point: 'Calibre',
        subpoints: [
          'The true size within the tolerance',
          'One calibre for one floor',
          'Matters most with thin joints',
        ],
        content:
          'Mixed calibres make joints run away from the line. The mason will blame the tile, and he will be right.',
      },
      {
        point: 'Count with wastage',
        subpoints: [
          'About 5 percent for straight laying',
          'About 10 percent for diagonal laying',
          'Round up to full boxes',
        ],
        content: 'Small rooms with many corners need more. Ask the mason before you order.',
      },
      {
        point: 'Breakage on the road',
        subpoints: [
          'Boxes standing on edge, never flat',
          'Wooden frame or straw at the tail',
          'Open some boxes before you sign',
        ],
        content: 'Agree before despatch how much breakage is normal and who bears the rest.',
      },
    ],
    pictures: ['floor-tile-1', 'wall-tile-2'],
    meta_description:
      'Shade number, calibre, wastage and transport: what to check before buying floor and wall tiles.',
    days_ago: 30,
  },
  {
    title: 'Glass in transit: mirrors, table tops and tumblers',
    category: 'Stone/Tiles/Glass',
    content:
      'Glass is strong in one direction and weak in another. Most breakage on the road comes from pressure at a corner or a stone in the packing.',
    points: [
      {
        point: 'Sheets travel on edge',
        subpoints: ['Corner guards', 'Paper or foam between sheets', 'A wooden crate that does not twist'],
        content:
          'A sheet lying flat carries the weight of everything above it. On edge it carries only itself.',
      },
      {
        point: 'Tumblers travel in cells',
        subpoints: ['Partition higher than the rim', 'Mouth down', 'No touching of glass and glass'],
        content: 'A five-ply carton with partitions costs a few rupees more and saves a layer of glasses.',
      },
      {
        point: 'Test your packing',
        subpoints: ['Drop one carton from waist height', 'On a corner, an edge and a face', 'Open and count'],
        content:
          'Do it once for each new product. The broken glasses of one test are cheaper than one claim.',
      },
    ],
    pictures: ['mirror-1', 'corrugated-box-1'],
    meta_description:
      'How mirrors, glass sheets and tumblers should be packed so that they reach the other end in one piece.',
    days_ago: 141,
  },
  {
    title: 'Know your pipe: uPVC, CPVC and HDPE',
    category: 'Plastic/Pvc/Polymers',
    content:
      'Plastic pipes look alike on the rack and behave differently in the wall and the field. Temperature, pressure and sunlight decide which one is right.',
    points: [
      {
        point: 'uPVC for cold water',
        subpoints: [
          'Supply lines, casing and column pipe',
          'Joined by solvent or thread',
          'Not for hot water',
        ],
        content:
          'Softens with heat, so never use it behind a geyser. Column pipes for pumps have their own threads and wall.',
      },
      {
        point: 'CPVC for hot and cold',
        subpoints: [
          'Bathrooms and kitchens',
          'Its own solvent cement',
          'Clamps closer together on hot lines',
        ],
        content:
          'Use only the cement made for CPVC. Ordinary PVC cement holds for a while and then leaks inside the wall.',
      },
      {
        point: 'HDPE for the field',
        subpoints: ['Comes in coils', 'Flexible, few joints', 'Joined by compression fittings or heat'],
        content: 'Black HDPE stands the sun. It follows the ground and is easily moved next season.',
      },
      {
        point: 'Read the print on the pipe',
        subpoints: [
          'Outer diameter and class or pressure rating',
          'IS number and ISI mark',
          'Batch and length',
        ],
        content: 'Pressure ratings hold at a stated temperature. Hotter water means less pressure.',
      },
    ],
    pictures: ['pvc-pipe-1', 'pvc-pipe-2'],
    meta_description:
      'Where uPVC, CPVC and HDPE pipes belong, how each is joined and what to read in the print on the pipe.',
    days_ago: 44,
  },
  {
    title: 'Dry wood: four checks before you pay',
    category: 'Wood/Furniture/Doors',
    content:
      'A door that jams in August was made from wet wood in May. Seasoning costs time, and that is why it is the first thing that is skipped.',
    points: [
      {
        point: 'Measure moisture',
        subpoints: [
          'Pin meter on a fresh cut',
          'Three places on each plank',
          'About 8 to 12 percent for indoor furniture',
        ],
        content:
          'Coastal towns are at the upper end and dry towns at the lower. Wood settles at the moisture of the place where it lives.',
      },
      {
        point: 'Look at the ends',
        subpoints: ['Cracks from the centre', 'Dark wet patches', 'Borer holes with fresh powder'],
        content:
          'Old holes without powder may be harmless. Fresh powder means that the insect is still at work.',
      },
      {
        point: 'Ask how it was dried',
        subpoints: [
          'Kiln: days, with a chart',
          'Air: months, in the shade',
          'Chemical treatment by which process',
        ],
        content: 'A seller who dries his wood is glad to show the stack.',
      },
      {
        point: 'Write it into the order',
        subpoints: [
          'Species by its trade name',
          'Moisture at delivery',
          'Warping within the first season is replaced',
        ],
        content: 'Sheesham, mango and acacia can be stained to look alike. Name the species, not the colour.',
      },
    ],
    pictures: ['timber-1', 'door-1'],
    meta_description:
      'Moisture meter, end grain, drying method and order text: four checks before buying timber, doors or furniture.',
    days_ago: 57,
  },
]
