import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as klass from '#contract/course/courseClass.ts';
import * as imports from '#contract/course/courseClassImport.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { bytesOf, reasonsIn } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Reply } from '#test/testApp.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { offering } from '../../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin, orgNo } = school;
const teacher = await makeTeacher(t, school);

let next = 0;

/** A student of the school, with an account unless told. */
async function enrolled(bindStatus: 0 | 1 = 1): Promise<{ number: string }> {
  const { userNo } = await t.person();
  const number = `S${(next += 1)}`;
  const bound = { orgNo, userNo: bindStatus === 1 ? userNo : null, bindStatus };
  await db.insert(orgStudent).values({ ...bound, studentName: `学生${next}`, studentNumber: number });
  return { number };
}

async function check(offeringId: string, lines: string[][], by: Person): Promise<Reply<ImportView>> {
  const form = new FormData();
  form.append('offeringId', offeringId);
  form.append('file', new Blob([new Uint8Array(await bytesOf(['学号*', '姓名'], lines))]), '名单.xlsx');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${imports.check.path}`,
    headers: { token: by.token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Reply<ImportView>>();
}

it('a roster comes out of a spreadsheet by student number, up to the seats, and goes again', async () => {
  const id = await makeOffering(db, school, { teachers: [teacher] });
  await db.update(offering).set({ seats: 2 }).where(eq(offering.id, id));
  const [one, two, three, free] = [await enrolled(), await enrolled(), await enrolled(), await enrolled(0)];
  const lines = [
    [one.number.toLowerCase(), ''],
    ['没有', ''],
    [two.number, '不是他'],
    [one.number, ''],
    [free.number, ''],
    [two.number, ''],
    [three.number, ''],
  ];
  const { data: view } = await check(id, lines, teacher);
  expect(reasonsIn(view)).toEqual([
    [3, '学号：本校的学生名单里没有这个学号'],
    [4, expect.stringContaining('姓名：名单里这个学号是')],
    [5, '学号：和第 2 行重复'],
    [6, '学号：还没有绑定账号'],
    [7, '学号：和第 4 行重复'],
  ]);
  const over = (await check(id, [[one.number], [two.number], [three.number]], teacher)).data;
  expect(reasonsIn(over)).toEqual([[4, '学号：人数上限 2 已经满了']]);
  const runs = await Promise.all([view.id, over.id].map((one) => teacher.send(imports.run, { id: one })));
  expect(runs.some(({ code }) => code === 200)).toBe(true);
  const [row] = await db.select().from(offering).where(eq(offering.id, id));
  const { totalCount } = (await teacher.send(klass.roster, { id })).data;
  expect(totalCount).toBeLessThanOrEqual(row!.seats);
  const done = runs[0]!.code === 200 ? view.id : over.id;
  expect((await teacher.send(imports.list, { offeringId: id })).data.totalCount).toBe(2);
  expect((await other.admin.send(imports.view, { id: done })).code).toBe(NOT_FOUND.code);
  const colleague = await makeTeacher(t, school);
  for (const stranger of [colleague, other.admin]) {
    expect((await check(id, lines, stranger)).code).toBe(NOT_FOUND.code);
  }
  expect((await colleague.send(imports.undo, { id: done })).code).toBe(NOT_FOUND.code);
  expect((await admin.send(imports.undo, { id: done })).data.removedCount).toBeGreaterThan(0);
});
