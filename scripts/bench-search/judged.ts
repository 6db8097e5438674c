/** What stands first. */
export type Judged = readonly [q: string, kind: RegExp]

/** Requests that were once answered wrongly or by half: each has to hold by itself, whatever the mean is. */
export const judged: readonly Judged[] = [
  ['led bulb under 50', /led bulb 9 w/i],
  ['mixer under 2000', /mixer grinder/i],
  ['asian paints', /enamel|emulsion/i],
  ['havells wire', /\bwire\b/i],
  ['dibba packing', /\bbox\b/i],
  ['20w40', /20w-40/i],
  ['iphone 15', /smartphone/i],
  [
    'i am looking for a supplier who can send me good quality cotton t shirts in bulk for my shop in jaipur before diwali',
    /cotton t-shirt/i,
  ],
  ['submersibal pump 1hp', /pump 1 hp.*submersible/i],
  ['bijli ka taar', /\bwire\b/i],
  ['sasta mobile', /smartphone/i],
  ['tiles 600x600', /tile.*600 × 600/i],
  ['bathroom tiles 2x4', /tile.*600 × 1200/i],
  ['t shirt', /t-shirt/i],
  ['joota', /\bshoe\b/i],
  ['chappal ladies', /flip-flop.*women/i],
  ['school bags for kids', /kids.*backpack/i],
  ['tractor', /compact tractor/i],
  ['paint 20 ltr', /emulsion.*20 litre/i],
  ['tube light', /tube|batten/i],
  ['saaree', /\bsaree\b/i],
  ['ladies suit', /suit, women/i],
  ['cooton tshrit', /cotton t-shirt/i],
  ['ball vlave', /ball valve/i],
  ['bahi khata', /bahi khata/i],
]
