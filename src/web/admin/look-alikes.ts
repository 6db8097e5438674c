/** Letters of other alphabets, wide ones and those of formulas, which pass for Latin ones: 'ТАТА' may be another shop's name. */
const lookAlike =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\u2100-\u218f\uff21-\uff5a\u{1d400}-\u{1d7ff}]/u

export const hasLookAlikes = (name: string) => lookAlike.test(name)
