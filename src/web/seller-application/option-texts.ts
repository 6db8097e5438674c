/** How a choice of the application is read; the specification's own word is the English one, and what is sent. */
export const optionName = (option: string) => option
