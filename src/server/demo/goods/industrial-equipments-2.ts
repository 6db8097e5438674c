import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Chain pulley block, 2 tonne, 3 m lift',
    description:
      'Screw-and-pawl brake holds the load at any height. Steel body, machined gears on needle bearings; one man pulls 2 tonnes with 34 kg. Test certificate at 150 % load. Extra lift: 620 rupees per metre.',
    unit: 'piece',
    tiers: [
      [1, 8450],
      [4, 8050],
      [15, 7700],
    ],
    specs: { Capacity: '2 t', Lift: '3 m', Chain: 'Grade 80, 8 mm', Standard: 'IS 3832' },
    stock: 72,
    pictures: ['chain-1', 'crane-1', 'chain-2'],
  },
  {
    name: 'Oil-free air compressor, 1 HP, 30 litre, for clinics',
    description:
      'Dental chairs, labs and food packing need air without oil mist. Dry piston with PTFE ring, changed after about 3,000 hours. Low noise, wheels and a handle. Next container is due; you may ask to be told.',
    unit: 'piece',
    tiers: [
      [1, 14800],
      [5, 14100],
    ],
    specs: { Motor: '1 HP, copper', Delivery: '4.2 CFM', Tank: '30 L, coated inside', Noise: '58 dB(A)' },
    stock: 0,
    pictures: ['air-compressor-1', 'air-compressor-2'],
  },
  {
    name: 'Glycerine-filled gauge, stainless case, 2½ inch',
    description:
      'Liquid filling calms the needle on hydraulic presses and pumps. Laser-welded brass movement, blow-out disc at the back. Please mention the range and bottom or back entry when you enquire.',
    unit: 'piece',
    tiers: [
      [5, 520],
      [25, 485],
      [100, 455],
    ],
    specs: { Dial: '63 mm', Range: '0–16, 0–25, 0–40 bar', Case: 'SS 304', Connection: '¼ in BSP' },
    stock: 255,
    pictures: ['gauge-1', 'clamp-1'],
  },
  {
    name: 'Helical gear rack, module 2, 1 metre, ground',
    description:
      'For CNC routers and plasma tables. Mounting holes drilled every 125 mm, ends matched so that racks run on without a step. Pinions of 20 and 25 teeth in stock. Packed in a wooden trough against bending.',
    unit: 'piece',
    tiers: [
      [2, 3650],
      [10, 3480],
      [40, 3320],
    ],
    specs: { Module: '2', Length: '1,005 mm', Accuracy: 'DIN 6', Steel: 'C45, 50 HRC' },
    stock: null,
    pictures: ['gear-2', 'gear-1'],
  },
  {
    name: 'Export box 7 ply, 24 × 18 × 18 in, water-resistant',
    description:
      'Machine parts, handicraft and stone travel safe by sea. Outer liner is wax coated, stitching with copper-coated pins. Stacks eight high in the container. Compression test slip comes with each lot.',
    unit: 'piece',
    tiers: [
      [50, 168],
      [250, 157],
      [1000, 148],
    ],
    specs: { Size: '24 × 18 × 18 in', Paper: '180 GSM, 28 BF', Bursting: '18 kg/cm²', Load: 'Up to 45 kg' },
    stock: 1350,
    pictures: ['corrugated-box-1', 'corrugated-box-2'],
  },
  {
    name: 'Carpenter F clamp, 24 inch, sliding arm',
    description:
      'Panel gluing without dents: soft caps come on both jaws. Serrated rail holds the sliding arm where you leave it. Wooden handle turned from sheesham. Modular kitchen makers take it by the carton of 12.',
    unit: 'piece',
    tiers: [
      [6, 545],
      [24, 512],
      [96, 482],
    ],
    specs: { Opening: '600 mm', Throat: '80 mm', Rail: '27 × 7 mm steel', Pads: 'Removable, PVC' },
    stock: 148,
    pictures: ['clamp-2', 'clamp-1', 'timber-1'],
  },
  {
    name: 'Screw conveyor, 200 mm, 4 m, for powder and grain',
    description:
      'Moves cement, atta, cattle feed or plastic granules at up to 30° slope. Split trough opens for cleaning; hopper of 100 litres included. We make the drawing first, you approve, delivery follows in three weeks.',
    unit: 'piece',
    tiers: [
      [1, 89500],
      [2, 86800],
    ],
    specs: {
      Screw: '200 mm, MS or SS 304',
      Length: '4 m',
      Capacity: '9 t per hour',
      Drive: '3 HP gear motor',
    },
    stock: null,
    pictures: ['conveyor-2', 'gear-2', 'grain-sack-1'],
  },
  {
    name: 'Leaf chain BL 634 for forklift mast',
    description:
      'Measure your old chain: at 3 % stretch it must go. Supplied cut to the number of links, with anchor pins. Each length carries a mill certificate. Other lacings from BL 422 to BL 866 within four days.',
    unit: 'metre',
    tiers: [
      [3, 2150],
      [15, 2020],
      [60, 1910],
    ],
    specs: { Pitch: '19.05 mm', Lacing: '3 × 4', 'Breaking load': '75 kN', Standard: 'ISO 4347' },
    stock: 96,
    pictures: ['chain-2', 'chain-1'],
  },
  {
    name: 'Two-stage air compressor, 7.5 HP, 300 litre tank',
    description:
      'Intercooler with copper fins keeps the second stage cool in May. Good for tyre retreading, sand blasting and PET work. Star-delta starter on the frame. Two years on pump, one on motor and tank.',
    unit: 'piece',
    tiers: [
      [1, 98500],
      [3, 95200],
    ],
    specs: {
      Motor: '7.5 HP, three phase',
      Delivery: '26 CFM',
      Pressure: '12 bar',
      Tank: '300 L, horizontal',
    },
    stock: 22,
    pictures: ['air-compressor-2', 'air-compressor-1', 'gauge-1'],
  },
  {
    name: 'Vacuum gauge 0 to −760 mmHg, 2½ inch dial',
    description:
      'For vacuum pumps, milking machines and packing lines. Double scale in mmHg and bar, zero pin with fine adjustment. Also as compound gauge from −1 to +3 bar for the same money.',
    unit: 'piece',
    tiers: [
      [5, 395],
      [25, 368],
      [100, 345],
    ],
    specs: { Dial: '63 mm', Range: '0 to −760 mmHg', Connection: '¼ in BSP', Case: 'Black steel' },
    stock: 190,
    pictures: ['gauge-1', 'filter-tank-1'],
  },
  {
    name: 'Chain sprocket, simplex, 08B, 16 teeth, hardened',
    description:
      'Laser is not used here: each sprocket is hobbed, so the chain sits right from day one. Bore, keyway and set screw done in one day for 90 rupees. Price shown is for 16 teeth, others by list.',
    unit: 'piece',
    tiers: [
      [10, 245],
      [50, 228],
      [250, 212],
    ],
    specs: { Chain: '08B-1, ½ in', Teeth: '10 to 45', Bore: '12 mm pilot', Steel: 'C45, teeth hardened' },
    stock: 610,
    pictures: ['gear-1', 'chain-1'],
  },
  {
    name: 'Modular plastic conveyor belt, flush grid, 500 mm',
    description:
      'Washdown belt for fruit, fish and bottling lines. A broken link is changed in five minutes by pulling one rod. Sprockets and side guards to match. Ships rolled, joined and ready to pull in.',
    unit: 'metre',
    tiers: [
      [5, 4250],
      [20, 4050],
      [80, 3880],
    ],
    specs: {
      Width: '500 mm',
      Pitch: '25.4 mm',
      Material: 'Polypropylene, food grade',
      Colour: 'White, blue',
    },
    stock: 210,
    pictures: ['conveyor-1', 'conveyor-2'],
  },
  {
    name: 'U clamp with nuts for pipe, galvanised, 2 inch',
    description:
      'Solar structures, fire lines and cable trays take them by the sack. Rod is cut, threaded and bent in one set-up, both legs equal within 1 mm. Packed 100 in a gunny with nuts and plain washers on.',
    unit: 'piece',
    tiers: [
      [200, 16.5],
      [1000, 15.2],
    ],
    specs: { Pipe: '50 NB (2 in)', Rod: '8 mm', Finish: 'Hot-dip galvanised', Nuts: '4 per clamp' },
    stock: 5000,
    pictures: ['clamp-1', 'clamp-2', 'pvc-pipe-1'],
  },
  {
    name: 'Printed mailer box, die-cut, 9 × 6 × 3 in, white',
    description:
      'Your design outside and inside, no glue or tape needed: it locks by flaps. Digital proof in one day, plain white sample free. Die cost nothing for this size. Seven days after approval of artwork.',
    unit: 'piece',
    tiers: [
      [500, 17.8],
      [2000, 15.9],
      [10000, 14.2],
    ],
    specs: {
      Size: '9 × 6 × 3 in',
      Board: '3 ply E flute, duplex',
      Print: '4 colour offset',
      Finish: 'Matt, gloss',
    },
    stock: null,
    pictures: ['corrugated-box-2', 'corrugated-box-1', 'perfume-1'],
  },
  {
    name: 'Short-link chain (साँकल), galvanised, 8 mm',
    description:
      'Truck binding, gates, wells and cattle sheds. About 36 metres come in a 50 kg gunny, not calibrated and not for lifting. Black finish is 9 rupees per kg cheaper. Cut lengths with ring and hook on request.',
    unit: 'kg',
    tiers: [
      [50, 128],
      [250, 121],
      [1000, 115],
    ],
    specs: { Link: '8 mm', Weight: '1.38 kg per metre', Finish: 'Electro-galvanised', Joint: 'Butt welded' },
    stock: 2600,
    pictures: ['chain-1', 'chain-2', 'padlock-1'],
  },
  {
    name: 'Gear oil EP 320 (गियर ऑयल), 20 litre bucket',
    description:
      'For closed gear boxes under shock load: crushers, mixers, sugar mills. Separates water quickly and does not foam. Typical data and safety sheet come with the bill. Also VG 150, 220 and 460, same price.',
    unit: 'bucket (20 L)',
    tiers: [
      [2, 3950],
      [10, 3780],
      [50, 3620],
    ],
    specs: {
      Grade: 'ISO VG 320',
      Type: 'EP, sulphur-phosphorus',
      'Flash point': '230 °C',
      Standard: 'IS 8406',
    },
    stock: 165,
    pictures: ['oil-drum-1', 'gear-1', 'gear-2'],
  },
]
