import type { OutputOf, Schema } from './schema.ts';

/**
 * The people whom the teller names, one or the members of something; or all who are in a conversation, whom each process
 * looks up when it arrives; or all who are in the room of a live class; or whoever is signed in.
 */
export type Audience = 'people' | 'conversation' | 'liveRoom' | 'everybody';

/** Something the server tells open tabs. Both sides derive from it, and so do the tests of every event. */
export interface LiveEvent<
  N extends string = string,
  S extends Schema = Schema,
  A extends Audience = Audience,
  P extends 'told' | 'lookedUp' = 'told' | 'lookedUp',
> {
  readonly name: N;
  readonly schema: S;
  readonly audience: A;
  /** `lookedUp`: for each person when it arrives, so that what is older never comes last; also when a tab opens. */
  readonly payload: P;
}

export const event = <
  const N extends string,
  S extends Schema,
  const A extends Audience,
  const P extends 'told' | 'lookedUp',
>(
  declaration: LiveEvent<N, S, A, P>,
): LiveEvent<N, S, A, P> => declaration;

/** What a tab hears of some events, by name. */
export type Heard<E extends LiveEvent> = { [One in E as One['name']]: OutputOf<One['schema']> };
