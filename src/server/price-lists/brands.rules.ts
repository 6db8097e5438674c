/** Names that heads of lists carry. A list may name others; those stay part of its text. */
const brands =
  'Finolex,Havells,Polycab,Anchor,Syska,Goldmedal,Legrand,Crompton,Orient,Usha,Bajaj,Philips,Wipro,Surya,RR Kabel,KEI,V-Guard,Luminous,Exide,Amaron,Microtek,Waaree,Kirloskar,CRI,Texmo,Grundfos,Lubi,KSB,Kajaria,Somany,Johnson,Nitco,Cera,Hindware,Parryware,Jaquar,Asian Paints,Berger,Nerolac,Dulux,Pidilite,Fevicol,Dr Fixit,Ultratech,ACC,Ambuja,Shree Cement,Kamdhenu,Tata Tiscon,Jindal,Supreme,Astral,Ashirvad,Prince,Jain Irrigation,Netafim,Godrej,Hettich,Ebco,Bosch,Makita,Stanley,Taparia,Castrol,Servo,Gulf,Mobil,Shell,MRF,Ceat,Apollo,JK Tyre,Maruti,Mahindra,Swaraj,Hero,Honda,TVS,Yamaha,Lakme,Himalaya,Dove,Loreal,Nivea,Dabur,Patanjali,Parachute,Dettol,Classmate,Cello,Reynolds,Camlin,Natraj,Faber-Castell,JK Copier,Prestige,Hawkins,Pigeon,Butterfly,Sujata,Milton,Borosil,Dell,HP,Lenovo,Acer,Asus,Logitech,Zebronics,Boat,CP Plus,Hikvision,TP-Link,D-Link,Epson,Canon,Samsung,LG,Sony,Relaxo,Bata,Paragon,Liberty,Campus,Hillson,Skybags,Safari,VIP,American Tourister,Amul,Tata,Fortune,Parle,Britannia,Nestle,Cosco,Yonex,Nivia,SG'.split(
    ',',
  )

const bySpelling = new Map(brands.map((name) => [name.toLowerCase(), name]))
const longest = 3

/** The brand that a head begins with or names, as the head writes it. */
export function brandIn(head: string): string | undefined {
  const words = head.split(/[^\p{L}\p{M}\d&.-]+/u).filter((word) => word !== '')
  for (let from = 0; from < words.length; from += 1)
    for (let size = longest; size > 0; size -= 1) {
      const spelling = words.slice(from, from + size).join(' ')
      if (bySpelling.has(spelling.toLowerCase())) return spelling
    }
  return undefined
}
