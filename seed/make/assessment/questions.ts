import { and, eq, inArray } from 'drizzle-orm';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { QuestionShare } from '#contract/rules/questions.ts';
import { questionSets } from '#seed/data/questions/all.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { question, questionFolder, questionVersion } from '#server/db/schema/question.ts';
import { foldedOf } from '#server/domain/questions/folded.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { AssessmentStep, SeedOwner, SeedVersion } from './world.ts';

/** Days over which the bank was written. */
const WRITTEN_OVER = 300;

export interface Bank {
  /** By subject, in the order of the data. */
  versions: ReadonlyMap<string, readonly SeedVersion[]>;
  subjectIds: ReadonlyMap<string, string>;
}

/** The banks: a folder for each subject, each question with its version. */
export async function loadQuestions(step: AssessmentStep, owners: ReadonlyMap<string, SeedOwner>): Promise<Bank> {
  const { db, clock } = step;
  const subjectIds = await subjectsOf(step);
  const folders = await loadFolders(step, owners);
  const count = questionSets.reduce((sum, { questions }) => sum + questions.length, 0);
  const numbers = await takeIds(db, count * 2);
  const rows: (typeof question.$inferInsert)[] = [];
  const said: (typeof questionVersion.$inferInsert)[] = [];
  const versions = new Map<string, SeedVersion[]>();
  for (const { subject, author, questions } of questionSets) {
    const owner = owners.get(author)!;
    const shareLevel = owner.isOfOrg ? QuestionShare.organization : QuestionShare.own;
    const known = questions.map(({ stem, analysis, difficulty, knowledge, points, source, year, question: keyed }) => {
      const [questionId, versionId] = [numbers.pop()!, numbers.pop()!];
      const gmtCreate = clock.before(WRITTEN_OVER - (said.length * WRITTEN_OVER) / count);
      const { questionType, body, key } = keyed;
      rows.push({
        ...owner,
        id: questionId,
        gmtCreate,
        gmtModified: gmtCreate,
        shareLevel,
        folderId: folders.get(subject)!,
        questionType,
        difficulty,
        subjectId: subjectIds.get(subject)!,
        knowledge,
        source,
        year,
        versionId,
        folded: foldedOf(stem, keyed),
      });
      const text = { stem, body, key, analysis, points, questionType };
      said.push({ ...text, id: versionId, gmtCreate, questionId, versionNo: 1, userNo: owner.authorUserNo });
      return { questionId, versionId, difficulty, knowledge, points, keyed };
    });
    versions.set(subject, known);
  }
  await insertNew(db, question, rows);
  await insertNew(db, questionVersion, said);
  return { versions, subjectIds };
}

async function subjectsOf({ db }: AssessmentStep): Promise<Map<string, string>> {
  const names = questionSets.map(({ subject }) => subject);
  const rows = await db
    .select({ name: courseCategory.categoryName, id: courseCategory.id })
    .from(courseCategory)
    .where(and(inArray(courseCategory.categoryName, names), eq(courseCategory.categoryType, CourseCategory.recorded)));
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function loadFolders({ db }: AssessmentStep, owners: ReadonlyMap<string, SeedOwner>) {
  const rows = questionSets.map(({ author, folder }) => {
    const { authorUserNo, orgNo, isOfOrg } = owners.get(author)!;
    return { userNo: authorUserNo, orgNo: isOfOrg ? orgNo : null, folderName: folder };
  });
  const made = await db.insert(questionFolder).values(rows).returning({ id: questionFolder.id });
  return new Map(questionSets.map(({ subject }, index) => [subject, made[index]!.id]));
}
