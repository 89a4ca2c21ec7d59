import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Said } from '#contract/exam/markingShapes.ts';
import { settle } from '#contract/rules/markRounds.ts';
import type { Db } from '../../db/client.ts';
import { answerMark } from '../../db/schema/marking.ts';
import { userExt } from '../../db/schema/user.ts';

export type SaidOf = Said & { answerId: string };

/** What markers gave to answers, by round; who they are only to who answers for the assessment. */
export async function marksOf(
  db: Db,
  answerIds: readonly string[],
  reader: string,
  seesNames: boolean,
): Promise<SaidOf[]> {
  const { answerId, round, points, rubric, comments, remark, isDoubtful, markerUserNo, gmtModified: at } = answerMark;
  const markerName = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;
  const rows = await db
    .select({ answerId, round, points, rubric, comments, remark, isDoubtful, markerUserNo, at, markerName })
    .from(answerMark)
    .leftJoin(userExt, eq(userExt.userNo, markerUserNo))
    .where(inArray(answerId, [...answerIds]))
    .orderBy(asc(answerId), asc(round));
  return rows.map(({ markerUserNo: marker, ...row }) => ({
    ...row,
    markerName: seesNames ? row.markerName : '',
    isMine: marker === reader ? 1 : 0,
  }));
}

interface Standing {
  isSettled: boolean;
  isLeader: boolean;
}

/** What others gave: to who gave theirs, to who decides between two, to everybody once it is settled. */
export function visibleOthers<S extends Said>(said: readonly S[], { isSettled, isLeader }: Standing): S[] {
  const others = said.filter(({ isMine }) => isMine === 0);
  const hasGiven = said.some(({ isMine, points }) => isMine === 1 && points !== null);
  const decides = isLeader && said.filter(({ points }) => points !== null).length >= 2;
  if (isSettled || hasGiven || decides) return others;
  return isLeader ? others.filter(({ isDoubtful }) => isDoubtful === 1) : [];
}

interface Rules {
  isMarkedTwice: 0 | 1;
  spread: number;
  fullPoints: number;
  isLeader: boolean;
}

type Row = Pick<Said, 'round' | 'points' | 'isMine' | 'isDoubtful'>;

/** In which round somebody gives their marks; undefined: somebody else has to. */
export function roundFor(said: readonly Row[], rules: Rules): 1 | 2 | 3 | undefined {
  const mine = said.find(({ isMine }) => isMine === 1);
  const given = said.filter(({ points }) => points !== null);
  const isAside = said.some(({ isDoubtful, isMine }) => isDoubtful === 1 && isMine === 0);
  if (isAside && !rules.isLeader) return undefined;
  const isApart = settle(given, rules.fullPoints, rules).kind === 'apart';
  if (isApart || (rules.isMarkedTwice === 1 && isAside)) return rules.isLeader ? 3 : undefined;
  if (mine) return mine.round as 1 | 2 | 3;
  const free = ([1, 2, 3] as const).find((round) => said.every((one) => one.round !== round));
  return free === 3 && !rules.isLeader ? undefined : free;
}
