import { inspect } from 'node:util';

/** To the error output, which the site writes into its log. */
export const complain = (what: string, error: unknown): void =>
  void process.stderr.write(`${what}: ${inspect(error)}\n`);
