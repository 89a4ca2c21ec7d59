import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as programme from '#contract/startup/programme.ts';
import * as desk from '#contract/startup/programmeDesk.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import * as run from '#contract/startup/programmeRun.ts';
import * as reading from '#contract/startup/reading.ts';
import * as messages from '#contract/user/msg.ts';
import { APPLYING, pathsOf, programmeForm, programmeWorld, readingsOf, wrongAt } from '#test/startProgrammes.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { school, other, call, apply, readers, begin } = await programmeWorld(t);

it('what does not fit together is told at its field', async () => {
  t.setNow(APPLYING);
  const bad = (more: object) => wrongAt(school.send(desk.publish, programmeForm(more)));
  expect(await bad({ applyUntil: '2026-11-19' })).toEqual([INVALID_INPUT.code, 'applyUntil']);
  expect(await bad({ readUntil: '2026-11-30' })).toEqual([INVALID_INPUT.code, 'readUntil']);
  expect(await bad({ applyFrom: '2026-11-01', applyUntil: '2026-11-02' })).toEqual([INVALID_INPUT.code, 'applyUntil']);
  const [first] = programmeForm().criteria;
  expect(await bad({ criteria: [first] })).toEqual([INVALID_INPUT.code, 'criteria']);
  expect(await bad({ criteria: [{ ...first, weight: 100, most: 1 }] })).toEqual([
    INVALID_INPUT.code,
    'criteria.0.most',
  ]);
  expect(await bad({ criteria: [] })).toEqual([INVALID_INPUT.code, 'criteria']);
  expect(await bad({ places: 0 })).toEqual([INVALID_INPUT.code, 'places']);
});

it('readers are lecturers, asked once; reading begins after the last day, when there are enough of them', async () => {
  const programmeId = await call();
  const lecturer = await t.person({ userType: 2 });
  const ask = (mobile: string) => school.send(run.invite, { programmeId, mobile, words: '请看看' });
  expect(await wrongAt(ask((await t.person()).mobile))).toEqual([failures.NO_SUCH_LECTURER.code, 'mobile']);
  const codes = (await Promise.all([1, 2].map(() => ask(lecturer.mobile)))).map(({ code }) => code);
  expect(codes.toSorted((x, y) => x - y)).toEqual([200, failures.READER_ALREADY.code]);
  expect((await school.send(desk.beginReading, { id: programmeId })).code).toBe(failures.APPLY_STILL_OPEN.code);
  expect((await begin(programmeId)).code).toBe(failures.NOTHING_TO_READ.code);
  t.setNow(APPLYING);
  await apply(programmeId);
  // who has not answered does not read
  expect((await begin(programmeId)).code).toBe(failures.TOO_FEW_READERS.code);
  const [invited] = (await lecturer.send(reading.invitations, {})).data.list;
  expect((await other.send(reading.answer, { id: invited!.readerId, isAccepted: 1 })).code).toBe(NOT_FOUND.code);
  await lecturer.send(reading.answer, { id: invited!.readerId, isAccepted: 1 });
  await readers(programmeId, 1);
  expect((await begin(programmeId)).code).toBe(200);
  expect((await begin(programmeId)).code).toBe(failures.PROGRAMME_MOVED_ON.code);
});

it('cancelled, nobody reads it any more, and teams and readers hear why', async () => {
  const programmeId = await call();
  const { leader } = await apply(programmeId);
  const [reader] = await readers(programmeId, 2);
  await begin(programmeId);
  expect(pathsOf((await school.send(desk.cancel, { id: programmeId, resultNote: '' })).data)).toEqual(['resultNote']);
  expect((await school.send(desk.cancel, { id: programmeId, resultNote: '场地没有批下来' })).code).toBe(200);
  expect((await t.guest.send(programme.view, { id: programmeId })).code).toBe(NOT_FOUND.code);
  expect(await readingsOf(reader!)).toEqual([]);
  for (const who of [leader, reader!])
    expect((await who.send(messages.list, {})).data.list[0]).toMatchObject({ msgText: '场地没有批下来' });
});
