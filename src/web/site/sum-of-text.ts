const [times, below] = [31, 2 ** 31 - 1]

/** A short sum that another text hardly has: messengers keep a picture by its address, so what it says is part of that. */
export const sumOfText = (text: string) =>
  [...text].reduce((sum, sign) => (sum * times + (sign.codePointAt(0) ?? 0)) % below, 7).toString(36)
