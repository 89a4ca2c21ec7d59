import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as courseSearch from '#contract/course/courseSearch.ts';
import * as note from '#contract/course/periodNote.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { makeCourse } from '#seed/make/course.ts';
import { enrol, makeMedia } from '#test/courses.ts';
import { plansOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Sender } from '#test/testApp.ts';
import { course } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { keepCues } from '../../domain/media/cues.ts';

const t = await testApp();
const { db } = t.database;
const vtt = (...lines: string[]) =>
  ['WEBVTT', ...lines.map((line, at) => `00:00:${10 + at}.500 --> 00:00:${11 + at}.000\n${line}`)].join('\n\n');

let lecturer: Person;
let learner: Person;
let courseId: string;
let periodIds: string[];

beforeAll(async () => {
  lecturer = await t.person({ userType: 2 });
  const spoken = await makeMedia(db, { storageKey: 'cs/one.mp4' });
  await keepCues(db, spoken, [
    vtt('先用 ＳＱＬ 取数，再看结构', '这一句没有', '窗口函数 sql 里常用', ...Array(5).fill('又是 Sql')),
  ]);
  const preview = await makeMedia(db, { storageKey: 'cs/two.mp4' });
  await keepCues(db, preview, [vtt('试看里也说取数')]);
  const sheet = await makeMedia(db, { storageKey: 'cs/three.pdf', fileType: 7 });
  const made = await makeCourse(db, {
    courseName: '在课里找',
    lecturerUserNo: lecturer.userNo,
    chapters: [
      { chapterName: '开场', isFree: 1, periods: [{ periodName: '试看', mediaId: preview, length: 60 }] },
      {
        chapterName: 'SQL 取数',
        periods: [
          { periodName: '还没传', wares: [{ docName: '取数 100%练习.pdf', mediaId: sheet }] },
          { periodName: '查询与取数', mediaId: spoken, length: 60 },
          { periodName: '没有这个词', mediaId: preview, length: 60, statusId: 0 },
        ],
      },
      { chapterName: '取数：撤掉的', statusId: 0, periods: [{ periodName: '取数', mediaId: spoken }] } as never,
    ],
  });
  ({ courseId, periodIds } = made);
  learner = await t.person();
  await enrol(db, { userNo: learner.userNo, courseId });
});

type Wish = { periodId?: string; pageSize?: number; pageCurrent?: number };
const ask = async (sender: Sender, str: string, wish: Wish = {}) =>
  (await sender.send(courseSearch.list, { courseId, str, ...wish })).data;
const said = async (sender: Sender, str: string, wish: Wish = {}) =>
  (await ask(sender, str, wish)).list.map(({ number, titleMarks, sentences, materials, notes, countMore }) => {
    const counts = { title: titleMarks.length, says: sentences.length, files: materials.length, notes: notes.length };
    return `${number} ${Object.values(counts).join(' ')}${countMore > 0 ? ` +${countMore}` : ''}`;
  });

describe('search within a course', () => {
  it('chapters, class-hours, files and speech in the order of the course with time and marks; disabled ones are left out', async () => {
    const { list, countFound, countClosed } = await ask(learner, '取数');
    expect(list.map(({ kind, number, title }) => [kind, number, title])).toEqual([
      ['period', '1.1', '试看'],
      ['chapter', '2', 'SQL 取数'],
      ['period', '2.1', '还没传'],
      ['period', '2.2', '查询与取数'],
    ]);
    expect([countFound, countClosed]).toEqual([5, 0]);
    const [preview, chapter, empty, last] = list;
    expect(preview).toMatchObject({ opens: periodIds[0], titleMarks: [], fileType: 4 });
    expect(preview!.sentences).toEqual([{ position: 10.5, words: '试看里也说取数', marks: [{ start: 5, end: 7 }] }]);
    expect(chapter).toMatchObject({ opens: periodIds[2], titleMarks: [{ start: 4, end: 6 }] });
    expect(empty).toMatchObject({ opens: null, materials: [{ words: '取数 100%练习.pdf' }] });
    expect(last).toMatchObject({ id: periodIds[2], titleMarks: [{ start: 3, end: 5 }], countMore: 0 });
  });

  it('case and width do not matter, words need not be neighbours, punctuation does not count', async () => {
    expect(await said(learner, 'sql')).toEqual(['2 1 0 0 0', '2.2 0 4 0 0 +3']);
    expect(await said(learner, '结构sql')).toEqual(['2.2 0 1 0 0']);
    expect((await ask(learner, 'ｓｑｌ')).list[1]!.sentences[0]!.marks).toEqual([{ start: 3, end: 6 }]);
    expect(await said(learner, '100%练')).toEqual(['2.1 0 0 1 0']);
    for (const str of ['_%学%_', 'qushu', "取数' or 1=1 --", '没有的词']) expect(await said(learner, str)).toEqual([]);
  });

  it('some places per class-hour and how many more; a single one gives all', async () => {
    expect(await said(learner, 'sql', { periodId: periodIds[2]! })).toEqual(['2.2 0 7 0 0']);
    const first = await ask(learner, 'sql', { pageSize: 1 });
    expect(first).toMatchObject({ totalCount: 2, totalPage: 2, countFound: 8, list: [{ number: '2' }] });
    expect(await said(learner, 'sql', { pageSize: 1, pageCurrent: 2 })).toEqual(['2.2 0 4 0 0 +3']);
    expect(await said(learner, 'sql', { periodId: '1' })).toEqual([]);
  });

  it('a single letter, symbols alone or too long is told at its field', async () => {
    const told = async (str: string) => {
      const { code, data } = await learner.send(courseSearch.list, { courseId, str });
      return [code, (data as unknown as { issues: { message: string }[] }).issues[0]!.message];
    };
    expect(await told('Ｃ')).toEqual([422, '只有一个字母或数字，找到的会太多，请再多写一个']);
    expect(await told('+++')).toEqual([422, '请写要找的文字或数字']);
    expect(await told(' ')).toEqual([422, '请输入要找的内容']);
    expect(await told('取'.repeat(51))).toEqual([422, '要找的内容最多 50 个字']);
    expect((await ask(learner, '取')).countFound).toBe(5);
    expect((await learner.send(courseSearch.list, { courseId, str: 'c#' })).code).toBe(200);
  });
});

describe('who finds what', () => {
  it('locked class-hours are found by name only: neither speech nor files nor counts; trials in full', async () => {
    const stranger = await t.person();
    for (const sender of [t.guest, stranger]) {
      expect(await said(sender, '取数')).toEqual(['1.1 0 1 0 0', '2 1 0 0 0', '2.2 1 0 0 0']);
      expect(await ask(sender, '取数')).toMatchObject({ countFound: 3, countClosed: 2 });
      expect(await said(sender, 'sql', { periodId: periodIds[2]! })).toEqual([]);
      expect((await ask(sender, '取数')).list.map(({ opens }) => opens)).toEqual([periodIds[0], null, null]);
    }
    expect(await said(lecturer, 'sql')).toEqual(['2 1 0 0 0', '2.2 0 4 0 0 +3']);
  });

  it("only one's own notes are found, even when the class-hour is closed", async () => {
    const written = `${'前面的话'.repeat(30)}\n取数要先想好口径。${'后面的话'.repeat(30)}`;
    const keys = { noteKey: 'note-key-1', revision: 'revision-1' };
    await learner.send(note.save, { ...keys, periodId: periodIds[2]!, content: written, position: 12 });
    const found = async (sender: Sender) => (await ask(sender, '口径')).list.flatMap(({ notes }) => notes);
    const [own] = await found(learner);
    expect(own).toMatchObject({ position: 12 });
    expect(own!.words).toMatch(/^….{10,30}取数要先想好口径。.+…$/);
    expect(own!.words.slice(own!.marks[0]!.start, own!.marks[0]!.end)).toBe('口径');
    const classmate = await t.person();
    await enrol(db, { userNo: classmate.userNo, courseId });
    for (const sender of [t.guest, classmate, lecturer]) expect(await found(sender)).toEqual([]);

    const other = await makeCourse(db, { courseName: '另一门', lecturerUserNo: lecturer.userNo });
    const there = await learner.send(courseSearch.list, { courseId: other.courseId, str: '口径' });
    expect(there.data).toMatchObject({ countFound: 0, list: [] });
  });

  it('unpublished: members and the author search, others do not know of it; a disabled file says nothing', async () => {
    const code = async (sender: Sender) => (await sender.send(courseSearch.list, { courseId, str: '取数' })).code;
    await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, courseId));
    expect([await code(t.guest), await code(await t.person())]).toEqual([NOT_FOUND.code, NOT_FOUND.code]);
    expect([await code(learner), await code(lecturer)]).toEqual([200, 200]);
    await db.update(course).set({ isPutaway: 1 }).where(eq(course.id, courseId));
    const spoken = eq(mediaFile.storageKey, 'cs/one.mp4');
    await db.update(mediaFile).set({ statusId: 0 }).where(spoken);
    expect(await said(learner, 'sql')).toEqual(['2 1 0 0 0']);
    await db.update(mediaFile).set({ statusId: 1 }).where(spoken);
    expect((await t.guest.send(courseSearch.list, { courseId: '1', str: '取数' })).code).toBe(NOT_FOUND.code);
  });
});

it('asked a few times however many class-hours, speech is read from the index', async () => {
  const work = workIn(await warmStatementsOf(t, () => ask(learner, '取数')));
  expect(work.length).toBeLessThanOrEqual(6);
  const films = `insert into media_file (id, user_no, file_name, file_type, content_type, storage_key, file_size)
    select 9000000 + n, 1, '', 4, '', n, 1 from generate_series(0, 200) n`;
  const others = `insert into media_cue select 9000000 + n / 100, 0, n % 100, n, '别的课', '别的课' from generate_series(1, 20000) n`;
  for (const text of [films, others, 'analyze media_cue']) await t.database.pool.query(text);
  const plans = await plansOf(t.database.pool, work);
  expect(plans.find(({ text }) => text.includes('media_cue'))!.plan).toContain('media_cue_media_id_track_seq_pk');
});
