/** Shares the open page; how comes with the first press. */
export const sharePage = async (title: string) => (await import('./share.ts')).share(title)
