import { and, eq, inArray, sql } from 'drizzle-orm';
import { CourseCard } from '#contract/course/card.ts';
import type { Hit } from '#contract/course/search.ts';
import { BlogState } from '#contract/rules/blog.ts';
import { QuesState } from '#contract/rules/ques.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { isCourseKind, SearchKind } from '#contract/rules/searchKinds.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { article } from '../../db/schema/article.ts';
import { lecturer } from '../../db/schema/people.ts';
import { ques } from '../../db/schema/ques.ts';
import { orgInfo, userExt } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { only } from '../../kit/only.ts';
import { cardsByIds } from '../catalogue/cards.ts';
import type { Found } from './find.ts';
import { marksOf } from './marks.ts';
import { isOffered } from './offered.ts';
import type { Query } from './query.ts';

/** What a result shows beside its words. */
interface Face {
  img: string;
  note: string;
  figure: string;
  course: CourseCard | null;
}

/** Results as pages show them: one statement for each kind that is among them. */
export async function hitsOf(db: Db, found: Found[], query: Query, now: Date): Promise<Hit[]> {
  const faces = await facesOf(db, found, now);
  return found.flatMap((one) => {
    const face = faces.get(`${one.kind} ${one.refId}`);
    if (!face) return []; // withdrawn since it was indexed
    const { kind, refId, title, summary } = one;
    const marks = { titleMarks: marksOf(title, query), summaryMarks: marksOf(summary, { ...query, key: '' }) };
    return [{ type: kind, id: refId, title, summary, ...marks, ...face }];
  });
}

async function facesOf(db: Db, found: Found[], now: Date): Promise<Map<string, Face>> {
  const idsOf = (isKind: (kind: SearchKind) => boolean) =>
    found.filter(({ kind }) => isKind(kind)).map(({ refId }) => refId);
  const courses = idsOf(isCourseKind);
  const [cards, people, organizations, articles, exams, blogs, questions, vacancies] = await Promise.all([
    cardsByIds(db, courses, now),
    lecturerFaces(
      db,
      idsOf((kind) => kind === SearchKind.lecturer),
    ),
    organizationFaces(
      db,
      idsOf((kind) => kind === SearchKind.organization),
    ),
    articleFaces(
      db,
      idsOf((kind) => kind === SearchKind.article),
    ),
    examFaces(
      db,
      idsOf((kind) => kind === SearchKind.exam),
    ),
    blogFaces(
      db,
      idsOf((kind) => kind === SearchKind.blog),
    ),
    quesFaces(
      db,
      idsOf((kind) => kind === SearchKind.ques),
    ),
    vacancyFaces(
      db,
      idsOf((kind) => kind === SearchKind.vacancy),
    ),
  ]);
  const faces = new Map<string, Face>();
  const byCourse = new Map(cards.map((card) => [card.id, card]));
  for (const { kind, refId } of found) {
    const card = byCourse.get(refId);
    if (card)
      faces.set(`${kind} ${refId}`, {
        ...plain,
        img: card.courseLogo,
        note: card.lecturerName,
        course: only(CourseCard, card),
      });
  }
  const put = (kind: SearchKind, { id, ...face }: { id: string } & Partial<Face>) =>
    faces.set(`${kind} ${id}`, { ...plain, ...face });
  for (const face of people) put(SearchKind.lecturer, face);
  for (const { id, img, orgType } of organizations) {
    put(SearchKind.organization, { id, img, note: OrgType.labels[orgType] });
  }
  for (const face of articles) put(SearchKind.article, face);
  for (const face of blogs) put(SearchKind.blog, face);
  for (const { id, answers, isSolved } of questions) {
    put(SearchKind.ques, { id, note: isSolved ? '已解决' : '', figure: `${answers} 个回答` });
  }
  for (const { id, img, orgName, salaryMin, salaryMax } of vacancies) {
    put(SearchKind.vacancy, { id, img, note: orgName, figure: salaryText(salaryMin, salaryMax) });
  }
  for (const { id, asked, points } of exams) {
    put(SearchKind.exam, { id, note: `${asked} 题`, figure: `${points / 10} 分` });
  }
  return faces;
}

const plain: Face = { img: '', note: '', figure: '', course: null };

const lecturerFaces = async (db: Db, userNos: string[]) =>
  userNos.length === 0
    ? []
    : db
        .select({ id: lecturer.lecturerUserNo, img: lecturer.headImgUrl, note: lecturer.position })
        .from(lecturer)
        .where(and(inArray(lecturer.lecturerUserNo, userNos), enabled(lecturer)));

const organizationFaces = async (db: Db, orgNos: string[]) =>
  orgNos.length === 0
    ? []
    : db
        .select({ id: orgInfo.orgNo, img: orgInfo.orgLogoImg, orgType: orgInfo.orgType })
        .from(orgInfo)
        .where(and(inArray(orgInfo.orgNo, orgNos), enabled(orgInfo)));

const articleFaces = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: article.id, img: article.articleImg, note: article.publishTime })
        .from(article)
        .where(and(inArray(article.id, ids), enabled(article)));

const blogFaces = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: blogArticle.id, img: blogArticle.blogImg, note: userExt.nickname })
        .from(blogArticle)
        .innerJoin(userExt, eq(userExt.userNo, blogArticle.userNo))
        .where(and(inArray(blogArticle.id, ids), eq(blogArticle.blogState, BlogState.published), enabled(blogArticle)));

const quesFaces = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: ques.id, answers: ques.countAnswer, isSolved: sql<boolean>`${ques.acceptedId} is not null` })
        .from(ques)
        .where(and(inArray(ques.id, ids), inArray(ques.quesState, [QuesState.open, QuesState.closed]), enabled(ques)));

const examFaces = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: assessment.id, asked: paperVersion.questionCount, points: paperVersion.totalPoints })
        .from(assessment)
        .innerJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
        .where(and(inArray(assessment.id, ids), isOffered));

const vacancyFaces = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: vacancy.id,
          img: orgInfo.orgLogoImg,
          orgName: orgInfo.orgName,
          salaryMin: vacancy.salaryMin,
          salaryMax: vacancy.salaryMax,
        })
        .from(vacancy)
        .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
        .where(and(inArray(vacancy.id, ids), eq(vacancy.vacancyState, VacancyState.open)));
