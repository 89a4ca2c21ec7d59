import { expect, it } from 'vitest';
import * as people from '#contract/im/person.ts';
import { StrangerRule } from '#contract/rules/chat.ts';
import { makeGroup } from '#test/chat.ts';
import { statementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { attention } from '../../db/schema/people.ts';
import { invitable } from './group.ts';

const t = await testApp();
const { db } = t.database;

it('whom somebody may bring in is asked once for all of them, whatever each of them wants', async () => {
  const me = await t.person();
  const someone = async (rule?: StrangerRule) => {
    const person = await t.person();
    if (rule) await person.send(people.saveSetting, { strangerRule: rule });
    return person;
  };
  const open = await someone();
  const everybody = await someone(StrangerRule.everybody);
  const stranger = await someone(StrangerRule.known);
  const [sameGroup, follower, hidden] = [await someone(), await someone(StrangerRule.known), await someone()];
  await makeGroup(me, [sameGroup, hidden]);
  await sameGroup.send(people.saveSetting, { strangerRule: StrangerRule.known });
  await hidden.send(people.saveSetting, { strangerRule: StrangerRule.nobody });
  await db.insert(attention).values({ userNo: follower.userNo, kind: 'lecturer', refNo: me.userNo });
  const blocker = await someone();
  await blocker.send(people.block, { userNo: me.userNo, isBlocked: 1 });
  const asked = [open, everybody, stranger, sameGroup, follower, hidden, blocker, me].map(({ userNo }) => userNo);
  let welcome: string[] = [];
  const work = async () => {
    welcome = await invitable(db, me.userNo, [...asked, '9']);
  };
  const few = workIn(await statementsOf(work)).length;
  const expected = [open, everybody, sameGroup, follower].map(({ userNo }) => userNo);
  expect(welcome.toSorted()).toEqual(expected.toSorted());
  const one = workIn(await statementsOf(() => invitable(db, me.userNo, [stranger.userNo]))).length;
  expect(few).toBe(one);
});
