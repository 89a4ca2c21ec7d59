import { and, eq, inArray } from 'drizzle-orm';
import type { open } from '#contract/position/talent.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { lineOf, LookPart } from '#contract/rules/hiring.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countAsSeen } from '../vacancies/applicants.ts';
import { unnamedResume, withoutNames } from '../vacancies/blind.ts';
import { stepsOf } from '../vacancies/line.ts';
import { recordLooks } from '../vacancies/looks.ts';
import { received } from '../vacancies/policies.ts';
import { comparedWith } from '../vacancies/portraitCopy.ts';
import { candidateOf, people } from './candidates.ts';
import { notesOf } from './marks.ts';
import { otherApplications } from './twins.ts';

/** One part of what an applicant handed over; the look is written into their diary. @throws NOT_FOUND */
export async function openCandidate(ctx: UserCtx, { id, lookPart }: OutputOf<typeof open.input>) {
  const { db } = ctx;
  const where = and(eq(vacancyApplication.id, id), received(ctx.user));
  await countAsSeen(ctx, id);
  const [row] = await people(ctx).where(where);
  if (!row) throw fail(NOT_FOUND);
  await recordLooks(ctx, [row], lookPart);
  const [kept] = await db
    .select({
      note: vacancyApplication.note,
      replyText: vacancyApplication.replyText,
      resume: vacancyApplication.resume,
      portrait: vacancyApplication.portrait,
    })
    .from(vacancyApplication)
    .where(where);
  const { note, replyText, portrait } = kept!;
  const handed = listByUserNo.output.parse(kept!.resume);
  const isHidden = row.isUnnamed === 1;
  const resume = isHidden ? unnamedResume(handed, id) : handed;
  const others = await otherApplications(ctx, row);
  return {
    ...candidateOf(row),
    note: isHidden ? withoutNames(handed)(note) : note,
    replyText,
    line: await namedLine(db, row),
    notes: await notesOf(db, id, others),
    others,
    resume: lookPart === LookPart.profile ? resume : null,
    portrait:
      lookPart === LookPart.portrait && portrait !== null
        ? {
            axes: portrait.axes,
            categories: portrait.categories,
            items: portrait.items ?? [],
            abilities: await comparedWith(db, row.vacancyId, portrait.levels),
          }
        : null,
    honors: lookPart === LookPart.achievement && !resume.hidden.includes('honor') ? resume.honor : null,
  };
}

/** The way, with who of the enterprise took which step. */
async function namedLine(db: Db, row: Parameters<typeof lineOf>[0] & { id: string }) {
  const steps = (await stepsOf(db, [row.id])).get(row.id) ?? [];
  const actors = [...new Set(steps.flatMap(({ actorUserNo }) => actorUserNo ?? []))];
  const names = new Map<string, string>();
  if (actors.length > 0) {
    const found = await db
      .select({ userNo: user.userNo, nickname: userExt.nickname, mobile: user.mobile })
      .from(user)
      .innerJoin(userExt, eq(userExt.userNo, user.userNo))
      .where(inArray(user.userNo, actors));
    for (const one of found) names.set(one.userNo, displayName(one));
  }
  const told = steps.map(({ applicationState, at, actorUserNo }) => ({
    applicationState,
    at,
    actorName: names.get(actorUserNo ?? '') ?? '',
  }));
  return lineOf(row, told).map((point) => ({ actorName: '', ...point }));
}
