/**
 * How the server runs: the same line for npm start, pictures and measurements, with the built server
 * (docs/decisions/0011).
 * A young generation of 16 MB: twice that makes small calls a tenth faster and costs 30 MB when idle
 * (docs/performance.md).
 */
export const serverProgram = ['--max-semi-space-size=16', 'build/server/main.js'];
