import { eq, lt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeOrg } from '#seed/make/org.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import { article, articleZone } from '../db/schema/article.ts';
import { course, searchDocument } from '../db/schema/course.ts';
import { indexArticles, indexLecturers, indexOrganizations } from '../domain/search/collect.ts';
import { TOKEN_FORMAT } from '../domain/search/tokens.ts';
import { enqueue } from '../kit/job.ts';
import { reindexSearch } from './reindexSearch.ts';

const t = await testApp();
const { db } = t.database;

it('older formats are indexed anew, what is gone is removed', async () => {
  const { userNo: lecturerUserNo } = await teacher(t, '锻造师傅');
  await indexLecturers(db, [lecturerUserNo]);
  await makeCourse(db, { lecturerUserNo, courseName: '锻造入门', countStudy: 80 });
  const gone = await makeCourse(db, { lecturerUserNo, courseName: '锻造下架' });
  await indexOrganizations(db, [await makeOrg(db, { orgType: 5, orgName: '锻造公司' })]);
  const [zone] = await db.insert(articleZone).values({ zoneName: '新闻' }).returning();
  const news = { zoneId: zone!.id, title: '锻造新闻', content: '', publishTime: '2026-01-01 08:00:00' };
  const [written] = await db.insert(article).values(news).returning();
  await indexArticles(db, [written!.id], new Date());
  await db.update(searchDocument).set({ format: TOKEN_FORMAT - 1, tokens: `'锻造':1A` });
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, gone.courseId));

  const titles = async () => {
    const { list } = (await t.guest.send(search.suggest, { str: '锻造' })).data;
    return list.map(({ title }) => title).toSorted();
  };
  expect(await titles()).toEqual([]);
  await enqueue(db, reindexSearch, {});
  await t.runJobs();
  expect(await titles()).toEqual(['锻造入门', '锻造公司', '锻造师傅', '锻造新闻']);
  expect(await db.$count(searchDocument, lt(searchDocument.format, TOKEN_FORMAT))).toBe(0);
});
