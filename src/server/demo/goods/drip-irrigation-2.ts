import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Balcony watering kit with tap timer, 15 plants',
    description:
      'Going to the village for a week? Set the dial and fifteen pots get their share twice a day. Timer runs a season on two AAA cells, with rain pause and manual mode. Gift-box packing, popular at nurseries before Diwali.',
    unit: 'kit',
    tiers: [
      [2, 1890],
      [10, 1760],
      [50, 1650],
    ],
    specs: { Plants: '15', Timer: 'Digital, 1 to 240 min', Power: '2 × AAA', Warranty: '1 year' },
    stock: 120,
    pictures: ['potted-plant-1', 'tap-2', 'drip-pipe-2'],
  },
  {
    name: 'Rain hose (rain pipe) 40 mm, laser punched',
    description:
      'Lay it straight, open the valve and a soft shower reaches five feet on both sides. Ideal for onion, garlic, groundnut and leafy vegetables. Rolls up after harvest; joiners, end plugs and saddles kept in stock.',
    unit: 'roll (100 m)',
    tiers: [
      [2, 1690],
      [10, 1590],
      [50, 1495],
    ],
    specs: { Diameter: '40 mm', Wall: '300 micron', Holes: 'Laser, zigzag', Pressure: '0.5 to 1 bar' },
    stock: 1040,
    pictures: ['drip-pipe-2', 'onion-2', 'sprinkler-1'],
  },
  {
    name: 'Solenoid valve 1 in, 24 V AC, with flow control',
    description:
      'Heart of an automatic system: one valve for each block, all closed by the controller when rain comes. Opens from 0.7 bar, manual bleed screw for a power cut. Waterproof coil with 50 cm leads.',
    unit: 'piece',
    tiers: [
      [1, 1650],
      [10, 1540],
      [40, 1460],
    ],
    specs: { Size: '1 in BSP', Coil: '24 V AC', Pressure: '0.7 to 10 bar' },
    stock: null,
    pictures: ['valve-2', 'control-panel-1', 'valve-1'],
  },
  {
    name: 'Pop-up lawn sprinkler 4 in, adjustable arc',
    description:
      'Hidden under the grass until the water comes, then up by four inches. Arc from 0° to 360° by hand, nozzle and filter basket removable from the top. Used by hotels, schools and cricket grounds.',
    unit: 'piece',
    tiers: [
      [10, 178],
      [50, 165],
      [250, 152],
    ],
    specs: { Inlet: '1/2 in BSP', Radius: '3.5 to 5 m', 'Pop-up': '4 in' },
    stock: 410,
    pictures: ['sprinkler-2', 'potted-plant-1'],
  },
  {
    name: 'Fertiliser tank 90 litre, MS epoxy coated',
    description:
      'Dissolve urea or soluble NPK, turn two cocks, and every plant gets its dose with the water. Pressure-difference type, no power needed. The price covers hoses, gauge tee and a throttle valve to suit a 2 or 2.5 inch line.',
    unit: 'set',
    tiers: [[1, 5900]],
    specs: { Capacity: '90 litre', Pressure: '4 kg/cm²', Coating: 'Epoxy, 80 micron' },
    stock: 2,
    pictures: ['filter-tank-2', 'valve-1', 'water-drop-2'],
  },
  {
    name: 'Double-outlet garden tap, PVC, two-way',
    description:
      'One riser, two hoses: each side has its own quarter-turn lever. UV-stabilised body does not chalk in the sun, and the rubber washer costs a rupee to replace. Sold with a roll of thread tape in each polybag.',
    unit: 'piece',
    tiers: [
      [20, 96],
      [100, 88],
      [500, 79.5],
    ],
    specs: { Inlet: '3/4 in', Outlets: '2 × 1/2 in', Body: 'UV-stabilised PVC' },
    stock: 520,
    pictures: ['tap-1', 'tap-2'],
  },
  {
    name: 'Micro tube 4 mm (feeder pipe), black',
    description:
      'Soft LLDPE tube that carries water from the lateral to a pot or a young tree. Bends round a finger without a kink. Coils of 200 m come in a printed bag that keeps ants and sun out.',
    unit: 'roll (200 m)',
    tiers: [
      [5, 420],
      [25, 388],
      [100, 362],
    ],
    specs: { 'Outer diameter': '6 mm', 'Inner diameter': '4 mm', Material: 'LLDPE' },
    stock: 275,
    pictures: ['drip-pipe-1', 'potted-plant-2'],
  },
  {
    name: 'Pot stake dripper, adjustable 0 to 40 LPH',
    description:
      'Turn the red cap by clicks to change from a slow drip to a small spray umbrella. The 13 cm stake holds the dripper over the root and the cap pulls off for cleaning. Counted by weighing, 100 a packet.',
    unit: 'piece',
    tiers: [
      [100, 7.9],
      [500, 7.1],
      [2000, 6.4],
      [4000, 5.95],
    ],
    specs: { Discharge: '0 to 40 LPH', Stake: '13 cm', Inlet: '4/6 mm barb' },
    stock: 4200,
    pictures: ['potted-plant-2', 'drip-pipe-1', 'water-drop-1'],
  },
  {
    name: 'Hydrocyclone filter 40 m³/h, 2.5 in',
    description:
      'Spins sand out of borewell water before it wears your emitters. No moving part, no element to replace; empty the collector once a day by its drain cock. Powder-coated steel, flanges drilled to table D.',
    unit: 'piece',
    tiers: [
      [1, 6800],
      [4, 6480],
      [10, 6200],
    ],
    specs: { Flow: '40 m³/h', Ends: '2.5 in flange', 'Sand removal': '90 % above 75 micron' },
    stock: null,
    pictures: ['filter-tank-1', 'gauge-1'],
  },
  {
    name: 'Mini sprinkler set with stake, 500 LPH',
    description:
      'Green impact head, half-metre steel stake and 8 mm tube with a take-off adaptor, all in one bundle. Shifts from bed to bed in seconds. Vegetable growers run sixty of them on a 5 HP pump.',
    unit: 'set',
    tiers: [
      [20, 118],
      [100, 109],
      [400, 101],
    ],
    specs: { Discharge: '500 LPH', Radius: '8 m', Stake: '50 cm, 8 mm rod' },
    stock: 760,
    pictures: ['sprinkler-1', 'seedling-1', 'drip-pipe-1'],
  },
  {
    name: 'Non-return valve 75 mm, swing type',
    description:
      'Stops the whole line from draining back into the well at each power cut. Flap is nitrile on a steel core, cover opens with four bolts. Fix it level, arrow to the field, after the pump and before the filter.',
    unit: 'piece',
    tiers: [
      [2, 640],
      [10, 595],
      [50, 552],
    ],
    specs: { Size: '75 mm', Pressure: '6 kg/cm²', Flap: 'Nitrile rubber' },
    stock: 0,
    pictures: ['valve-1', 'submersible-pump-1', 'pvc-pipe-1'],
  },
  {
    name: 'Coco peat block, low EC, 5 kg',
    description:
      'Washed and aged for eight weeks, so it can go straight under saplings without burning roots. One block swells to 70 litres in fifteen minutes. Nurseries mix it one to one with compost; palletised for long hauls.',
    unit: 'piece',
    tiers: [
      [20, 128],
      [100, 117],
      [500, 108],
    ],
    specs: { EC: 'Below 0.7 mS/cm', Weight: '5 kg', Expansion: '70 litre', Size: '30 × 30 × 12 cm' },
    stock: 1500,
    pictures: ['potted-plant-1', 'seedling-2', 'potted-plant-2'],
  },
  {
    name: 'Foot-operated hose tap with stand, stainless steel',
    description:
      'Installed beside cattle sheds and nursery gates, it opens with the boot and shuts by spring, so no one leaves it running. SS 304 stand of 75 cm with base plate and anchors. Made in lots of ten.',
    unit: 'piece',
    tiers: [
      [1, 1480],
      [10, 1390],
    ],
    specs: { Material: 'SS 304', Height: '75 cm', Inlet: '1/2 in' },
    stock: 28,
    pictures: ['tap-2', 'boot-1', 'tap-1'],
  },
  {
    name: 'HDPE sprinkler pipe 75 mm × 6 m, with latch coupler',
    description:
      'Quick-latch pipe (sprinkler pipe) which two people can shift across a field in ten minutes. Metal clip and rubber ring seal at 2.5 bar and let go when the line is empty. Rubber rings, bends and tees are kept as spares.',
    unit: 'piece',
    tiers: [
      [10, 895],
      [50, 848],
      [200, 805],
    ],
    specs: { Diameter: '75 mm', Class: '2 (2.5 kg/cm²)', Standard: 'IS 17425', Length: '6 m' },
    stock: 680,
    pictures: ['drip-pipe-2', 'pvc-pipe-2', 'sprinkler-2'],
  },
  {
    name: 'Four-way fogger for greenhouse, 28 LPH',
    description:
      'Cools a polyhouse by six to eight degrees and holds humidity for mushrooms, orchids and cuttings. Fine fog of 90 micron at 4 bar with no dripping on stop. Cross, anti-drip valve and weight are assembled.',
    unit: 'set',
    tiers: [
      [25, 92],
      [100, 85],
      [500, 78],
    ],
    specs: { Discharge: '28 LPH', Droplet: '90 micron', Pressure: '4 bar' },
    stock: null,
    pictures: ['sprinkler-2', 'potted-plant-1', 'water-drop-1'],
  },
  {
    name: 'Venturi fertiliser injector 1 in, with fittings',
    description:
      'The cheapest way to feed through drip: suction up to 240 litres an hour made by the flow itself. Complete with ball valve, suction hose, strainer and two nipples, ready for a bypass on any main line.',
    unit: 'set',
    tiers: [
      [2, 780],
      [10, 725],
      [40, 680],
    ],
    specs: { Size: '1 in', Suction: '60 to 240 LPH', Body: 'PVDF-lined PP' },
    stock: null,
    pictures: ['valve-2', 'drip-pipe-2', 'tap-2'],
  },
]
