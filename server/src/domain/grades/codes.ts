import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CONFLICT, reworded } from '#contract/kit/errors.ts';
import { CODE_LENGTH, CODE_LETTERS } from '#contract/rules/grades.ts';
import { GradeState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { grade } from '../../db/schema/grade.ts';

/** Two classes drew the same code in the same moment. */
export const CODE_CLASH = reworded(CONFLICT, '邀请码没有生成，请再试一次');

const drawn = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A code that no class in use has. */
export async function freeCode(db: Db): Promise<string> {
  const code = drawn();
  const used = and(eq(grade.joinCode, code), eq(grade.gradeState, GradeState.running));
  return (await db.$count(grade, used)) === 0 ? code : freeCode(db);
}
