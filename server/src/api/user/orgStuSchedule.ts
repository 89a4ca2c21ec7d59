import * as contract from '#contract/user/orgStuSchedule.ts';
import { cancelLessons } from '../../domain/timetable/cancel.ts';
import { checkPlan, freeTimesOf } from '../../domain/timetable/check.ts';
import { changePage, seriesPage } from '../../domain/timetable/list.ts';
import { moveLessons } from '../../domain/timetable/move.ts';
import { offeringPage } from '../../domain/timetable/offeringPage.ts';
import { placeSeries } from '../../domain/timetable/place.ts';
import { undoChange } from '../../domain/timetable/undo.ts';
import { handle } from '../../kit/handle.ts';

export const check = handle(contract.check, checkPlan);

export const add = handle(contract.add, (ctx, plan) => placeSeries(ctx, plan));

export const move = handle(contract.move, moveLessons);

export const remove = handle(contract.remove, cancelLessons);

export const undo = handle(contract.undo, async (ctx, { id }) => ({ lessonCount: await undoChange(ctx, id) }));

export const freeTimes = handle(contract.freeTimes, freeTimesOf);

export const offerings = handle(contract.offerings, offeringPage);

export const page = handle(contract.page, seriesPage);

export const history = handle(contract.history, changePage);
