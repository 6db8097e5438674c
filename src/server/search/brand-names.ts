/**
 * Brands that buyers ask for. No market has all of them, and none is a misspelling of another word: 'exide' is not
 * 'oxide'. If no product has one, it is left out and the answer says so.
 */
export const brandNames: ReadonlySet<string> = new Set(
  `acc ambuja amaron anchor apollo asian asianpaint asus astral ashirvad bajaj bata berger birla bosch brother butterfly
  camlin canon ceat cello cera champion classmate cri crompton dalmia dell dewalt dulux duracell epson eveready exide
  falcon faber finolex fevicol fevikwik godrej goldmedal grohe gm havell hawkin hindware hitachi hp ibm intex jaquar
  jindal johnson jsw kajaria kent kirloskar lakme legrand lenovo lg lloyd luminous makita maruti milton
  mahindra mrf nerolac nilkamal nippon nivea nokia omega onida orient orpat oreva panasonic paragon parryware patanjali
  philip pidilite pigeon polycab prestige preethi racold relaxo reynold ruchi sail samsung shalimar skybag somany sony
  stanley sujata sumeet supreme surya syska taparia tata texmo toshiba tvs ultratech usha vguard videocon vip voltas
  westinghouse whirlpool wipro xerox xiaomi yamaha zebronic`.split(/\s+/),
)
