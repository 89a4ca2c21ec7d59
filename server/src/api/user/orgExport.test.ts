import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrg } from '#seed/make/org.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancyCalls from '#contract/position/vacancy.ts';
import { EXPORT_DAYS, OrgExportState } from '#contract/rules/orgExports.ts';
import { WRONG_PASSWORD } from '#contract/user/failures.ts';
import * as messages from '#contract/user/msg.ts';
import * as contract from '#contract/user/orgExport.ts';
import { orgExport } from '#server/db/schema/orgExport.ts';
import { orgDepartment } from '#server/db/schema/organization.ts';
import { sysLog } from '#server/db/schema/trust.ts';
import { openArchive } from '#server/domain/archive/openArchive.ts';
import { notTaken } from '#server/domain/orgExport/notTaken.ts';
import { orgMap } from '#server/domain/orgExport/orgMap.ts';
import type { OrgEntry } from '#server/domain/orgExport/orgMap.ts';
import { linesOf, tablesOf } from '#server/domain/orgExport/rows.ts';
import { removeOrgExports } from '#server/jobs/removeOrgExports.ts';
import { enqueue } from '#server/kit/job.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-26T10:00:00+08:00');
t.setNow(START);
const PASSWORD = 'Zhitu@2026';
const known = { proofWay: 'password', proof: PASSWORD } as const;

const folder = await mkdtemp(join(tmpdir(), 'zhitu-org-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let [admin, staff, stranger]: Person[] = [];
let orgNo = '';
beforeAll(async () => {
  await offerVacancyChoices(t);
  orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉数据' });
  const otherNo = await makeOrg(db, { orgType: 5, orgName: '别家科技' });
  admin = await t.person({ userType: 5, orgNo, isAdmin: true, password: PASSWORD });
  staff = await t.person({ userType: 5, orgNo, password: PASSWORD });
  stranger = await t.person({ userType: 5, orgNo: otherNo, isAdmin: true, password: PASSWORD });
  await db.insert(orgDepartment).values([
    { orgNo, path: '/', departName: '数据部' },
    { orgNo: otherNo, path: '/', departName: '别家的部门' },
  ]);
});

/** What an administrator downloads, as names and contents. */
async function downloaded(by: Person, id: string): Promise<Map<string, string>> {
  const { data } = await by.send(contract.download, { id });
  const response = await t.app.inject({ url: data.url, headers: { cookie: `RC_WEB_TOKEN=${by.token}` } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const path = join(folder, id);
  await writeFile(path, response.rawPayload);
  const archive = await openArchive(path);
  const files = new Map<string, string>();
  for (const entry of archive.entries) files.set(entry.path, await text(await archive.read(entry.path)));
  archive.close();
  return files;
}

const flat = (entries: readonly OrgEntry[]): OrgEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.parts ?? [])]);

describe('the map', () => {
  it('speaks of every table that names an organization', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'org_no' order by 1`);
    const taken = new Set(flat(orgMap).map(({ table }) => getTableName(table)));
    const left = new Set(Object.values(notTaken).flat());
    expect(rows.map(({ name }) => name).filter((name) => !taken.has(name) && !left.has(name))).toEqual([]);
    expect([...taken].filter((name) => left.has(name))).toEqual(['interview', 'offer_letter']);
  });

  it('every table of it can be read', async () => {
    for (const table of tablesOf(db, orgMap, orgNo)) {
      expect(is(table.table, PgTable)).toBe(true);
      for await (const lines of linesOf(db, table)) for (const line of lines) JSON.parse(line);
    }
  });
});

describe('an export', () => {
  it('is for administrators who prove to be themselves, one at a time', async () => {
    expect((await staff!.send(contract.list, {})).code).toBe(NO_PERMISSION.code);
    expect((await staff!.send(contract.save, { ...known })).code).toBe(NO_PERMISSION.code);
    const wrong = await admin!.send(contract.save, { ...known, proof: 'Wrong@2026' });
    expect(wrong.code).toBe(WRONG_PASSWORD.code);
    const asked = await Promise.all([1, 2].map(() => admin!.send(contract.save, { ...known })));
    expect(asked.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, contract.EXPORT_WAITING.code]);
    const { id } = asked.find(({ code }) => code === 200)!.data;
    expect((await admin!.send(contract.download, { id })).code).toBe(contract.EXPORT_NOT_READY.code);
    await t.runJobs();
    const [row] = (await admin!.send(contract.list, {})).data.list;
    expect(row).toMatchObject({ id, exportState: OrgExportState.ready, isWithFiles: 1, downloads: 0 });
    const [first] = (await admin!.send(messages.list, {})).data.list;
    expect(first!.msgTitle).toBe('「云杉数据」的数据导出好了');
    expect((await stranger!.send(contract.download, { id })).code).toBe(NOT_FOUND.code);
  });

  it('has what is theirs, without secrets and without what others hid from them', async () => {
    const operator = await t.person({ userType: 0 });
    const vacancyId = await openVacancy(admin!, operator);
    const [stays, goes] = [await applicant(t, '留下的人'), await applicant(t, '撤回的人')];
    const apply = (person: Person) =>
      person.send(vacancyCalls.apply, { id: vacancyId, sections: ['base'], note: `${person.userNo} 的话` });
    const { id: kept } = (await apply(stays)).data;
    const { id: gone } = (await apply(goes)).data;
    await admin!.send(talent.note, { id: kept, noteText: '写给同事的备注' });
    await goes.send(vacancyCalls.withdraw, { id: gone });
    const { id } = (await admin!.send(contract.save, { ...known, isWithFiles: 0 })).data;
    await t.runJobs();
    const files = await downloaded(admin!, id);
    const list = JSON.parse(files.get('目录.json')!) as { 单位: string; 数据: { 名称: string; 行数: number }[] };
    expect(list.单位).toBe('云杉数据');
    expect(list.数据).toContainEqual(expect.objectContaining({ 名称: '部门', 行数: 1 }));
    expect(files.get('data/org_department.jsonl')).toContain('数据部');
    expect(files.get('data/vacancy_application.jsonl')).toContain(`${stays.userNo} 的话`);
    expect(files.get('data/application_note.jsonl')).toContain('写给同事的备注');
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain('别家的部门');
    expect(everything).not.toContain(`${goes.userNo} 的话`);
    expect(everything).not.toContain('storage_key');
    const logged = await db.select({ operation: sysLog.operation }).from(sysLog);
    expect(logged.map(({ operation }) => operation).filter((one) => one.includes('导出'))).toHaveLength(3);
  });

  it('is removed when its days are over', async () => {
    const [row] = await db.select().from(orgExport).limit(1);
    t.setNow(new Date(START.getTime() + (EXPORT_DAYS + 1) * 86_400_000));
    await enqueue(db, removeOrgExports, {});
    await t.runJobs();
    const states = (await db.select({ state: orgExport.exportState }).from(orgExport)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([OrgExportState.gone]));
    expect(await t.app.inject({ url: `/files/${row!.id}.zip` })).toMatchObject({ statusCode: 404 });
  });
});
