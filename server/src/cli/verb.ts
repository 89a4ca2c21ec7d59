import type { ParseArgsOptionsConfig } from 'node:util';

/** What a command has of the world around it. */
export interface Io {
  env: NodeJS.ProcessEnv;
  /** Where the operator stands: relative paths are meant from there. */
  from: string;
  now: () => Date;
  /** A line for the operator. */
  say(line: string): void;
}

export interface Given {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

/** One command of `npm run zhitu`; its file is loaded when it is asked for. */
export interface Verb {
  /** What follows the name, a line per form, with what it does. */
  readonly usage: readonly (readonly [form: string, meaning: string])[];
  readonly options?: ParseArgsOptionsConfig;
  /** Words that are no options follow its name. */
  readonly takesWords?: true;
  /** @returns the exit code: 0 done, 1 something is wrong, 2 asked for in a way it does not know */
  run(io: Io, given: Given): Promise<number>;
}
