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

describe('提交', () => {
  it('库里是密文，页面上只有一部分', async () => {
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

  it('同一个号码只能认证一个账号，退回之后让出来', async () => {
    const idNumber = numberOf('19990101');
    await person.send(face.startFaceId, named(idNumber));
    const other = await t.person();
    expect(await other.send(face.startFaceId, named(idNumber))).toMatchObject(trust.NUMBER_TAKEN);
    await refuse();
    expect(await other.send(face.startFaceId, named(idNumber))).toMatchObject({ code: 200 });
  });

  it('最多提交 5 次；双击只算一次', async () => {
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

  it('次数用完之后要找客服', async () => {
    await person.send(face.startFaceId, named());
    await db.update(realName).set({ tries: 5, auditStatus: 2 }).where(eq(realName.userNo, person.userNo));
    expect(await person.send(face.startFaceId, named())).toMatchObject(trust.TRIES_USED);
  });

  it('未满 14 周岁要监护人', async () => {
    const year = new Date().getFullYear() - 13;
    expect(await person.send(face.startFaceId, named(numberOf(`${year}0101`)))).toMatchObject(trust.TOO_YOUNG);
  });

  it.each([
    ['校验位', { idNumber: '110105194912310021' }, 'idNumber', '身份证号码的最后一位对不上，请核对'],
    ['姓名', { realName: 'Lin' }, 'realName', '请输入身份证上的姓名'],
    ['没有同意', { consent: false as true }, 'consent', '请先阅读并单独同意收集身份证信息'],
  ])('%s不对时说在字段上', async (_, wrong, path, message) => {
    expect(await person.send(face.startFaceId, { ...named(), ...wrong })).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path, message }] },
    });
  });

  it('人工审核时没有刷脸', async () => {
    expect(await person.send(face.faceContrasCode)).toMatchObject(trust.FACE_OFF);
    expect(await person.send(face.faceContrasFail)).toMatchObject(trust.FACE_OFF);
  });
});
