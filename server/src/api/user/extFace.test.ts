import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, TOO_OFTEN } from '#contract/kit/errors.ts';
import { checkCharacter } from '#contract/rules/idNumber.ts';
import * as face from '#contract/user/extFace.ts';
import * as queue from '#contract/user/realNameAudit.ts';
import * as trust from '#contract/user/trustFailures.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { realName, sysLog } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
let nextNumber = 100;
const numberOf = (birth: string): string => {
  const first = `420106${birth}${(nextNumber += 1)}`;
  return first + checkCharacter(first);
};
const named = (idNumber = numberOf('19990101')) => ({ realName: '林晓', idNumber, consent: true as const });
let person: Person;
let operator: Person;
beforeEach(async () => {
  await db.delete(realName);
  [person, operator] = [await t.person(), await t.person({ userType: 0 })];
});

async function refuse(): Promise<void> {
  const [row] = (await operator.send(queue.list, {})).data.list;
  await operator.send(queue.audit, { id: row!.id, auditStatus: 2, auditOpinion: '姓名不清楚' });
}

describe('submitting', () => {
  it('encrypted in the database, partly shown on pages', async () => {
    expect((await person.send(face.realName)).data).toMatchObject({ state: 'none', triesLeft: 5, way: 'manual' });
    const input = named();
    expect((await person.send(face.startFaceId, input)).data).toEqual({ way: 'manual', url: '' });
    const { data } = await person.send(face.saveFaceId);
    expect(data).toMatchObject({ state: 'waiting', realName: '林*', triesLeft: 4 });
    expect(data.idNumber).toBe(`4201**********${input.idNumber.slice(-4)}`);
    const rows = JSON.stringify([await db.select().from(realName), await db.select().from(sysLog)]);
    expect(rows).not.toContain(input.idNumber);
    expect(rows).not.toContain('林晓');
    expect(await person.send(face.startFaceId, named())).toMatchObject(trust.NAME_WAITING);
  });

  it('one number verifies one account; refused ones free it', async () => {
    const idNumber = numberOf('19990101');
    await person.send(face.startFaceId, named(idNumber));
    const other = await t.person();
    expect(await other.send(face.startFaceId, named(idNumber))).toMatchObject(trust.NUMBER_TAKEN);
    await refuse();
    expect(await other.send(face.startFaceId, named(idNumber))).toMatchObject({ code: 200 });
  });

  it('5 attempts at most; a double click is one', async () => {
    for (let left = 4; left >= 0; left -= 1) {
      const both = await Promise.all([1, 2].map(() => person.send(face.startFaceId, named())));
      expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, trust.NAME_WAITING.code]);
      await refuse();
      expect((await person.send(face.realName)).data).toMatchObject({
        state: 'refused',
        auditOpinion: '姓名不清楚',
        triesLeft: left,
      });
    }
    expect(await person.send(face.startFaceId, named())).toMatchObject(TOO_OFTEN);
  });

  it('with no attempts left one is sent to support', async () => {
    await person.send(face.startFaceId, named());
    await db.update(realName).set({ tries: 5, auditStatus: 2 }).where(eq(realName.userNo, person.userNo));
    expect(await person.send(face.startFaceId, named())).toMatchObject(trust.TRIES_USED);
  });

  it('under 14 needs a guardian', async () => {
    const year = new Date().getFullYear() - 13;
    expect(await person.send(face.startFaceId, named(numberOf(`${year}0101`)))).toMatchObject(trust.TOO_YOUNG);
  });

  it.each([
    ['校验位', { idNumber: '110105194912310021' }, 'idNumber', '身份证号码的最后一位对不上，请核对'],
    ['姓名', { realName: 'Lin' }, 'realName', '请输入身份证上的姓名'],
    ['没有同意', { consent: false as true }, 'consent', '请先阅读并单独同意收集身份证信息'],
  ])('a wrong %s is told at its field', async (_, wrong, path, message) => {
    expect(await person.send(face.startFaceId, { ...named(), ...wrong })).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path, message }] },
    });
  });

  it('no face check while people review', async () => {
    expect(await person.send(face.faceContrasCode)).toMatchObject(trust.FACE_OFF);
    expect(await person.send(face.faceContrasFail)).toMatchObject(trust.FACE_OFF);
  });
});
