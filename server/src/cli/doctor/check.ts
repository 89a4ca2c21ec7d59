import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';

/** ok: as it should be; off: not set up, which may be meant; warn: works, for now; bad: does not work. */
export type State = 'ok' | 'off' | 'warn' | 'bad';

export interface Finding {
  state: State;
  what: string;
  /** What to do about it; every warning and every failure has one. */
  cure?: string;
}

export interface Patient {
  config: Config;
  /** null: it cannot be reached, or there is no site yet. */
  database: Database | null;
  isRunning: boolean;
  now: Date;
}

/** One thing that is looked at, by the name the operator reads. */
export interface Check {
  name: string;
  look(patient: Patient): Promise<readonly Finding[]>;
}

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const off = (what: string): Finding => ({ state: 'off', what });
export const warn = (what: string, cure: string): Finding => ({ state: 'warn', what, cure });
export const bad = (what: string, cure: string): Finding => ({ state: 'bad', what, cure });

const PATIENCE_MS = 10_000;

/** Whatever takes longer does not answer. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('没有在 10 秒内应答')), PATIENCE_MS).unref();
    }),
  ]);

/** A reason without addresses and passwords, which errors of libraries may carry. */
export function why(error: unknown): string {
  if (!(error instanceof Error)) return '没有说原因';
  const code = 'code' in error ? String(error.code) : '';
  return (code || error.message).replaceAll(/\w+:\/\/\S+/g, '…').slice(0, 80);
}
