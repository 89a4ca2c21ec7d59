import type { lessonClaim } from '../../db/schema/timetable.ts';

/** What a lesson holds, or would hold. */
export interface Holders {
  teacherUserNos: readonly string[];
  roomId: string | null;
  gradeIds: readonly string[];
}

export interface Times {
  beginsAt: string;
  endsAt: string;
}

/** All of them, as the claims name them. */
export const holderIds = ({ teacherUserNos, roomId, gradeIds }: Holders): string[] => [
  ...teacherUserNos,
  ...gradeIds,
  ...(roomId === null ? [] : [roomId]),
];

type NewClaim = typeof lessonClaim.$inferInsert;

/** The rows that let a lesson hold them. */
export function claimsOf(lessonId: string, { beginsAt, endsAt }: Times, holders: Holders): NewClaim[] {
  const held = { lessonId, beginsAt, endsAt };
  return [
    ...holders.teacherUserNos.map((teacherUserNo) => ({ ...held, teacherUserNo })),
    ...holders.gradeIds.map((gradeId) => ({ ...held, gradeId })),
    ...(holders.roomId === null ? [] : [{ ...held, roomId: holders.roomId }]),
  ];
}
