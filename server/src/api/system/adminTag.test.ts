import { expect, it } from 'vitest';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminTag.ts';
import * as tags from '#contract/system/tagItem.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const learner = await t.person();

it('platform tags are kept in the console, personal ones are not among them', async () => {
  const tagGroup = 'skill';
  await learner.send(tags.save, { tagGroup, tagName: '自建的' });
  for (const tagName of ['Python', 'SQL']) await operator.send(console.save, { tagGroup, tagName });
  const { list } = (await operator.send(console.list, { tagGroup })).data;
  expect(list.map(({ tagName }) => tagName)).toEqual(['Python', 'SQL']);
  expect((await operator.send(console.groups)).data.list).toEqual([{ tagGroup, count: 2 }]);
  await operator.send(console.arrange, { tagGroup, ids: list.map(({ id }) => id).toReversed() });
  const shown = (await t.guest.send(tags.items, { tagGroup })).data.list.map(({ tagName }) => tagName);
  expect(shown).toEqual(['SQL', 'Python']);
  const last = (await operator.send(console.list, { tagGroup })).data.list[1]!;
  expect((await operator.send(console.remove, last)).code).toBe(200);
});

it('a name exists once per group, by double click too', async () => {
  const twice = [1, 2].map(() => operator.send(console.save, { tagGroup: 'welfare', tagName: '双休' }));
  const codes = (await Promise.all(twice)).map(({ code }) => code);
  expect(codes.sort((x, y) => x - y)).toEqual([200, NAME_TAKEN.code]);
});
