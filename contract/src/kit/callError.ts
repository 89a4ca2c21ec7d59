import type { Failure } from './errors.ts';

export interface Issue {
  path: string;
  message: string;
}

/** A call that was answered with another code than 200. */
export class CallError extends Error {
  readonly code: number;
  readonly data: unknown;

  /** The pages' bundle has a copy of this class of its own, and must know the errors of the server's. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && (value as Error).name === 'CallError';
  }

  constructor(failure: Failure, data: unknown = null) {
    super(failure.msg);
    this.name = 'CallError';
    this.code = failure.code;
    this.data = data;
  }

  /** The fields a 422 complains of. */
  get issues(): Issue[] {
    const issues = (this.data as { issues?: unknown } | null)?.issues;
    return Array.isArray(issues) ? (issues as Issue[]) : [];
  }
}
