import type { DemoPost } from '#server/demo/demo-post.ts'

export const powerPosts: readonly DemoPost[] = [
  {
    title: 'Solar and battery for a small shop: a sum on one page',
    category: 'Lighting/Solar/Power',
    content:
      'Before you ask for quotations, know your own load. One page of arithmetic protects you from a system that is too small, or too dear.',
    points: [
      {
        point: 'List the load',
        subpoints: [
          'Watts of each light, fan and machine',
          'Hours each runs in a day',
          'Multiply, add, divide by 1,000 for units',
        ],
        content:
          'Example: six lights of 20 watts for 8 hours and two fans of 50 watts for 10 hours need 0.96 + 1.0, about 2 units a day.',
      },
      {
        point: 'Size the panels',
        subpoints: [
          'About 4 units a day from each kilowatt is a usual planning figure',
          'Less in the monsoon',
          'No shade between nine and three',
        ],
        content:
          'For 2 units a day, half a kilowatt would do in good months. Take some more for clouds and dust.',
      },
      {
        point: 'Size the battery',
        subpoints: [
          'Volts times ampere-hours gives watt-hours',
          'Do not plan with the last part of the charge',
          'Hours of cut, not hours of night',
        ],
        content:
          'A 12 volt battery of 150 ampere-hours holds 1,800 watt-hours on paper. Plan with about two thirds of that for lead-acid.',
      },
      {
        point: 'Ask the installer',
        subpoints: [
          'Earthing and lightning protection',
          'Structure and wind',
          'Net metering with the electricity company',
        ],
        content:
          'A battery-free system joined to the grid stops when the grid stops. Say clearly if you need backup.',
      },
    ],
    pictures: ['solar-panel-1', 'inverter-1'],
    meta_description:
      'List the load, size panels and battery, and ask the right questions: solar for a small shop, worked out on one page.',
    days_ago: 13,
  },
  {
    title: 'LED lights: look at lumens, not only at watts',
    category: 'Lighting/Solar/Power',
    content:
      'Watts say what a lamp takes. Lumens say what it gives. A shop that buys by watts alone may pay for heat.',
    points: [
      {
        point: 'Four figures on the box',
        subpoints: [
          'Lumens and lumens per watt',
          'Colour temperature in kelvin',
          'Colour rendering index',
          'Power factor',
        ],
        content:
          'For clothes and food choose a colour rendering index of 80 or more. Around 3,000 kelvin is warm, around 6,500 is cold white.',
      },
      {
        point: 'Open one sample',
        subpoints: [
          'Metal or ceramic for the heat',
          'A driver with surge protection',
          'Wires fixed and not loose',
        ],
        content:
          'The driver usually dies before the LED. Ask how many volts of surge it has been tested for.',
      },
      {
        point: 'Check the mark',
        subpoints: [
          'BIS registration number on lamp and box',
          'Same number in the BIS Care app',
          'Name of the maker',
        ],
        content:
          'Self-ballasted LED lamps are under compulsory registration. A lamp without the number is a risk on your shelf.',
      },
    ],
    pictures: ['light-bulb-1', 'tube-light-1'],
    meta_description:
      'Lumens, kelvin, colour rendering and the BIS number: how to compare LED lamps before buying a lot.',
    days_ago: 36,
  },
  {
    title: 'Wire size, MCB and earth leakage: the basics for a shop',
    category: 'Electrical and Electronics',
    content:
      'Most electrical fires begin with a wire that was too thin for its work. Three choices made well keep a shop safe.',
    points: [
      {
        point: 'Wire',
        subpoints: [
          '1.5 sq mm copper for lights',
          '2.5 sq mm for ordinary sockets',
          '4 sq mm for a geyser or an air conditioner',
        ],
        content:
          'These are usual sizes for short runs. Long runs and bundled wires need more. Ask for IS 694 and the ISI mark on the coil.',
      },
      {
        point: 'MCB',
        subpoints: [
          'It protects the wire',
          'Its rating must not exceed what the wire can carry',
          'A trip is a message',
        ],
        content: 'Never cure a trip by a bigger MCB. Find the load or the fault.',
      },
      {
        point: 'Earth leakage',
        subpoints: [
          'An RCCB of 30 mA protects people',
          'Press its test button every month',
          'It needs a working earth',
        ],
        content: 'The MCB does not notice a small current through a person. The RCCB does.',
      },
      {
        point: 'At handover',
        subpoints: [
          'Labels on the board',
          'A drawing of the circuits',
          'Name and licence of the electrician',
        ],
        content: 'Photograph the walls before plastering. It saves the drill from finding the wire.',
      },
    ],
    pictures: ['wire-coil-1', 'switch-board-1'],
    meta_description:
      'Usual copper sizes, what an MCB protects, what an RCCB protects, and what to ask for when the electrician leaves.',
    days_ago: 65,
  },
  {
    title: 'Reading a BIS mark before you buy or sell',
    category: 'Safety and Security',
    content:
      'The ISI mark is easily printed and easily checked. A minute with a telephone shows whether the mark on a helmet, a wire or a cooker is true.',
    points: [
      {
        point: 'Three parts of the ISI mark',
        subpoints: ['The mark itself', 'The IS number above it', 'The licence number CM/L below it'],
        content: 'A mark without a licence number is only a drawing.',
      },
      {
        point: 'Electronics carry another sign',
        subpoints: [
          'Standard mark of the registration scheme',
          'IS number',
          'Registration number beginning with R',
        ],
        content: 'Chargers, LED lamps and many devices belong to this scheme.',
      },
      {
        point: 'Check it',
        subpoints: [
          'Open the BIS Care app',
          'Enter the licence or registration number',
          'Compare maker, address and product',
        ],
        content: 'A licence is for one product at one address. A licence for wires does not cover switches.',
      },
      {
        point: 'For helmets',
        subpoints: ['IS 4151 for two-wheeler riders', 'IS 2925 for industrial work', 'Date of manufacture'],
        content: 'A cap that looks like a helmet protects nobody. Do not keep it on the shelf.',
      },
    ],
    pictures: ['safety-helmet-1', 'safety-helmet-2'],
    meta_description:
      'What stands above and below an ISI mark, how the registration mark differs, and how to check either in a minute.',
    days_ago: 17,
  },
  {
    title: 'Commercial LPG in a kitchen: safe habits',
    category: 'Gas and Petroleum',
    content:
      'A tea stall and a canteen use the same gas. The habits that keep them safe are simple, and they must be taught to everyone who opens the shop.',
    points: [
      {
        point: 'When the cylinder comes',
        subpoints: [
          'Seal in order',
          'Weight against the figure on the cylinder',
          'Test date not passed',
          'Soap water on the valve',
        ],
        content:
          'Use commercial cylinders, usually 19 kg, for business. A domestic cylinder is not meant for a shop.',
      },
      {
        point: 'Where it stands',
        subpoints: [
          'Upright, on a flat floor',
          'Air at floor level, since LPG is heavier than air',
          'Away from drains, flame and switches',
        ],
        content: 'Several cylinders belong outside, on a manifold made by an authorised fitter.',
      },
      {
        point: 'Hose and regulator',
        subpoints: [
          'Marked hose, as short as possible',
          'Change it by the date printed on it',
          'No joints, no hiding inside the wall',
        ],
        content: 'Close the cylinder valve every night, not only the burner.',
      },
      {
        point: 'If you smell gas',
        subpoints: [
          'Close the valve',
          'Touch no switch, strike no match',
          'Open doors and windows',
          'Call the LPG emergency number 1906',
        ],
        content: 'Write the number on the wall near the door, not near the stove.',
      },
    ],
    pictures: ['gas-stove-1', 'gas-stove-2'],
    meta_description:
      'Receiving, placing and using commercial LPG cylinders safely, and what to do when you smell gas.',
    days_ago: 81,
  },
]
