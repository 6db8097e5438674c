/** Answers wait while the pointer is down, so that no new content moves a button away from under it. */
export const pressed: { over: Promise<void> | undefined } = { over: undefined }
