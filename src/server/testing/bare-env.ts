/** The only variables that a test's server inherits. */
export const bareEnv = { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
