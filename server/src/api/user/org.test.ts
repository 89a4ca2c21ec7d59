import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as org from '#contract/user/org.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { testApp } from '#test/testApp.ts';
import { course } from '../../db/schema/course.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { dictItem, treeNode } from '../../db/schema/system.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { indexOrganizations } from '../../domain/search/collect.ts';

const t = await testApp();
await t.database.db.insert(orgInfo).values([
  { orgNo: '1', orgType: 3, orgName: '北岸智造', sort: 1 },
  { orgNo: '2', orgType: 4, orgName: '江城职业技术大学', sort: 9 },
  { orgNo: '3', orgType: 4, orgName: '江城卫生职业学院' },
  { orgNo: '4', orgType: 5, orgName: '百分之百_100%' },
  { orgNo: '5', orgType: 5, orgName: '已关闭', statusId: 0 },
]);
const names = async (input: object) =>
  (await t.guest.send(org.infoList, input)).data.list.map(({ orgName }) => orgName);

describe('directory of organizations', () => {
  it('by kind and part of the name, without disabled ones', async () => {
    expect(await names({})).toEqual(['江城职业技术大学', '北岸智造', '百分之百_100%', '江城卫生职业学院']);
    expect(await names({ orgType: 4 })).toEqual(['江城职业技术大学', '江城卫生职业学院']);
    expect(await names({ orgType: 4, orgName: '卫生' })).toEqual(['江城卫生职业学院']);
    expect(await names({ orgName: '江城职业' })).toEqual(['江城职业技术大学']);
    expect(await names({ orgName: '关闭' })).toEqual([]);
  });

  it('by how a name is spelt, as the search of the whole site', async () => {
    await indexOrganizations(t.database.db, ['1', '2', '3', '4', '5']);
    expect(await names({ orgName: 'jiangcheng' })).toEqual(['江城职业技术大学', '江城卫生职业学院']);
    expect(await names({ orgName: 'beian', orgType: 3 })).toEqual(['北岸智造']);
    expect(await names({ orgName: 'beian', orgType: 5 })).toEqual([]);
  });

  it('percent, underscore and quotes are just text', async () => {
    expect(await names({ orgName: '%' })).toEqual(['百分之百_100%']);
    expect(await names({ orgName: '_' })).toEqual(['百分之百_100%']);
    expect(await names({ orgName: `\\' or 1=1 --` })).toEqual([]);
  });

  it('region and industry above include those below', async () => {
    const { db } = t.database;
    const region = (code: string, parentCode: string, level: number) => ({
      kind: 'region',
      code,
      parentCode,
      name: code,
      level,
    });
    await db.insert(treeNode).values([region('42', '', 1), region('4201', '42', 2), region('420111', '4201', 3)]);
    const dictKey = 'industry';
    await db.insert(dictItem).values([
      { dictKey, value: '9', label: '教育' },
      { dictKey, value: '902', label: '院校', parentValue: '9' },
    ]);
    await db
      .update(orgInfo)
      .set({ regionCode: '420111', industry: '902', size: '6', nature: '2' })
      .where(eq(orgInfo.orgNo, '2'));
    for (const wish of [
      { regionCode: '42' },
      { regionCode: '420111' },
      { industry: '9' },
      { industry: '902' },
      { size: '6' },
      { nature: '2' },
    ]) {
      expect(await names(wish)).toEqual(['江城职业技术大学']);
    }
    expect(await names({ regionCode: '43' })).toEqual([]);
    expect(await names({ nature: '1' })).toEqual([]);
    expect(await names({ size: '6', industry: '902', orgType: 5 })).toEqual([]);
  });

  it('counts of courses, lecturers, followers; whether followed only for oneself', async () => {
    const { db } = t.database;
    const fan = await t.person();
    const { userNo: lecturerUserNo } = await t.person();
    const shelved = {
      courseCategory: CourseCategory.recorded,
      lecturerUserNo,
      orgNo: '2',
      courseName: '课',
      isFree: 1 as const,
    };
    const placed = { categoryId1: '1', categoryId2: '2', categoryId3: '3' };
    await db
      .insert(course)
      .values([1, 1, 0].map((isPutaway) => ({ ...shelved, ...placed, isPutaway: isPutaway as 0 | 1 })));
    await db.insert(lecturer).values({ lecturerUserNo, lecturerName: '陈砚清', orgNo: '2' });
    await db.insert(attention).values({ userNo: fan.userNo, kind: 'organization', refNo: '2' });
    const counted = { countCourse: 2, countLecturer: 1, countFans: 1 };
    const seen = await t.guest.send(org.detailByOrgNo, { orgNo: '2' });
    expect(seen.data).toMatchObject({ ...counted, isAttention: 0 });
    expect((await fan.send(org.detailByOrgNo, { orgNo: '2' })).data).toMatchObject({ ...counted, isAttention: 1 });
    expect((await fan.send(org.detailByOrgNo, { orgNo: '1' })).data).toMatchObject({ countCourse: 0, isAttention: 0 });
  });

  it('paging', async () => {
    const { data } = await t.guest.send(org.infoList, { pageSize: 3, pageCurrent: 2 });
    expect(data).toMatchObject({ totalCount: 4, totalPage: 2, pageCurrent: 2, pageSize: 3 });
    expect(data.list).toHaveLength(1);
  });

  it('one organization; a disabled one is as if it did not exist', async () => {
    expect((await t.guest.send(org.detailByOrgNo, { orgNo: '2' })).data.orgName).toBe('江城职业技术大学');
    for (const orgNo of ['5', '99']) {
      expect((await t.guest.send(org.detailByOrgNo, { orgNo })).code).toBe(NOT_FOUND.code);
    }
    expect((await t.guest.send(org.detailByOrgNo, { orgNo: 'x' })).code).toBe(422);
  });
});
