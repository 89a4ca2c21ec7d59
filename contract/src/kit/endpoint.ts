import type { Action } from '../rules/actions.ts';
import type { Failure } from './errors.ts';
import type { Schema } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the platform. Everything else (route, checks, client, documents, tests) derives from it. */
export interface Endpoint<P extends string = string, I extends Schema = Schema, O extends Schema = Schema> {
  readonly summary: string;
  readonly method: Method;
  /** Below `/apis`, with `{name}` for parts of the path that are input fields. A path with `/auth/` needs a token. */
  readonly path: P;
  /** A write runs in one transaction. */
  readonly kind: 'read' | 'write';
  /** The action code that the caller's role must hold; of several any one will do. */
  readonly action?: Action | readonly Action[];
  /** This write is kept in the operation log; a write with an action always is. */
  readonly logged?: boolean;
  /** This write is possible while somebody looks at the site as another role; every other one is refused then. */
  readonly inPreview?: boolean;
  readonly input: I;
  readonly output: O;
  /** Business failures beside those that every call may answer with. */
  readonly fails?: readonly Failure[];
  /**
   * Browsers keep the answer and ask every time whether it still holds; the server has it ready-made. Only for reads by
   * guests that depend on the input alone, of lists that operators maintain.
   */
  readonly kept?: boolean;
  /** A read whose answer belongs to this one asking, or that counts who asks; see `isSameForGuests`. */
  readonly fresh?: boolean;
  /** A read that answers everybody alike, signed in or not. */
  readonly sameForAll?: boolean;
  /** Sent as a form with one file, which arrives as `file` (kit/uploadedFile.ts). */
  readonly multipart?: boolean;
  /** Largest request body in bytes; 64 KiB unless told. */
  readonly bodyLimit?: number;
}

export function endpoint<const P extends string, I extends Schema, O extends Schema>(
  declaration: Endpoint<P, I, O>,
): Endpoint<P, I, O> {
  return declaration;
}

export const needsToken = (call: Endpoint): boolean => call.path.includes('/auth/');

/** Whether a guest may be told what another guest is told: the answer depends on the input alone. */
export const isSameForGuests = (call: Endpoint): boolean => call.kind === 'read' && !call.fresh && !needsToken(call);

/** The action codes of which the caller's role must hold one; none when everybody may call. */
export const actionsFor = ({ action = [] }: Endpoint): readonly Action[] =>
  typeof action === 'string' ? [action] : action;

/** The address of a call with its path fields filled in, and the input fields that are left. */
export function addressOf(
  call: Endpoint,
  input: Record<string, unknown>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url: `/apis${url}`, rest };
}
