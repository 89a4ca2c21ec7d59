import { createBox } from '../../../kit/outbox/box.ts';
import type { Store } from '../../../kit/outbox/box.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { KeptPosition } from './resume.ts';

/** A sitting with what the server has not acknowledged of it. */
export interface Waiting extends KeptPosition {
  userNo: string;
  periodId: string;
  sittingKey: string;
  ranges: readonly Span[];
  speed: number;
}

const isWhole = ({ userNo, periodId, sittingKey, position, base, speed, ranges }: Partial<Waiting>): boolean =>
  [userNo, periodId, sittingKey].every((part) => typeof part === 'string') &&
  [position, base, speed].every((part) => Number.isFinite(part)) &&
  Array.isArray(ranges) &&
  ranges.every((span: unknown) => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite));

/** Sittings kept in this browser, each under its key. Signing out leaves them: they wait for the same person. */
export const createSittings = (storeOf?: () => Store) => createBox<Waiting>('zt-study', isWhole, storeOf);

export type Sittings = ReturnType<typeof createSittings>;

export const sittings = createSittings();
