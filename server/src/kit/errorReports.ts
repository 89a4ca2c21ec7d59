import type { FastifyBaseLogger } from 'fastify';
import { UNEXPECTED } from '#contract/kit/errors.ts';
import { loggable } from './loggable.ts';

/** An unexpected error, as it may be kept. */
export interface ErrorReport {
  requestId: string;
  path: string;
  errorName: string;
  message: string;
  stack: string;
  query: string | null;
}

type Keep = (report: ErrorReport, now: Date) => Promise<void>;

/** A storm of the same trouble says nothing new, and must not fill the database. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const LONGEST = 8000;
const SHOWN = 8;

/** Logs what nobody had reckoned with, and keeps it where the console finds it by the number of its request. */
export class ErrorReports {
  readonly #log: FastifyBaseLogger;
  readonly #clock: () => Date;
  readonly #keep: Keep;
  #since = 0;
  #kept = 0;

  constructor(log: FastifyBaseLogger, clock: () => Date, keep: Keep) {
    this.#log = log;
    this.#clock = clock;
    this.#keep = keep;
  }

  /**
   * Nobody waits for the keeping, and when it fails the log has the error all the same.
   * @returns what is answered: with the beginning of the number, by which the console finds it
   */
  note(error: unknown, { requestId, path }: Pick<ErrorReport, 'requestId' | 'path'>, what: string) {
    this.#note(error, requestId, path, what);
    return { ...UNEXPECTED, msg: `${UNEXPECTED.msg}（编号 ${requestId.slice(0, SHOWN)}）`, data: { requestId } };
  }

  #note(error: unknown, requestId: string, path: string, what: string): void {
    const told = loggable(error);
    this.#log.error({ ...told, requestId, path }, what);
    const now = this.#clock();
    if (!this.#hasRoom(now.getTime())) return;
    const { err, query = null } = told;
    const { name, message, stack } = err instanceof Error ? err : new Error(String(err));
    const report = { errorName: name, message: cut(message), stack: cut(stack ?? ''), query: query && cut(query) };
    void this.#store({ requestId, path, ...report }, now);
  }

  async #store(report: ErrorReport, now: Date): Promise<void> {
    try {
      await this.#keep(report, now);
    } catch (problem) {
      this.#log.warn({ ...loggable(problem), requestId: report.requestId }, 'an error report was not kept');
    }
  }

  #hasRoom(now: number): boolean {
    if (now - this.#since >= MINUTE_MS) {
      this.#since = now;
      this.#kept = 0;
    }
    this.#kept += 1;
    return this.#kept <= MOST_A_MINUTE;
  }
}

/** PostgreSQL keeps no zero byte. */
const cut = (text: string): string => text.replaceAll('\0', '').slice(0, LONGEST);
