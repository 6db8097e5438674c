import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'LED bulb 9 W, B22, cool daylight',
    description:
      'The counter seller’s daily bulb: 900 lumen from an aluminium-core body with a driver that rides out 440 V faults for two hours. Individual cartons, ten to an inner. Two-year replacement over the counter, no questions.',
    unit: 'piece',
    tiers: [
      [50, 52],
      [200, 47.5],
      [1000, 43],
      [3000, 40.5],
    ],
    specs: { Wattage: '9 W', Holder: 'B22', Colour: '6,500 K', Standard: 'IS 16102' },
    stock: 4600,
    pictures: ['light-bulb-1', 'light-bulb-2', 'corrugated-box-1'],
  },
  {
    name: 'Ceiling fan (पंखा) BLDC 28 W, 1200 mm, with remote',
    description:
      'Cuts the fan bill to a third and runs twice as long on an inverter. Six speeds, sleep timer and a remote that finds its place in a wall clip. Copper winding, double ball bearing, five-star label on the box.',
    unit: 'piece',
    tiers: [
      [4, 2390],
      [20, 2240],
      [80, 2120],
    ],
    specs: { Sweep: '1200 mm', Power: '28 W', Air: '220 m³/min', Standard: 'IS 374' },
    stock: 640,
    pictures: ['ceiling-fan-1', 'ceiling-fan-2'],
  },
  {
    name: 'FR PVC house wire 1.5 sq mm, 90 m',
    description:
      'Bright-annealed 99.97 % copper, full gauge and full length: measure any coil you like. Flame-retardant insulation with the metre mark printed on it. Six colours, four coils of each to a case.',
    unit: 'roll (90 m)',
    tiers: [
      [4, 1890],
      [24, 1795],
      [96, 1720],
    ],
    specs: {
      Size: '1.5 sq mm',
      Standard: 'IS 694',
      Grade: '1,100 V',
      Colours: 'Red, yellow, blue, black, green',
    },
    stock: 780,
    pictures: ['wire-coil-1', 'wire-coil-2', 'switch-board-1'],
  },
  {
    name: 'LED batten 20 W, 4 ft, slim',
    description:
      'One-piece tube and fitting in extruded polycarbonate, ready to clip on the wall. 2,000 lumen with 4 kV surge guard, no flicker on camera. Ends fit together for a long line over shop shelves.',
    unit: 'piece',
    tiers: [
      [20, 148],
      [100, 134],
      [500, 122],
    ],
    specs: { Wattage: '20 W', Length: '4 ft', Colour: '6,500 K, 4,000 K', Driver: 'Built in' },
    stock: 2100,
    pictures: ['tube-light-1', 'tube-light-2'],
  },
  {
    name: 'Plug top 3 pin, 6 A, with indicator',
    description:
      'Solid brass pins, cord grip that really holds and a small neon to show the supply is live. Urea body stays cool with irons and mixers. Packed twenty to a display box.',
    unit: 'piece',
    tiers: [
      [20, 32],
      [100, 28.5],
      [500, 25.75],
    ],
    specs: { Rating: '6 A, 240 V', Standard: 'IS 1293', Pins: 'Solid brass' },
    stock: 1850,
    pictures: ['electric-plug-1', 'electric-plug-2'],
  },
  {
    name: 'Modular switch 6 A, one way, white',
    description:
      'Silver-alloy contacts tested for one lakh clicks and a soft rocker without wobble. Clips into any standard modular plate. Priced per switch; assorted cartons with sockets and bell pushes can be made up.',
    unit: 'piece',
    tiers: [
      [50, 24],
      [250, 21.5],
      [1000, 19.4],
    ],
    specs: { Rating: '6 A, 240 V', Standard: 'IS 3854', Module: '1', Colour: 'White, grey' },
    stock: 3900,
    pictures: ['switch-board-1', 'switch-board-2'],
  },
  {
    name: 'Rechargeable torch 3 W, long beam',
    description:
      'A farmer’s night companion: 800 m beam, side lamp for the cowshed and a lithium cell that lasts eight hours on low. Charges from a mobile charger. Wrist strap and USB-C lead are inside the box.',
    unit: 'piece',
    tiers: [
      [5, 395],
      [30, 362],
      [120, 338],
    ],
    specs: { LED: '3 W + side light', Battery: 'Li-ion 2,400 mAh', Charging: 'USB-C, 4 h' },
    stock: 320,
    pictures: ['torch-1', 'torch-2', 'battery-1'],
  },
  {
    name: 'Inverter bulb 9 W, glows in a power cut',
    description:
      'Looks and fits like any LED bulb, but when the light goes it carries on for four hours from the cell inside. Keep one in the stairs, one at the counter. Recharges itself while switched on.',
    unit: 'piece',
    tiers: [
      [10, 215],
      [50, 198],
      [200, 182],
    ],
    specs: { Wattage: '9 W', Holder: 'B22', Backup: 'Up to 4 h', Battery: 'Li-ion 2,200 mAh' },
    stock: 970,
    pictures: ['light-bulb-2', 'light-bulb-1', 'battery-2'],
  },
  {
    name: 'Ceiling fan 1200 mm, high speed, 52 W, brown',
    description:
      'Standard contractor fan with 380 rpm and 18-pole copper motor, sealed for life. Blades are balanced as sets, numbered and packed flat. Down rod 12 inch, canopies and shackle kit complete.',
    unit: 'piece',
    tiers: [
      [6, 1380],
      [30, 1295],
      [120, 1220],
    ],
    specs: { Sweep: '1200 mm', Power: '52 W', Speed: '380 rpm', Colours: 'Brown, white, ivory' },
    stock: 860,
    pictures: ['ceiling-fan-2', 'electric-motor-1', 'ceiling-fan-1'],
  },
  {
    name: 'T8 LED tube 18 W, glass, single-side feed',
    description:
      'Drop-in change for old tube lights in schools and offices: take out choke and starter, feed one end, done. Shatter film inside the glass. Thirty to a carton with honeycomb dividers.',
    unit: 'piece',
    tiers: [
      [30, 98],
      [150, 89],
      [600, 81.5],
    ],
    specs: { Wattage: '18 W', Length: '4 ft', Base: 'G13', Lumen: '1,900' },
    stock: 1320,
    pictures: ['tube-light-2', 'tube-light-1', 'corrugated-box-2'],
  },
  {
    name: 'Flexible cable 3 core, 1 sq mm, 90 m, black',
    description:
      'For motors, coolers and extension boards. Finely stranded copper under a tough PVC jacket that stays supple in winter. Also drummed at 500 m for panel builders, cut to order at the same rate.',
    unit: 'roll (90 m)',
    tiers: [
      [2, 4150],
      [10, 3960],
      [40, 3810],
    ],
    specs: { Cores: '3 × 1 sq mm', Standard: 'IS 694', Strands: '32 × 0.2 mm' },
    stock: 145,
    pictures: ['wire-coil-2', 'pump-cable-1', 'wire-coil-1'],
  },
  {
    name: 'Plug top 16 A, heavy duty, for geyser and AC',
    description:
      'Thick solid pins and a 2.5 sq mm terminal that does not char under a 2 kW geyser. The cover opens with one screw and shuts over a cable up to 9 mm thick.',
    unit: 'piece',
    tiers: [
      [10, 68],
      [50, 61],
      [250, 55.5],
    ],
    specs: { Rating: '16 A, 240 V', Standard: 'IS 1293', Body: 'Polycarbonate' },
    stock: 620,
    pictures: ['electric-plug-2', 'electric-plug-1', 'switch-board-2'],
  },
  {
    name: 'Aluminium body torch, 2 D cells, 5 W',
    description:
      'Night guards and railway gangmen ask for this one. Knurled grip, O-ring seals, three modes with a tail switch that survives a fall on ballast. Sold without cells; hang-sell blister or plain box.',
    unit: 'piece',
    tiers: [
      [6, 310],
      [36, 284],
      [144, 262],
    ],
    specs: { Body: 'Anodised aluminium', Beam: '400 m', Rating: 'IPX4' },
    stock: 288,
    pictures: ['torch-2', 'torch-1'],
  },
  {
    name: 'Extension board 4 + 4, 6 A, 5 m wire',
    description:
      'Each socket has its own switch, and a 6 A fuse guards the lot. Children’s shutters on all holes. Real 0.75 sq mm copper lead, three core, moulded to its plug; wall-mount keyholes behind.',
    unit: 'piece',
    tiers: [
      [10, 295],
      [40, 272],
      [160, 252],
    ],
    specs: { Sockets: '4, with 4 switches', Lead: '5 m, 0.75 sq mm', Rating: '6 A, 240 V' },
    stock: 540,
    pictures: ['switch-board-2', 'electric-plug-1', 'wire-coil-1'],
  },
  {
    name: 'Filament LED bulb 4 W, amber glass, E27',
    description:
      'Café owners hang these in rows: warm 2,200 K glow of the old Edison lamp at a tenth of the current. Dimmable with ordinary rotary dimmers. Glass is hand-checked and packed in foam trays of ten.',
    unit: 'piece',
    tiers: [
      [20, 142],
      [100, 129],
      [400, 118],
    ],
    specs: { Wattage: '4 W', Holder: 'E27', Colour: '2,200 K', Shape: 'ST64' },
    stock: 0,
    pictures: ['light-bulb-1', 'wire-coil-2'],
  },
  {
    name: 'Outdoor waterproof tube fitting 40 W, 4 ft, IP65',
    description:
      'Gaskets at both ends and stainless clips keep dust and jets of water out of cold stores, poultry sheds and petrol pumps. 4,400 lumen, replaceable driver. Cable gland fitted, one metre lead.',
    unit: 'piece',
    tiers: [
      [4, 690],
      [20, 645],
      [80, 608],
    ],
    specs: { Wattage: '40 W', Protection: 'IP65', Length: '4 ft', Lumen: '4,400' },
    stock: 230,
    pictures: ['tube-light-1', 'tube-light-2'],
  },
]
