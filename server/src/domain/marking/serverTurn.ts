import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Answer } from '#contract/rules/questions.ts';
import { answerLog } from '../../db/schema/sitting.ts';

/** The turn of no page: what the server itself writes into a log. */
export const SERVER_TURN = 0;

/** Whether an entry takes an answer back after a correction; the last one of a slot: it is to be answered again. */
export const isToAnswerAgain = ({ tabTurn, answer }: { tabTurn: number; answer: Answer | null }): boolean =>
  tabTurn === SERVER_TURN && answer === null;

/** The same where entries are counted that somebody gave. */
export const takenBack: SQL = and(eq(answerLog.tabTurn, SERVER_TURN), isNull(answerLog.answer))!;
