import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Decorative ceiling fan 1200 mm, wood finish, underlight',
    description:
      'Three blades in walnut print and an 18 W tri-colour lamp beneath: one point, two jobs for a drawing room. Remote with reverse for winter. Gift-worthy box with foam, so courier parcels arrive whole.',
    unit: 'piece',
    tiers: [[1, 4950]],
    specs: { Sweep: '1200 mm', Light: '18 W, tri-colour', Motor: 'BLDC, 35 W' },
    stock: 2,
    pictures: ['ceiling-fan-1', 'light-bulb-2'],
  },
  {
    name: 'House wire 2.5 sq mm, FRLS, 90 m',
    description:
      'Low-smoke insulation for lifts, clinics and coaching halls where people must find the stairs. 15 to 20 A power circuits, geysers and ACs. Third-party report for oxygen index comes with every lot.',
    unit: 'roll (90 m)',
    tiers: [
      [4, 3080],
      [24, 2930],
      [96, 2815],
    ],
    specs: { Size: '2.5 sq mm', Standard: 'IS 694', Type: 'FRLS', Conductor: 'Copper, class 2' },
    stock: 420,
    pictures: ['wire-coil-1', 'tube-light-2'],
  },
  {
    name: 'Modular plate 8 module with frame, horizontal',
    description:
      'Glossy polycarbonate plate that will not yellow, on a glass-filled frame that stays flat even on an uneven wall. Concealed metal boxes are sold to match. Ivory, white and matt grey at one rate.',
    unit: 'piece',
    tiers: [
      [20, 118],
      [100, 106],
      [400, 96.5],
    ],
    specs: { Modules: '8', Material: 'Polycarbonate', Standard: 'IS 14772' },
    stock: 740,
    pictures: ['switch-board-1', 'switch-board-2', 'screwdriver-1'],
  },
  {
    name: 'Night lamp bulb 0.5 W (zero bulb), mixed colours',
    description:
      'Small B22 lamps in six festive colours for puja rooms, corridors and Diwali toran strings. Half a watt each, so leave them on all night. A box of 50 holds a fair mix; single colours by the box.',
    unit: 'box (50 pieces)',
    tiers: [
      [1, 640],
      [5, 598],
      [20, 562],
    ],
    specs: { Wattage: '0.5 W', Holder: 'B22', Colours: 'Red, green, blue, yellow, pink' },
    stock: 380,
    pictures: ['light-bulb-2', 'colour-palette-1', 'light-bulb-1'],
  },
  {
    name: 'Travel plug, universal to Indian 3 pin',
    description:
      'Takes plugs from Europe, Britain, America and Japan and fits our 6 A socket. Hotels keep them at reception and computer shops sell them beside imported laptops. Shuttered holes, nickel-plated pins.',
    unit: 'piece',
    tiers: [
      [20, 46],
      [100, 41],
      [500, 36.75],
    ],
    specs: { Rating: '6 A, 240 V', Input: 'Universal', Output: 'Type D, 3 pin' },
    stock: 1090,
    pictures: ['electric-plug-1', 'laptop-1'],
  },
  {
    name: 'Searchlight torch 20 W, rechargeable, 1.5 km',
    description:
      'Big reflector, shoulder strap and a 6 V sealed battery: made for forest patrols, boats and brick kilns. Five hours full beam. Spare battery and bulb modules are on the price list.',
    unit: 'piece',
    tiers: [
      [2, 1280],
      [12, 1190],
    ],
    specs: { LED: '20 W', Range: '1.5 km', Battery: 'SLA 6 V 4.5 Ah' },
    stock: null,
    pictures: ['torch-1', 'battery-1', 'torch-2'],
  },
  {
    name: 'Small sweep ceiling fan 600 mm, four blade, white',
    description:
      'A short fan for kitchens, lofts and passages where a 48-inch blade would touch the wall. 870 rpm gives strong air straight down. Four aluminium blades, powder coated; fits an ordinary hook.',
    unit: 'piece',
    tiers: [
      [4, 1240],
      [20, 1165],
      [80, 1095],
    ],
    specs: { Sweep: '600 mm', Power: '50 W', Speed: '870 rpm' },
    stock: 5,
    pictures: ['ceiling-fan-2', 'ceiling-fan-1'],
  },
  {
    name: 'Switch socket combined, 6 A, anchor type',
    description:
      'Old-style board makers still prefer it: one piece, four screws, fitted in a minute on a wooden or PVC board. Brass parts throughout, bakelite body that does not sag in heat. Twenty in a box.',
    unit: 'piece',
    tiers: [
      [20, 64],
      [100, 57.5],
      [400, 52],
    ],
    specs: { Rating: '6 A, 240 V', Body: 'Bakelite', Standard: 'IS 1293' },
    stock: 1420,
    pictures: ['switch-board-2', 'electric-plug-2'],
  },
  {
    name: 'Flat submersible cable 3 core, 4 sq mm',
    description:
      'Flat copper cable that lies close to the riser pipe and keeps out water at 100 m. Sold by metre, cut without joint up to 500 m; bring the pump HP and depth and we suggest the size.',
    unit: 'metre',
    tiers: [
      [50, 186],
      [200, 176],
      [500, 168],
    ],
    specs: { Cores: '3 × 4 sq mm', Standard: 'IS 694', Conductor: 'Copper' },
    stock: 2400,
    pictures: ['wire-coil-2', 'pump-cable-2', 'submersible-pump-2'],
  },
  {
    name: 'Slim batten 10 W, 2 ft, with pull switch',
    description:
      'Reading lamp for hostels, dressing tables and sewing machines: its own cord switch means no extra wiring. Magnetic clips in the pack hold it under a steel shelf too.',
    unit: 'piece',
    tiers: [
      [10, 124],
      [50, 113],
      [200, 104],
    ],
    specs: { Wattage: '10 W', Length: '2 ft', Colour: '4,000 K' },
    stock: 460,
    pictures: ['tube-light-2', 'mirror-1'],
  },
  {
    name: 'LED bulb 40 W, high power, B22',
    description:
      'One bulb lights a whole shop floor or a wedding tent corner. Finned aluminium housing, 4,000 lumen, 4 kV surge protection for generator supply. E27 caps by the carton at the same rate.',
    unit: 'piece',
    tiers: [
      [10, 285],
      [50, 262],
      [200, 244],
    ],
    specs: { Wattage: '40 W', Holder: 'B22, E27', Lumen: '4,000' },
    stock: null,
    pictures: ['light-bulb-1', 'light-bulb-2'],
  },
  {
    name: 'Two-pin plug with 3 m cord, moulded',
    description:
      'Ready lead for lamps, chargers and small appliances: plug, cord and stripped ends in one moulding. Copper-clad leads are cheap and burn; this one is pure copper, and the packing says so.',
    unit: 'piece',
    tiers: [
      [50, 48],
      [250, 43.5],
      [1000, 39],
    ],
    specs: { Rating: '2.5 A, 240 V', Cord: '2 × 0.5 sq mm, 3 m', Colour: 'Black, white' },
    stock: 1160,
    pictures: ['electric-plug-2', 'wire-coil-2', 'electric-plug-1'],
  },
  {
    name: 'Headlamp torch, sensor, rechargeable',
    description:
      'Wave a hand and it lights, so greasy gloves stay off the switch. Mechanics, beekeepers and plumbers wear it on cap or bare head. Tilts 60°, weighs 74 g; twelve pieces to a counter display.',
    unit: 'piece',
    tiers: [
      [12, 185],
      [60, 168],
      [240, 154],
    ],
    specs: { LED: '3 W COB + XPE', Battery: 'Li-ion 1,200 mAh', Weight: '74 g' },
    stock: 560,
    pictures: ['torch-2', 'corrugated-box-1', 'torch-1'],
  },
  {
    name: 'Ceiling fan 1400 mm, four blade, hall type',
    description:
      'Moves air over 200 sq ft at low noise, made for community halls, schools and gurdwaras with high ceilings. Extra-long 24-inch rod included. Ask for test report: 270 cubic metres a minute on 230 V.',
    unit: 'piece',
    tiers: [
      [2, 2180],
      [12, 2060],
      [48, 1960],
    ],
    specs: { Sweep: '1400 mm', Blades: '4', Air: '270 m³/min' },
    stock: null,
    pictures: ['ceiling-fan-1', 'ceiling-fan-2'],
  },
  {
    name: 'Aluminium service wire (तार) 2 core, 4 sq mm, 90 m',
    description:
      'Weatherproof twin wire (service taar) from pole to meter. Hard-drawn aluminium with UV-resistant black sheath, approved by several discoms for single-phase connections. Keeps its shape in a neat catenary.',
    unit: 'roll (90 m)',
    tiers: [
      [2, 1980],
      [10, 1870],
      [40, 1785],
    ],
    specs: { Size: '2 × 4 sq mm', Conductor: 'Aluminium', Standard: 'IS 694' },
    stock: null,
    pictures: ['wire-coil-1', 'wire-coil-2'],
  },
  {
    name: 'Tri-colour batten 36 W, wide body, 4 ft',
    description:
      'Warm, natural and cool white from one fitting: flick the wall switch to change. 120 mm wide diffuser throws even light without shadow lines on the tailor’s table. Snap-on end caps, 18-month warranty.',
    unit: 'piece',
    tiers: [
      [10, 338],
      [50, 312],
    ],
    specs: { Wattage: '36 W', Colour: '3,000 / 4,000 / 6,500 K', Width: '120 mm' },
    stock: 395,
    pictures: ['tube-light-1', 'thread-spool-1'],
  },
]
