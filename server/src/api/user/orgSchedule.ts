import * as contract from '#contract/user/orgSchedule.ts';
import { listFreeRooms, listGrades, listRooms, listTeachers } from '../../domain/timetable/choices.ts';
import { renewToken, tokenOf } from '../../domain/timetable/feed.ts';
import { timetableOf } from '../../domain/timetable/timetableOf.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';

export const listTeacherSchedule = handle(contract.listTeacherSchedule, async (ctx, { userNo, ...stretch }) =>
  timetableOf(ctx.db, ctx.user, ['teacher_user_no', userNo], stretch),
);

export const listRoomSchedule = handle(contract.listRoomSchedule, async (ctx, { roomId, ...stretch }) =>
  timetableOf(ctx.db, ctx.user, ['room_id', roomId], stretch),
);

export const listGradeSchedule = handle(contract.listGradeSchedule, async (ctx, { gradeId, ...stretch }) =>
  timetableOf(ctx.db, ctx.user, ['grade_id', gradeId], stretch),
);

export const listTeacher = handle(contract.listTeacher, async (ctx, { keyword, ...request }) =>
  listTeachers(ctx.db, ctx.user, keyword, request),
);

export const listRoom = handle(contract.listRoom, async (ctx, { keyword, ...request }) =>
  listRooms(ctx.db, ctx.user, keyword, request),
);

export const listGrade = handle(contract.listGrade, async (ctx, { keyword, ...request }) =>
  listGrades(ctx.db, ctx.user, keyword, request),
);

export const listFreeRoom = handle(contract.listFreeRoom, async (ctx, { pageCurrent, pageSize, ...wanted }) =>
  listFreeRooms(ctx.db, ctx.user, wanted, { pageCurrent, pageSize }),
);

export const getFeed = handle(contract.getFeed, async (ctx) => ({
  url: addressOf(ctx, await tokenOf(ctx.db, ctx.user.userNo)),
}));

export const renewFeed = handle(contract.renewFeed, async (ctx) => ({
  url: addressOf(ctx, await renewToken(ctx.db, ctx.user.userNo, ctx.now)),
}));

const addressOf = ({ config }: UserCtx, token: string | null): string | null =>
  token && `${config.publicUrl}/ical/${token}.ics`;
