import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'Submersible pump 1.5 HP, V4, 15 stage',
    description:
      'For 4 inch bores and deeper house wells. Oil-filled motor with pure copper winding, moulded polymer impellers on a stainless shaft. Starts well down to 180 V. Test slip with head, flow and amps is tied to every pump.',
    unit: 'piece',
    tiers: [
      [1, 10400],
      [5, 9900],
    ],
    specs: { Power: '1.5 HP, 230 V', Head: '30–95 m', Flow: '10–55 L per min', Standard: 'IS 8034' },
    stock: 145,
    pictures: ['submersible-pump-1', 'submersible-pump-2', 'control-panel-1', 'pump-cable-1'],
  },
  {
    name: 'Induction motor 5 HP, three phase, 1440 rpm, foot mounted',
    description:
      'Flour mills, fans, conveyors and chaff cutters. Cast-iron body, class F insulation with class B rise, so it forgives a hot shed. Terminal box turns in four directions. Bearings 6306 on both ends, easy to find anywhere.',
    unit: 'piece',
    tiers: [
      [1, 14900],
      [4, 14200],
      [12, 13600],
    ],
    specs: { Power: '5 HP (3.7 kW)', Frame: '112M, B3', Efficiency: 'IE3, IS 12615', Protection: 'IP55' },
    stock: 66,
    pictures: ['electric-motor-1', 'electric-motor-2'],
  },
  {
    name: 'Monoblock pump 1 HP, self-priming, for home use',
    description:
      'Fills a roof tank on the third floor in twenty minutes. Brass impeller, forged; anti-jam winding opens by a screwdriver slot in the fan side. Thermal cut-out inside. Cartons are drop-tested, four pumps to a strap.',
    unit: 'piece',
    tiers: [
      [2, 3450],
      [10, 3290],
      [40, 3140],
    ],
    specs: { Power: '1 HP, single phase', Suction: 'Up to 7 m', Head: '6–40 m', Outlet: '1 × 1 in' },
    stock: 820,
    pictures: ['monoblock-pump-1', 'monoblock-pump-2', 'tap-1'],
  },
  {
    name: 'uPVC column pipe (कॉलम पाइप), 2 in × 3 m, heavy',
    description:
      'Hang the pump on pipe, not on rope worries: square thread and lock ring carry motor, water and pipe down to 200 m. No rust, no scale, lower friction than GI. Top and bottom adaptors are sold as a set.',
    unit: 'piece',
    tiers: [
      [10, 890],
      [50, 845],
      [200, 805],
    ],
    specs: {
      Size: '50 mm (2 in) × 3 m',
      Thread: 'Square, with rubber ring',
      Load: '3,200 kg',
      Colour: 'Blue',
    },
    stock: 1400,
    pictures: ['pvc-pipe-1', 'submersible-pump-1'],
  },
  {
    name: 'Control panel for 1.5 HP submersible, single phase, DOL',
    description:
      'Starter with contactor, overload and dry-run trip. The capacitor values match oil-filled V4 motors of 12 to 15 stages. Wiring diagram is pasted inside the door, in Hindi and English. Spares kept ready.',
    unit: 'piece',
    tiers: [
      [2, 1980],
      [10, 1880],
      [40, 1790],
    ],
    specs: {
      Rating: '1.5 HP, 230 V',
      Capacitor: '36 µF run, 150 µF start',
      Meters: 'Digital volt and amp',
      Box: 'MS, powder coated',
    },
    stock: 430,
    pictures: ['control-panel-1', 'control-panel-2'],
  },
  {
    name: 'Submersible flat cable, 3 core × 2.5 sq mm, copper',
    description:
      'Full copper weight: we print metre marks so you can count and weigh. Double PVC sheath resists water and oil. Coils of 100 m, cut pieces above 50 m at the first slab. Core colours red, yellow, blue.',
    unit: 'metre',
    tiers: [[100, 118]],
    specs: {
      Cores: '3 × 2.5 sq mm',
      Conductor: 'Bright copper, 99.97 %',
      Standard: 'IS 694',
      Voltage: '1.1 kV',
    },
    stock: 4600,
    pictures: ['pump-cable-1', 'pump-cable-2'],
  },
  {
    name: 'Submersible pump 5 HP, V6, 8 stage, water-filled',
    description:
      'The farm workhorse for 6 inch bores. Water-filled rewindable motor, cast-iron bowls, bronze impellers. Any village winder can repair it, and the winding data is on the plate. Subsidy papers given where the state asks.',
    unit: 'piece',
    tiers: [
      [1, 23800],
      [3, 22900],
      [10, 22100],
    ],
    specs: { Power: '5 HP, 415 V', Head: '48–92 m', Outlet: '2.5 in', Standard: 'IS 8034, 4 star' },
    stock: 58,
    pictures: ['submersible-pump-2', 'submersible-pump-1', 'pump-cable-1'],
  },
  {
    name: 'Electric motor 1 HP, single phase, capacitor start',
    description:
      'A strong starter for flour mills, table saws, wet grinders and milking machines. Copper wound, cast end shields, shaft of 19 mm with key. Reverse by changing two wires, as shown under the cover.',
    unit: 'piece',
    tiers: [
      [2, 5250],
      [10, 4990],
      [40, 4760],
    ],
    specs: { Power: '1 HP (0.75 kW)', Speed: '1440 rpm, 2880 rpm', Frame: '80', Standard: 'IS 996' },
    stock: 310,
    pictures: ['electric-motor-2', 'electric-motor-1'],
  },
  {
    name: 'Centrifugal monoblock 3 HP, 2.5 × 2 in, three phase',
    description:
      'For canals, open wells and flood irrigation. Dynamically balanced impeller, mechanical seal instead of gland rope, so no dripping. Wide voltage band of 300 to 440 V. BEE star label on the body.',
    unit: 'piece',
    tiers: [
      [1, 11900],
      [5, 11350],
      [20, 10850],
    ],
    specs: { Power: '3 HP, 415 V', Flow: 'Up to 750 L per min', Head: '12–28 m', Standard: 'IS 9079' },
    stock: 94,
    pictures: ['monoblock-pump-2', 'monoblock-pump-1', 'valve-1'],
  },
  {
    name: 'Bore casing pipe, uPVC, 6 inch, CS, 3 m length',
    description:
      'Drillers count on the threads: cut by machine, screwed by hand, strong when the bore is 120 m deep. Slotted screen pipe in the same thread for the water layer. Full truck of 320 lengths direct from the works.',
    unit: 'piece',
    tiers: [
      [10, 3250],
      [50, 3110],
      [200, 2980],
    ],
    specs: { Size: '150 mm × 3 m', Wall: '7.6 mm', Type: 'CS, trapezoidal thread', Standard: 'IS 12818' },
    stock: 540,
    pictures: ['pvc-pipe-2', 'pvc-pipe-1'],
  },
  {
    name: 'Star-delta starter panel, 10 HP, for borewell',
    description:
      'Soft on the motor and on a weak rural line. Bimetal relay range 9 to 15 A, voltmeter with selector switch, auto-manual mode. Box is 16 gauge with rubber seal, wall brackets included.',
    unit: 'piece',
    tiers: [
      [1, 7950],
      [5, 7600],
      [20, 7280],
    ],
    specs: {
      Rating: '10 HP, 415 V',
      Contactors: '3, 25 A',
      Protection: 'Single phase, dry run, overload',
      Timer: '0–30 s',
    },
    stock: 76,
    pictures: ['control-panel-2', 'control-panel-1'],
  },
  {
    name: 'Submersible flat cable, 3 core × 4 sq mm, copper',
    description:
      'The right size for 7.5 HP at 150 m or 10 HP at 90 m; ask us when in doubt, a thin cable burns a good motor. Sheath is printed with our batch and running metre. 500 m drum on request.',
    unit: 'metre',
    tiers: [
      [100, 184],
      [500, 176],
    ],
    specs: { Cores: '3 × 4 sq mm', Conductor: 'Class 5 copper', Sheath: 'PVC, black', Standard: 'IS 694' },
    stock: 3100,
    pictures: ['pump-cable-2', 'pump-cable-1', 'wire-coil-1'],
  },
  {
    name: 'Openwell submersible pump 2 HP, horizontal, single phase',
    description:
      'Lies in the sump and makes no noise. Needs no priming, no foot valve and no pump room. Apartment plumbers fit it where a monoblock disturbs the neighbours. 3 m cable attached, panel extra.',
    unit: 'piece',
    tiers: [
      [1, 9850],
      [5, 9380],
      [20, 8950],
    ],
    specs: { Power: '2 HP, 230 V', Head: '10–32 m', Outlet: '1.25 in', Standard: 'IS 14220' },
    stock: 118,
    pictures: ['submersible-pump-1', 'submersible-pump-2'],
  },
  {
    name: 'Flange-mounted motor 2 HP, three phase, B5, 1440 rpm',
    description:
      'Bolts straight to a gearbox or pump. Flange run-out below 0.05 mm, checked on each motor. Made to your voltage, shaft and paint from five pieces. Brake motors of the same frame on enquiry.',
    unit: 'piece',
    tiers: [
      [1, 9450],
      [5, 9050],
      [20, 8700],
    ],
    specs: { Power: '2 HP (1.5 kW)', Frame: '90L, B5', Flange: '200 mm', Efficiency: 'IE2, IE3' },
    stock: null,
    pictures: ['electric-motor-1', 'electric-motor-2', 'gear-2'],
  },
  {
    name: 'Pressure booster pump 0.5 HP with tank and switch',
    description:
      'Good showers on the top floor, just below the tank. Starts when a tap opens, stops by itself. Quiet at 55 dB. Delivered as one assembly, plumbers need two unions and half an hour.',
    unit: 'piece',
    tiers: [
      [1, 8950],
      [5, 8540],
      [20, 8180],
    ],
    specs: { Power: '0.5 HP', Pressure: '1.4–2.8 kg/cm²', Tank: '24 L diaphragm', Points: 'Up to 4 showers' },
    stock: 135,
    pictures: ['monoblock-pump-1', 'tap-1', 'gauge-1'],
  },
  {
    name: 'Agriculture PVC pipe, 110 mm, 4 kg/cm², 6 m',
    description:
      'Main line for fields (khet) and lift irrigation. UV stabilised, so it may lie in the open for a season. Marked each metre with size, class and ISI number. Bend, tee and end cap from the same moulds.',
    unit: 'piece',
    tiers: [
      [20, 985],
      [100, 940],
      [400, 899],
    ],
    specs: {
      Size: '110 mm × 6 m',
      Pressure: '4 kg/cm² (class 2)',
      Joint: 'Self-fit, solvent',
      Standard: 'IS 4985',
    },
    stock: 2200,
    pictures: ['pvc-pipe-1', 'pvc-pipe-2'],
  },
]
