const small = [
  ...[
    'Zero',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const groups = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Whole numbers as people in India say them: 'One Lakh Twenty-Three Thousand'. */
function words(count: number): string {
  for (const [size, name] of groups) {
    if (count < size) continue
    const rest = count % size
    return `${words(Math.floor(count / size))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`
  }
  if (count < 20) return small[count] ?? ''
  const ones = count % 10
  return `${tens[Math.floor(count / 10)]}${ones > 0 ? `-${small[ones]}` : ''}`
}

/** 'Rupees One Lakh Twenty and Fifty Paise Only', as papers say an amount. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  if (rest === 0) return `Rupees ${words(rupees)} Only`
  return rupees === 0 ? `${words(rest)} Paise Only` : `Rupees ${words(rupees)} and ${words(rest)} Paise Only`
}
