import * as contract from '#contract/user/attendance.ts';
import { boardOf } from '../../domain/attendance/board.ts';
import { checkInNow, ticketOf } from '../../domain/attendance/checkIn.ts';
import { closeSession } from '../../domain/attendance/close.ts';
import { correctRoll } from '../../domain/attendance/correct.ts';
import { keptLessonPage } from '../../domain/attendance/lessons.ts';
import { currentFor, historyOf, ownAttendance } from '../../domain/attendance/own.ts';
import { ratePage, rateSheet } from '../../domain/attendance/rates.ts';
import { changesOf, rollOf } from '../../domain/attendance/roll.ts';
import { openSession, reopenSession } from '../../domain/attendance/session.ts';
import { handle } from '../../kit/handle.ts';

export const lessons = handle(contract.lessons, keptLessonPage);

export const open = handle(contract.open, async (ctx, wish) => ({ id: await openSession(ctx, wish) }));

export const board = handle(contract.board, (ctx, { id }) => boardOf(ctx, id));

export const roll = handle(contract.roll, rollOf);

export const correct = handle(contract.correct, async (ctx, wish) => {
  await correctRoll(ctx, wish);
  return { id: wish.id };
});

export const changes = handle(contract.changes, changesOf);

export const close = handle(contract.close, async (ctx, { id }) => ({ counts: await closeSession(ctx, id) }));

export const reopen = handle(contract.reopen, async (ctx, { id, minutes }) => {
  await reopenSession(ctx, id, minutes);
  return { id };
});

export const rates = handle(contract.rates, ratePage);

export const ratesFile = handle(contract.ratesFile, rateSheet);

export const current = handle(contract.current, currentFor);

export const ticket = handle(contract.ticket, (ctx, { id, device }) => ticketOf(ctx, id, device));

export const checkIn = handle(contract.checkIn, checkInNow, { transaction: 'own' });

export const history = handle(contract.history, historyOf);

export const mine = handle(contract.mine, (ctx, { termId }) => ownAttendance(ctx, termId));
