/**
 * What a dictionary in another language has to hold: the same names, and functions of the same parameters.
 * `export const cartTexts: Translation<typeof english> = { … }`, with `import type { cartTexts as english }`.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...parameters: infer Parameters) => infer Text
    ? (...parameters: Parameters) => Translation<Text>
    : Texts extends object
      ? { readonly [Name in keyof Texts]: Translation<Texts[Name]> }
      : Texts
