import type { Good } from '#server/demo/good.ts'

export const goods: readonly Good[] = [
  {
    name: 'GSM mobile auto starter for pump, up to 10 HP',
    description:
      'Farmers start the pump from home at 3 in the night when the line comes. Works with the starter already on the wall, six wires. Speaks Hindi, Marathi, Gujarati, Telugu and Tamil. One-year swap.',
    unit: 'piece',
    tiers: [[2, 3650]],
    specs: {
      Network: '4G, any SIM',
      Motor: '1 to 10 HP',
      Control: 'Missed call, SMS, app',
      Alerts: 'Power, dry run, theft',
    },
    stock: 260,
    pictures: ['control-panel-1', 'mobile-phone-1'],
  },
  {
    name: 'Submersible winding wire, poly-wrapped, 1.0 mm',
    description:
      'Rewinders buy it by reel: smooth, no pinholes, water test of 24 hours at 3 kV. Sizes 0.5 to 2.4 mm. Copper rate moves, so the price holds for the day of order and is confirmed before the bill.',
    unit: 'kg',
    tiers: [
      [10, 1085],
      [50, 1060],
      [200, 1038],
    ],
    specs: {
      Conductor: '1.0 mm copper',
      Covering: 'Polyester + PP film',
      Standard: 'IS 8783',
      Reel: 'About 8 kg',
    },
    stock: 780,
    pictures: ['pump-cable-2', 'wire-coil-2'],
  },
  {
    name: 'Sewage pump 1 HP with cutter, submersible',
    description:
      'Cutter of tungsten carbide chops rags and hair before they reach the impeller. Float switch on the side, thermal relay in the winding. For basements, septic tanks and STP lifting pits.',
    unit: 'piece',
    tiers: [
      [1, 12800],
      [4, 12250],
      [15, 11700],
    ],
    specs: { Power: '1 HP, 230 V', Solids: 'Up to 35 mm', Outlet: '2 in', Cable: '10 m' },
    stock: 42,
    pictures: ['submersible-pump-2', 'submersible-pump-1'],
  },
  {
    name: 'Submersible motor only, 7.5 HP, V6, water-filled',
    description:
      'When the bowls are fine and just the motor is burnt. Thrust bearing of carbon against steel takes 1,000 kg. Fits any NEMA coupled pump end. Lot is sold; winding section gives next pieces soon.',
    unit: 'piece',
    tiers: [
      [1, 19400],
      [4, 18700],
      [12, 18100],
    ],
    specs: {
      Power: '7.5 HP, 415 V',
      Size: '6 in, NEMA flange',
      Winding: 'Poly-wrapped copper',
      Standard: 'IS 9283',
    },
    stock: 0,
    pictures: ['electric-motor-2', 'submersible-pump-1'],
  },
  {
    name: 'Mini monoblock pump (पानी की मोटर), 0.5 HP, 1 inch',
    description:
      'The small blue pump of every lane: lifts municipal water to the first-floor tank. Light at 5.2 kg, foot with rubber pads. Dealers get impeller and seal kits with each twenty pumps, free of charge.',
    unit: 'piece',
    tiers: [
      [4, 1790],
      [20, 1690],
      [100, 1610],
    ],
    specs: { Power: '0.5 HP, 230 V', Head: '6–25 m', Suction: '6 m', Winding: 'Copper' },
    stock: 1150,
    pictures: ['monoblock-pump-2', 'monoblock-pump-1'],
  },
  {
    name: 'HDPE coil pipe, 32 mm, PN 10, 100 m, for pump delivery',
    description:
      'One length from pump to surface, no joint to fail. Virgin granules with 2.5 % carbon black. The pipe carries a blue stripe and metre marks. Brass or PP compression couplers to go with it.',
    unit: 'roll (100 m)',
    tiers: [
      [2, 4950],
      [10, 4720],
      [40, 4510],
    ],
    specs: { Size: '32 mm', Pressure: '10 kg/cm²', Grade: 'PE 80', Standard: 'IS 4984' },
    stock: 195,
    pictures: ['drip-pipe-1', 'pvc-pipe-2'],
  },
  {
    name: 'Solar pump controller 5 HP, MPPT, AC pump',
    description:
      'Turns an ordinary three-phase pump into a solar pump; also takes grid at night by change-over. Remote monitoring by SIM ready. Last pieces of this firmware, tested on our roof for two weeks.',
    unit: 'piece',
    tiers: [
      [1, 24500],
      [3, 23600],
    ],
    specs: { Rating: '5 HP, 415 V', 'PV input': '350–800 V DC', Tracking: 'MPPT, 99 %', Box: 'IP65' },
    stock: 3,
    pictures: ['control-panel-2', 'solar-panel-1'],
  },
  {
    name: 'Submersible round cable, 3 core × 6 sq mm',
    description:
      'Round shape seals well in cable glands of sewage and dewatering pumps. Flexible at 5 °C, does not crack when dragged over stone. Drum or coil as you like; joint-free up to 500 m.',
    unit: 'metre',
    tiers: [
      [100, 268],
      [500, 258],
      [2000, 249],
    ],
    specs: { Cores: '3 × 6 sq mm', Conductor: 'Annealed copper', Sheath: 'PVC, 80 °C', Standard: 'IS 694' },
    stock: 1800,
    pictures: ['pump-cable-1', 'pump-cable-2'],
  },
  {
    name: 'Solar submersible pump 3 HP, DC, with controller',
    description:
      'Pump, controller and 30 m cable as one kit, panels apart. BLDC motor gives water already at eight in the morning. Works with eight modules of 375 Wp or six of 550. Made for 5-year warranty tenders.',
    unit: 'set',
    tiers: [
      [1, 62500],
      [3, 60400],
      [10, 58800],
    ],
    specs: { Power: '3 HP, BLDC', Head: 'Up to 70 m', Output: '95,000 L per day', Panels: '3,000 Wp needed' },
    stock: 28,
    pictures: ['submersible-pump-1', 'solar-panel-2', 'control-panel-1'],
  },
  {
    name: 'Chaff cutter motor 2 HP, single phase, 1440 rpm',
    description:
      'High starting torque for kutti machines, threshers and oil ghani. Double capacitor, heavy feet with long slots for belt tension. Packed in a thermocol-free box. Pulley 3 inch A-section with each motor.',
    unit: 'piece',
    tiers: [
      [1, 8350],
      [5, 7960],
      [25, 7600],
    ],
    specs: { Power: '2 HP', Speed: '1440 rpm', Shaft: '24 mm with key', Bearings: '6205, sealed' },
    stock: 155,
    pictures: ['electric-motor-1', 'electric-motor-2'],
  },
  {
    name: 'Dewatering pump 3 HP, portable, for mud and sites',
    description:
      'Contractors drop it into the pit and forget it. Rubber-lined volute against sand, strainer with 8 mm holes, double seal in oil. 24 kg only. Rental companies: ask for the trolley version.',
    unit: 'piece',
    tiers: [
      [1, 21500],
      [4, 20600],
      [12, 19800],
    ],
    specs: { Power: '3 HP, 415 V', Flow: '600 L per min', Head: '22 m', Outlet: '3 in hose' },
    stock: 5,
    pictures: ['submersible-pump-2', 'cement-bag-1'],
  },
  {
    name: 'Foot valve 3 inch, cast iron, with strainer',
    description:
      'Low-friction type that saves diesel: big opening, light flap. Tested by holding a column of water for one night. Screwed and flanged ends at one rate. Replacement flaps at 35 rupees.',
    unit: 'piece',
    tiers: [[4, 740]],
    specs: {
      Size: '80 mm (3 in)',
      Body: 'Cast iron FG 200',
      Flap: 'Leather or rubber',
      Standard: 'IS 10805',
    },
    stock: 205,
    pictures: ['valve-1', 'monoblock-pump-2'],
  },
  {
    name: 'Automatic water level controller for tank and sump',
    description:
      'No more overflowing tank. Sensors work at 5 V AC, safe and free of corrosion. LEDs show the level, relay of 30 A switches the motor directly. Boxed with 5 sensors, screws and a clear fitting sheet.',
    unit: 'piece',
    tiers: [
      [5, 940],
      [25, 885],
      [100, 838],
    ],
    specs: { Load: 'Up to 1.5 HP', Sensors: '5, stainless steel', Modes: 'Auto, manual', Supply: '230 V' },
    stock: 690,
    pictures: ['control-panel-1', 'tap-2'],
  },
  {
    name: 'Cable joint kit, heat shrink, 3 core, up to 6 sq mm',
    description:
      'Fitter makes a water-tight joint in ten minutes with a gas torch or hot gun. Inner sleeves of three colours. Tested 72 hours below 20 m of water. A bag of ten kits hangs in every pump shop.',
    unit: 'kit',
    tiers: [
      [20, 165],
      [100, 152],
      [500, 141],
    ],
    specs: {
      Cores: '3, up to 6 sq mm',
      Sleeves: '3 inner, 1 outer',
      Lining: 'Hot-melt adhesive',
      Ferrules: 'Copper, 3',
    },
    stock: null,
    pictures: ['pump-cable-2', 'pump-cable-1'],
  },
  {
    name: 'Vertical multistage inline pump, 3 HP, stainless steel',
    description:
      'RO plants, boilers and hotel boosters. Cartridge seal changes without removing the motor. Inlet and outlet in one line with 1.25 inch flanges. Curve and drawing are sent as PDF with the quotation.',
    unit: 'piece',
    tiers: [
      [1, 38500],
      [3, 37100],
      [10, 35900],
    ],
    specs: { Power: '3 HP, IE3', Flow: '3–12 m³ per hour', Head: '35–88 m', 'Wetted parts': 'SS 304' },
    stock: null,
    pictures: ['monoblock-pump-1', 'filter-tank-1', 'gauge-1'],
  },
  {
    name: 'uPVC plumbing pipe, 1 inch, schedule 40, 3 m',
    description:
      'Cold-water lines from pump to tank. Lead-free compound, bright inside, no taste in the water. Plumbers like that it threads clean without chips. Mix with elbows, unions and ball valves for one freight.',
    unit: 'piece',
    tiers: [
      [25, 228],
      [100, 214],
      [500, 202],
    ],
    specs: { Size: '25 mm (1 in) × 3 m', Type: 'Threaded, plain', Standard: 'ASTM D1785', Colour: 'White' },
    stock: null,
    pictures: ['pvc-pipe-2', 'tap-1', 'pvc-pipe-1'],
  },
]
