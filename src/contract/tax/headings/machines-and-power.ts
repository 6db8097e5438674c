import type { HeadingLines } from './heading-lines.ts'

/** HSN code, rate in percent, name; what differs. `5/18@2500` is 5 % up to that value of a piece in rupees, 18 % above. */
export const machinesAndPower: HeadingLines = {
  'automobile-spares-parts': `
2710 18 Engine oil, lubricants
3403 18 Grease
3819 18 Brake fluid
3820 18 Coolant, antifreeze
4009 18 Rubber hoses
4010 18 Belts: V, timing, fan, conveyor
4011 18 Tyres; rear ones of tractors, and of bicycles: 5 %
4013 18 Tubes of tyres; rear ones of tractors, and of bicycles: 5 %
4016 18 Rubber parts, seals, gaskets, bushes, mats
6813 18 Brake pads, brake shoes, linings, clutch facings
7007 18 Safety glass, windscreens
7009 18 Rear-view mirrors
7320 18 Springs
8301 18 Locks for vehicles
8409 18 Engine parts: pistons, rings, valves, cylinder heads
8413 18 Fuel, oil and water pumps
8414 18 Turbochargers, air compressors
8421 18 Filters for oil, air, fuel
8482 18 Ball and roller bearings
8483 18 Shafts, gears, gear boxes, pulleys, crankshafts
8484 18 Gaskets
8507 18 Batteries
8511 18 Spark plugs, starters, alternators, ignition
8512 18 Lamps, headlights, horns, wipers
8544 18 Wiring harness
8708 18 Parts of motor vehicles: brakes, clutch, suspension, shock absorbers, axles, bumpers, wheels; for tractors: 5 %
8714 18 Parts of two-wheelers, motorcycles, scooters; of bicycles: 5 %
8711 18 Two-wheelers up to 350 cc; above: 40 %, electric: 5 %
8712 5 Bicycles
9401 18 Seats, seat covers
9029 18 Speedometers`,
  'drip-irrigation': `
8424 5 Drip irrigation, drippers, emitters, laterals, sprinklers, foggers, mechanical sprayers
3917 18 Pipes, tubes and fittings of plastic, PVC, HDPE, lay flat
3920 18 Mulch film, sheets
3926 18 Other fittings of plastic
5608 5 Shade nets, agro nets, fishing nets
8413 18 Pumps; hand pumps: 5 %
8421 18 Filters: disc, screen, sand, hydrocyclone
8481 18 Valves, air release valves
9032 18 Controllers, timers
3925 18 Tanks of plastic`,
  'electricals-lights': `
8414 18 Fans: ceiling, table, exhaust
8501 18 Electric motors
8504 18 Transformers, stabilisers, UPS, LED drivers, chargers
8506 18 Dry cells
8513 18 Torches
8516 18 Water heaters, geysers, room heaters
8531 18 Bells, alarms, indicators
8532 18 Capacitors
8535 18 Switchgear above 1,000 V, fuses, lightning arresters
8536 18 Switches, sockets, plugs, MCB, RCCB, relays, holders, connectors, contactors
8537 18 Panels, distribution boards, starters
8538 18 Parts of switchgear, boxes
8539 18 LED bulbs, lamps, tubes
8544 18 Wires and cables, extension cords
8546 18 Insulators
8547 18 Conduits, insulating fittings
9405 18 LED lights, panel lights, street lights, flood lights, fixtures, battens
940541 5 Solar lights and lanterns
9028 18 Energy meters
9030 18 Testers, multimeters`,
  'electronics-computers': `
8471 18 Computers, laptops, keyboards, mice, storage
8473 18 Parts of computers, RAM, motherboards
8517 18 Phones, routers, switches, modems, parts of phones
8518 18 Speakers, headphones, earphones, microphones, amplifiers
8523 18 Pen drives, SSD, memory cards, smart cards
8525 18 Cameras, CCTV
8528 18 Monitors, televisions, projectors, displays
8529 18 Antennas, parts of televisions
8504 18 Chargers, adapters, power supplies, power banks, UPS
8507 18 Batteries, lithium cells
8534 18 Printed circuits, PCB
8541 18 Diodes, transistors, LED; solar cells and modules: 5 %
8542 18 Integrated circuits, sensors, modules
8543 18 Other electronic devices
8544 18 Cables, USB and HDMI cables
8443 18 Printers, scanners, copiers
8470 18 Billing machines, calculators, cash registers, POS
9102 18 Watches
3926 18 Cases, covers of plastic
8531 18 Alarms, displays
9032 18 Controllers, thermostats`,
  'industrial-equipments': `
8402 18 Boilers
8412 18 Hydraulic and pneumatic cylinders
8413 18 Pumps
8414 18 Compressors, blowers, vacuum pumps
8417 18 Furnaces and ovens
8419 18 Heat exchangers, dryers, sterilisers; solar water heaters: 5 %
8421 18 Centrifuges, filters
8422 18 Packing, filling, sealing, labelling machines
8423 18 Weighing machines
8425 18 Hoists, chain blocks, winches, jacks
8426 18 Cranes
8427 18 Forklifts, pallet trucks, stackers
8428 18 Conveyors, lifts
8429 18 Earth movers, excavators
8438 18 Food processing machines, bakery machines
8441 18 Paper cutting and making machines
8443 18 Printing machines
8446 18 Looms, weaving machines
8447 18 Knitting and embroidery machines
8451 18 Textile finishing, industrial laundry machines
8452 5 Sewing machines
8456 18 Laser and plasma cutting machines
8457 18 Machining centres, CNC
8458 18 Lathes
8459 18 Drilling and milling machines
8460 18 Grinding machines
8462 18 Presses, bending and shearing machines
8464 18 Stone cutting machines
8465 18 Wood working machines
8466 18 Parts and tools of machines, chucks, vices
8477 18 Plastic and rubber machines, moulding
8479 18 Other machines
8480 18 Moulds
8481 18 Valves
8482 18 Bearings
8483 18 Gear boxes, couplings, pulleys, shafts
8501 18 Motors, geared motors
8502 18 Generators, gensets
8514 18 Industrial furnaces, induction heating
8515 18 Welding machines
9026 18 Gauges, flow and pressure meters
9031 18 Measuring machines
9032 18 Controllers, regulators
4010 18 Conveyor belts, transmission belts
6506 18 Safety helmets
7309 18 Tanks and vessels of steel
7311 18 Gas cylinders`,
  'submersible-motors-pumps': `
8413 18 Pumps: submersible, centrifugal, monoblock, openwell, jet; hand pumps: 5 %
841391 18 Parts of pumps: impellers, shafts, bowls
8501 18 Electric motors, submersible motors
8503 18 Parts of motors, stators, rotors
8536 18 Starters, relays, capacitors, switches
8537 18 Control panels, starters
8544 18 Submersible flat cables, winding wires
3917 18 Column pipes, HDPE and PVC pipes
7306 18 Steel pipes
7307 18 Pipe fittings, adaptors
8481 18 Valves, foot valves
8484 18 Mechanical seals, gaskets
8504 18 Drives, VFD, controllers`,
  'energy-power': `
8541 5 Solar cells, panels and modules
8501 18 Generators, motors
8502 18 Generating sets, diesel generators
850231 5 Wind-operated generators
8504 18 Inverters, transformers, chargers, UPS
8507 18 Batteries, lithium, tubular
841912 5 Solar water heaters
8544 18 Cables, solar cables
8535 18 Switchgear, isolators
8536 18 Connectors, breakers, MC4, SPD
8537 18 Panels, distribution and junction boxes
7308 18 Mounting structures, towers, poles
9028 18 Meters
9405 18 Lights, LED
940541 5 Solar lights, street lights and lanterns
8419 18 Heat exchangers
8405 5 Biogas plants, gas generators
4401 5 Fuel wood, briquettes, pellets
2701 18 Coal
2710 18 Fuel oil, lubricants; petrol and high speed diesel are outside GST`,
}
