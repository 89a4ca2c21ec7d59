import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { pick } from '#contract/exam/paper.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { DrawCell } from '#contract/rules/assessments.ts';
import type { QuestionType } from '#contract/rules/questions.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { plainText } from '../../kit/html.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import { usableQuestions } from '../questions/policies.ts';
import type { Drawable } from './cells.ts';
import { TITLE_LETTERS } from './content.ts';

/** Questions about a category or about what is below it. */
const about = (id: string): SQL =>
  sql`${question.subjectId} in (select c.id from ${courseCategory} c left join ${courseCategory} p on p.id = c.parent_id
    where c.id = ${id} or c.parent_id = ${id} or p.parent_id = ${id})`;

const FROM_BANK = 20_000;

/** Everything that somebody's rules may draw, besides the questions that everybody is asked anyway. */
export async function drawableFor(
  ctx: UserCtx,
  { cells, subjectId, besides }: { cells: readonly DrawCell[]; subjectId: string | null; besides: ReadonlySet<string> },
): Promise<Drawable[]> {
  if (cells.length === 0) return [];
  const types = [...new Set(cells.map(({ questionType }) => questionType as QuestionType))];
  const rows = await ctx.db
    .select({
      questionId: question.id,
      versionId: sql<string>`${question.versionId}`,
      questionType: question.questionType,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
    })
    .from(question)
    .where(
      and(
        usableQuestions(ctx),
        inArray(question.questionType, types),
        subjectId === null ? undefined : about(subjectId),
        sql`${question.versionId} is not null`,
      ),
    )
    .orderBy(asc(question.id))
    .limit(FROM_BANK);
  return rows.filter(({ questionId }) => !besides.has(questionId));
}

type Asked = OutputOf<typeof pick.input>;

/** What may be put into a paper, the newest first. */
export async function pickQuestions(ctx: UserCtx, asked: Asked) {
  const { keyword, questionType, difficulty, subjectId, knowledge } = asked;
  const where = and(
    usableQuestions(ctx),
    keyword === '' ? undefined : ilike(question.folded, containing(keyword.toLowerCase())),
    questionType && eq(question.questionType, questionType),
    difficulty && eq(question.difficulty, difficulty),
    subjectId === undefined ? undefined : about(subjectId),
    knowledge === '' ? undefined : sql`${question.knowledge} @> ${sql.param([knowledge])}::text[]`,
  );
  const rows = ctx.db
    .select({
      questionId: question.id,
      questionType: question.questionType,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
      stem: questionVersion.stem,
      points: questionVersion.points,
      countUsed: question.countUsed,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .where(where)
    .orderBy(desc(question.id));
  const page = await paginate(asked, rows.$dynamic(), () => cappedCount(ctx.db, sql`${question}`, where));
  return { ...page, list: page.list.map(({ stem, ...one }) => ({ ...one, title: plainText(stem, TITLE_LETTERS) })) };
}
