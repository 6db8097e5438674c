import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Spur gear EN8, module 3, 40 teeth, hobbed',
    description:
      'Bore and keyway finished to your drawing, or pilot bore of 20 mm from the shelf. Teeth hobbed to class 8 and induction hardened. Send module, teeth and bore: we answer with price and weight the same day.',
    unit: 'piece',
    tiers: [[2, 1180]],
    specs: { Module: '3', Teeth: '20 to 80', Face: '30 mm', Steel: 'EN8, 45 HRC teeth' },
    stock: 64,
    pictures: ['gear-1', 'gear-2', 'clamp-1'],
  },
  {
    name: 'Belt conveyor, 3 m × 450 mm, PVC belt, variable speed',
    description:
      'For packing lines, sorting tables and loading docks. Knock-down frame of powder-coated MS, height adjustable from 700 to 900 mm. Motor and drum are tested for four hours before dispatch; installation video is sent with the machine.',
    unit: 'piece',
    tiers: [
      [1, 68500],
      [3, 65800],
    ],
    specs: { Length: '3 m', Belt: '450 mm, green PVC', Drive: '0.5 HP with VFD', Load: '40 kg per metre' },
    stock: 5,
    pictures: ['conveyor-1', 'conveyor-2', 'electric-motor-1', 'control-panel-1'],
  },
  {
    name: 'G clamp (shikanja), malleable iron, 6 inch',
    description:
      'Welders and pattern makers use it daily. Frame tested to 900 kg without opening; the swivel pad sits flat even on a taper. Screw protected by oil and wax paper. Sizes from 2 to 12 inch in one mixed lot.',
    unit: 'piece',
    tiers: [
      [12, 325],
      [48, 302],
      [192, 284],
    ],
    specs: {
      Opening: '150 mm (6 in)',
      Throat: '75 mm',
      Screw: 'Rolled, trapezoidal',
      Body: 'Malleable iron',
    },
    stock: 420,
    pictures: ['clamp-1', 'clamp-2'],
  },
  {
    name: 'Roller chain 08B-1, simplex, ½ inch pitch, 5 m box',
    description:
      'Solid rollers, shot-peened plates, pre-stretched in our works. One connecting link and one half link inside each box. Duplex and triplex versions are made on the same line, price in proportion.',
    unit: 'box (5 m)',
    tiers: [
      [4, 980],
      [20, 920],
      [100, 870],
    ],
    specs: { Pitch: '12.7 mm', 'Breaking load': '18.2 kN', Standard: 'IS 2403, ISO 606' },
    stock: 380,
    pictures: ['chain-1', 'chain-2', 'gear-1'],
  },
  {
    name: 'Air compressor 3 HP, single stage, 160 litre tank',
    description:
      'Garages, spray booths and small CNC shops run on this size. Cast-iron pump with reed valves, belt guard, automatic pressure switch. Comes filled with oil and on rubber mounts. Visit by our fitter within 48 hours in metro cities.',
    unit: 'piece',
    tiers: [
      [1, 42500],
      [3, 40900],
      [10, 39500],
    ],
    specs: {
      Motor: '3 HP, three phase',
      Delivery: '10.5 CFM at 8 bar',
      Tank: '160 L, tested to 15 bar',
      Pump: 'Cast iron',
    },
    stock: 26,
    pictures: ['air-compressor-1', 'air-compressor-2', 'gauge-1'],
  },
  {
    name: 'Corrugated box 5 ply, 12 × 9 × 6 in, brown',
    description:
      'Plain universal box (RSC) with clean creases which fold at the first try. Bundled in 25 and strapped. One-colour printing of name and mark: 1.10 rupees per box from 1,000. Standard IS 2771 paper test on request.',
    unit: 'piece',
    tiers: [
      [200, 23.5],
      [1000, 21.75],
      [5000, 20.4],
    ],
    specs: { Size: '12 × 9 × 6 in', Paper: '150 GSM, 22 BF', Bursting: '9 kg/cm²', Load: 'Up to 12 kg' },
    stock: 5000,
    pictures: ['corrugated-box-1', 'corrugated-box-2'],
  },
  {
    name: 'Pressure gauge 4 inch dial, 0–10 kg/cm², brass',
    description:
      'Bourdon of phosphor bronze, accuracy 1.6 % of full scale. Each gauge has a serial number; calibration certificate with traceability costs 120 rupees. Back and panel mount in the same body.',
    unit: 'piece',
    tiers: [
      [5, 465],
      [25, 432],
    ],
    specs: {
      Dial: '100 mm',
      Range: '0–10 kg/cm², 0–150 psi',
      Connection: '⅜ in BSP bottom',
      Standard: 'IS 3624',
    },
    stock: 340,
    pictures: ['gauge-1', 'valve-1', 'air-compressor-1'],
  },
  {
    name: 'Worm gear reducer, ratio 40:1, 50 mm centre',
    description:
      'Hollow output shaft of 25 mm, so it slides on the machine shaft without a coupling. Wheel of phosphor bronze, worm case-hardened and ground. Filled for life with synthetic oil. Foot, flange and torque arm available.',
    unit: 'piece',
    tiers: [
      [1, 6450],
      [5, 6150],
      [20, 5880],
    ],
    specs: {
      Ratio: '10:1 to 60:1',
      Output: '36 rpm at 1440',
      Input: '0.5–1 HP, B14',
      Body: 'Die-cast aluminium',
    },
    stock: 58,
    pictures: ['gear-2', 'gear-1', 'electric-motor-2'],
  },
  {
    name: 'Rubber conveyor belt, M24 grade, 600 mm, 3 ply',
    description:
      'Stone crushers, brick plants and rice mills. Cut to length from 200 m rolls with moulded edges. A vulcanised endless joint can be made before dispatch; cold-joint kit with solution also in stock.',
    unit: 'metre',
    tiers: [
      [20, 1290],
      [100, 1225],
      [300, 1170],
    ],
    specs: { Width: '600 mm', Fabric: '3 ply nylon, EP 315', Cover: '4 + 2 mm, M24', Standard: 'IS 1891' },
    stock: 1200,
    pictures: ['conveyor-2', 'conveyor-1', 'bricks-1'],
  },
  {
    name: 'Toggle clamp, horizontal handle, 227 kg holding force',
    description:
      'For jigs, drilling fixtures and woodworking tables. Opens 90° and locks past centre, so vibration cannot release it. Red hand grip resists oil. Same hole pattern as the common series, hence a direct replacement.',
    unit: 'piece',
    tiers: [
      [10, 285],
      [50, 264],
      [250, 246],
    ],
    specs: { Force: '227 kg', Arm: 'U-bar, M8 spindle', Body: 'Zinc-plated steel', Bushes: 'Hardened' },
    stock: 560,
    pictures: ['clamp-2', 'clamp-1'],
  },
  {
    name: 'Lifting chain, grade 80 alloy, 10 mm, black',
    description:
      'Every metre is proof-loaded and stamped. Made into 1, 2 or 4 leg slings with hooks and master link in our own shop, with certificate for your safety officer. Never weld on this chain.',
    unit: 'metre',
    tiers: [
      [25, 545],
      [100, 512],
      [400, 486],
    ],
    specs: { Link: '10 × 30 mm', 'Working load': '3.15 t', Breaking: '126 kN', Standard: 'EN 818-2' },
    stock: 1600,
    pictures: ['chain-2', 'chain-1', 'crane-1'],
  },
  {
    name: 'Rotary screw compressor, 20 HP, with dryer and 300 L tank',
    description:
      'Quiet enough to stand in the production hall. Refrigerant dryer and two line filters are built on the tank, so you connect one pipe and one cable. Price includes commissioning and the first 500-hour service kit.',
    unit: 'piece',
    tiers: [[1, 465000]],
    specs: {
      Motor: '20 HP, IE3',
      Delivery: '78 CFM at 7.5 bar',
      Noise: '68 dB(A)',
      Control: 'VFD, touch panel',
    },
    stock: 2,
    pictures: ['air-compressor-2', 'air-compressor-1', 'control-panel-2'],
  },
  {
    name: 'Corrugated box 3 ply for e-commerce, 10 × 8 × 4 in',
    description:
      'Light box for garments, shoes and cosmetics. Volumetric weight just under the 1 kg slab of most couriers. Supplied flat in bundles of 50. Forty more sizes run on the same machine, ask for the size list.',
    unit: 'piece',
    tiers: [
      [250, 9.8],
      [1000, 8.95],
      [5000, 8.3],
    ],
    specs: { Size: '10 × 8 × 4 in', Paper: '120 GSM, 18 BF', Flute: 'B', Load: 'Up to 3 kg' },
    stock: 4800,
    pictures: ['corrugated-box-2', 'corrugated-box-1'],
  },
  {
    name: 'Bevel gear pair, straight, ratio 1:1, module 2.5',
    description:
      'Sold only as lapped pairs, marked with the same number so they stay together. Used in sluice gates, printing machines and tillers. Bore 18 mm plain; keyway extra. Made to order in eight working days.',
    unit: 'pair',
    tiers: [
      [2, 1650],
      [10, 1540],
      [40, 1450],
    ],
    specs: { Module: '2.5', Teeth: '24 : 24', Steel: '20MnCr5, case hardened', Angle: '90°' },
    stock: null,
    pictures: ['gear-1', 'gear-2'],
  },
  {
    name: 'Gravity roller conveyor, 2 m × 500 mm, 50 mm rollers',
    description:
      'Boxes roll by themselves on a slope of 3 %. Sections hook into each other, legs adjust by 150 mm. Sealed bearings need no grease. Curves of 45° and 90° and end stops are listed separately.',
    unit: 'piece',
    tiers: [
      [2, 11800],
      [8, 11250],
      [24, 10800],
    ],
    specs: { Length: '2 m', Roller: '50 mm, zinc plated', Pitch: '100 mm', Load: '80 kg per metre' },
    stock: 33,
    pictures: ['conveyor-1', 'conveyor-2', 'corrugated-box-1'],
  },
  {
    name: 'Worm-drive hose clamp, stainless steel 304, 25–38 mm',
    description:
      'All-stainless, also the screw, so it opens again after years in the field. Rolled band edge does not cut the hose. Eleven sizes from 8 to 120 mm at proportionate rates, mixed cartons of ten boxes possible.',
    unit: 'box (100 pc)',
    tiers: [
      [5, 1150],
      [25, 1075],
      [100, 1010],
    ],
    specs: { Range: '25–38 mm', Band: '9 mm, SS 304', Torque: '5 Nm', Screw: 'Hex slotted, 7 mm' },
    stock: 940,
    pictures: ['clamp-1', 'clamp-2', 'valve-2'],
  },
]
