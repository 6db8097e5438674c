import type { DemoPost } from '#server/demo/demo-post.ts'

export const machinePosts: readonly DemoPost[] = [
  {
    title: 'Choosing a pump: from borewell depth to the right head',
    category: 'Pipes/Pumps/Motors',
    content:
      'Horsepower does not lift water, head does. Work out the head first, then the flow you need, and the pump chooses itself.',
    points: [
      {
        point: 'Add up the head',
        subpoints: [
          'Water level in the driest month',
          'Height from the ground to the tank inlet',
          'Friction: about one tenth of the pipe length as a first figure',
        ],
        content:
          'Example: water at 60 metres, tank at 10 metres, pipe 75 metres. The head is 60 + 10 + 7.5, say 78 metres. One foot is 0.305 metre.',
      },
      {
        point: 'Decide the flow',
        subpoints: [
          'Tank size divided by the time you allow',
          'What the borewell can give',
          'Never more than the borewell can give',
        ],
        content: 'A pump that empties the borewell runs dry and burns. Let the driller write down the yield.',
      },
      {
        point: 'Read the curve',
        subpoints: [
          'Find your head on the chart',
          'Read the flow at that head',
          'Stay near the middle of the curve',
        ],
        content: 'The biggest figures on the plate, maximum head and maximum flow, never occur together.',
      },
      {
        point: 'Match bore and supply',
        subpoints: [
          'V4 for a four-inch bore, V6 for six inches',
          'Single phase or three phase',
          'Cable size for the depth',
        ],
        content: 'A thin cable drops the voltage, and low voltage is the commonest cause of a burnt winding.',
      },
    ],
    pictures: ['submersible-pump-1', 'submersible-pump-2'],
    meta_description:
      'How to add up the head, decide the flow and read the pump curve before buying a submersible pump.',
    days_ago: 3,
  },
  {
    title: 'Why submersible motors burn, and how to prevent it',
    category: 'Pipes/Pumps/Motors',
    content:
      'A rewinding shop sees the same few faults all summer. Most could have been stopped by a panel that costs a small part of the motor.',
    points: [
      {
        point: 'Dry running',
        subpoints: ['Water level falls below the pump', 'No cooling, no lubrication', 'Minutes are enough'],
        content:
          'Fit a dry-run relay or a level sensor, and set the pump some metres above the bottom of the bore.',
      },
      {
        point: 'Voltage',
        subpoints: [
          'Low voltage raises the current',
          'One phase missing on a three-phase motor',
          'Frequent starts',
        ],
        content:
          'A panel with overload, single-phase and voltage protection pays for itself the first time it trips.',
      },
      {
        point: 'Sand and joints',
        subpoints: ['Sand wears the bushes', 'Cable joint not watertight', 'Pipe hanging on the cable'],
        content: 'Use a proper joint kit and a safety rope. Flush a new bore before the pump goes down.',
      },
    ],
    pictures: ['electric-motor-1', 'control-panel-1'],
    meta_description:
      'Dry running, voltage, sand and bad joints: the common reasons why submersible motors burn, and the cure for each.',
    days_ago: 41,
  },
  {
    title: 'Buying a used machine without regret',
    category: 'Machinery and Tools',
    content:
      'A used machine can start a business at half the cost. It can also stand in a corner as a lesson. An hour of inspection makes the difference.',
    points: [
      {
        point: 'See it work',
        subpoints: [
          'From cold, not warmed up before you come',
          'With your material',
          'For one hour without stopping',
        ],
        content: 'Noise, heat and oil tell more than paint. Put your hand on the bearings after the hour.',
      },
      {
        point: 'Measure',
        subpoints: [
          'Play in spindle and slides',
          'A test piece against the drawing',
          'Motor current against the plate',
        ],
        content: 'Take an operator who runs the same model. He knows where it wears.',
      },
      {
        point: 'Ask about parts',
        subpoints: ['Is the maker still there', 'Price of the control card', 'Manual and wiring drawing'],
        content: 'A cheap machine with a dead controller is a heavy table.',
      },
      {
        point: 'Finish the papers',
        subpoints: [
          'Old purchase bill and serial number',
          'No loan or lien on the machine',
          'Who dismantles, loads and insures',
        ],
        content: 'Pay the last part when it runs in your own shed.',
      },
    ],
    pictures: ['gear-1', 'hammer-wrench-1'],
    meta_description:
      'Cold start, test piece, spare parts and papers: an inspection list for anyone who buys a used machine.',
    days_ago: 75,
  },
  {
    title: 'A tool room that finds every tool in ten seconds',
    category: 'Machinery and Tools',
    content:
      'In small workshops more time goes into looking for tools than into sharpening them. A board, a marker and one rule change that.',
    points: [
      {
        point: 'Give each tool a shadow',
        subpoints: [
          'Board at eye height',
          'Outline painted behind each tool',
          'The most used nearest to the work',
        ],
        content: 'An empty outline asks its own question at closing time.',
      },
      {
        point: 'One rule for borrowing',
        subpoints: [
          'A token with the name hangs in place of the tool',
          'Back on the same day',
          'Broken tools go to a red box',
        ],
        content: 'A red box without blame brings broken tools out of the drawers.',
      },
      {
        point: 'Buy by use',
        subpoints: [
          'Good quality for daily tools',
          'Simple quality for rare ones',
          'Measuring tools with a calibration date',
        ],
        content:
          'Write the date of purchase on the handle. Next year you will know which make was worth its price.',
      },
    ],
    pictures: ['screwdriver-1', 'clamp-1'],
    meta_description:
      'Shadow board, borrowing token and red box: how a small workshop keeps its tools in sight and in order.',
    days_ago: 168,
  },
  {
    title: 'Automation for a small factory: begin with one station',
    category: 'Machinery/Tools/Automation',
    content:
      'Automation need not mean a robot. The best first step is often one station where people wait, count or lift.',
    points: [
      {
        point: 'Find the station',
        subpoints: ['Where work piles up', 'Where counting goes wrong', 'Where backs hurt'],
        content: 'Stand there for a full shift with a notebook. Write down what people do with their hands.',
      },
      {
        point: 'Choose the smallest cure',
        subpoints: [
          'A counter with a sensor',
          'A conveyor of three metres',
          'A pneumatic clamp with a foot switch',
        ],
        content: 'Compressed air and simple sensors are cheap, and a local fitter can repair them.',
      },
      {
        point: 'Work out the return',
        subpoints: [
          'Pieces per shift, before and after',
          'Rejections, before and after',
          'Power, air and spare parts',
        ],
        content: 'If it does not pay back within a time that lets you sleep, improve the hand work first.',
      },
      {
        point: 'Make it safe',
        subpoints: [
          'Guard on every moving part',
          'Emergency stop within reach',
          'Lock the supply before cleaning',
        ],
        content: 'The operator should help to design the guard, for then he will keep it on.',
      },
    ],
    pictures: ['conveyor-2', 'air-compressor-1'],
    meta_description:
      'How a small factory takes its first step to automation: one station, the smallest cure, and a plain sum.',
    days_ago: 49,
  },
]
