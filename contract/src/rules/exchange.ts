import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What a teacher asks a colleague for. */
export const ExchangeKind = choice({
  substitute: [1, '代课'],
  swap: [2, '对调'],
});

/** The colleague is asked first, then the school; only then the timetable changes. */
export const ExchangeState = choice({
  asked: [1, '等同事答复'],
  agreed: [2, '等教务审核'],
  done: [3, '已生效'],
  declined: [4, '同事没有同意'],
  refused: [5, '教务没有同意'],
  withdrawn: [6, '已撤回'],
});

export type ExchangeKind = ValueOf<typeof ExchangeKind>;
export type ExchangeState = ValueOf<typeof ExchangeState>;

/** Those that still may come about. */
export const openExchanges: readonly ExchangeState[] = [ExchangeState.asked, ExchangeState.agreed];
