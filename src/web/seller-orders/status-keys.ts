/** Whether a key changes the option of a closed select by itself. Space opens the list, where a choice is meant. */
export const passesOptions = (key: string) =>
  key !== ' ' && (/^(Arrow|Home|End|Page)/.test(key) || key.length === 1)
