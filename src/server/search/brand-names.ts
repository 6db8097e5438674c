/**
 * Brands that buyers ask for. No market has all of them, and none is a misspelling of another word: 'exide' is not
 * 'oxide'. If no product has one, it is left out and the answer says so.
 */
export const brandNames: ReadonlySet<string> = new Set(
  `abb acc amaron ambuja anchor apollo ashirvad asian asianpaint astral asus bajaj bata berger birla borosil
  bosch brother butterfly camlin canon castrol ceat cello cera champion classmate cri crompton dalmia dell
  dewalt dulux duracell eicher epson eveready exide faber fag falcon fevicol fevikwik finolex gm godrej
  goldmedal grohe gulf havell hawkin hindware hitachi honda hp ibm intex jaquar jindal johnson jsw kajaria
  karcher kent kirloskar kubota lakme legrand lenovo lg livguard lloyd luminous mahindra makita maruti microtek
  milton mobil motul mrf nerolac nilkamal nippon nitco nivea nokia nsk ntn okaya omega onida oreva orient orpat
  panasonic paragon parryware patanjali philip pidilite pigeon polycab preethi prestige racold relaxo reynold
  ruchi sail samsung schneider servo shalimar shriram siemens skf skybag somany sonalika sony stanley stihl
  sujata sumeet supreme surya swaraj syska taparia tata texmo timken toshiba tvs ultratech usha valvoline veedol
  vguard videocon vinod vip voltas westinghouse whirlpool wipro xerox xiaomi yamaha zebronic`.split(/\s+/),
)
