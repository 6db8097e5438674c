/** All that a server of a test takes over from who runs it. */
export const bareEnv = { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
