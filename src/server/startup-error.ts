/** Why the server cannot start, in words for the person who started it: shown without a stack. */
export class StartupError extends Error {}
