import { and, eq } from 'drizzle-orm';
import type { save } from '#contract/exam/assessment.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AnswerShow, assessmentTraits, LateRule } from '#contract/rules/assessments.ts';
import { momentOf } from '#contract/rules/time.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { standingIn } from '../grades/policies.ts';
import { ownPapers } from '../papers/policies.ts';

export type Wish = OutputOf<typeof save.input>;

type Times = Pick<Wish, 'assessmentKind' | 'beginsAt' | 'endsAt' | 'minutes' | 'answerShowTime' | 'attempts' | 'rules'>;

/** What the wish names has to be the author's. @throws 422 at the field, GRADE_GONE */
export async function mustBeOwn(ctx: UserCtx, { paperId, gradeId, subjectId, assessmentKind }: Wish): Promise<void> {
  const { db } = ctx;
  if (paperId !== '' && (await db.$count(paper, and(eq(paper.id, paperId), ownPapers(ctx)))) === 0) {
    throw failAt('paperId', '这份试卷不存在，请重新选择');
  }
  if (gradeId !== '') await standingIn(ctx, gradeId);
  if (assessmentTraits[assessmentKind].isOfGrade && gradeId === '') throw failAt('gradeId', '请选择班级');
  if (subjectId !== '' && (await db.$count(courseCategory, eq(courseCategory.id, subjectId))) === 0) {
    throw failAt('subjectId', '请重新选择学科');
  }
}

/** Rules that do not belong to a kind are not kept: what cannot be set must not work unseen. */
export function suited(wish: Wish): Wish {
  const { isTimed, isFormal, hasLateRule, isOfGrade, isMeasuring } = assessmentTraits[wish.assessmentKind];
  return {
    ...wish,
    isOpen: isMeasuring ? 1 : wish.isOpen,
    minutes: isTimed ? wish.minutes : null,
    gradeId: isOfGrade ? wish.gradeId : '',
    answerShowTime: wish.rules.answerShow === AnswerShow.atTime ? wish.answerShowTime : null,
    rules: {
      ...wish.rules,
      isPhotographed: isFormal ? wish.rules.isPhotographed : 0,
      lateRule: hasLateRule ? wish.rules.lateRule : LateRule.refuse,
      lateEntryMinutes: isTimed ? wish.rules.lateEntryMinutes : null,
    },
  };
}

/** What is wrong with the times and the rules that depend on them; nothing that is only missing yet. */
export function timeIssues(facts: Times): { path: string; message: string }[] {
  const { beginsAt, endsAt, minutes, answerShowTime, attempts, rules, assessmentKind } = facts;
  const window = beginsAt && endsAt ? (momentOf(endsAt).getTime() - momentOf(beginsAt).getTime()) / 60_000 : null;
  const { lateEntryMinutes, answerShow } = rules;
  const wrong: [string, boolean, string][] = [
    ['endsAt', window !== null && window <= 0, '结束时间要晚于开始时间'],
    [
      'minutes',
      window !== null && window > 0 && minutes !== null && minutes > window,
      `作答时长不能超过开放的 ${Math.floor(window ?? 0)} 分钟`,
    ],
    [
      'rules.lateEntryMinutes',
      window !== null && window > 0 && lateEntryMinutes !== null && lateEntryMinutes > window,
      '迟到的限制比开放的时间还长',
    ],
    [
      'answerShowTime',
      answerShowTime !== null && endsAt !== null && answerShowTime < endsAt,
      '展示答案的时间不能早于结束时间',
    ],
    [
      'rules.answerShow',
      assessmentTraits[assessmentKind].isFormal && attempts > 1 && answerShow === AnswerShow.submitted,
      '可以作答几次时，交卷后就展示答案会让后面几次失去意义',
    ],
  ];
  return wrong.flatMap(([path, isWrong, message]) => (isWrong ? [{ path, message }] : []));
}
