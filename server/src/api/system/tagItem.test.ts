import { describe, expect, it } from 'vitest';
import * as tagItem from '#contract/system/tagItem.ts';
import { OWN_TAGS, TOO_MANY_TAGS } from '#contract/system/tagItem.ts';
import { testApp } from '#test/testApp.ts';
import { tagItem as tagTable } from '../../db/schema/system.ts';

const t = await testApp();
const [sql] = await t.database.db.insert(tagTable).values({ tagGroup: 'skill', tagName: 'SQL', sort: 1 }).returning();
const names = (page: { list: { tagName: string }[] }) => page.list.map((one) => one.tagName);
const twenty = (from: number) => Array.from({ length: 20 }, (_, index) => `标签${from + index}`);

describe('tags', () => {
  it("personal ones are seen by oneself, the platform's by everybody", async () => {
    const [mine, other] = [await t.person(), await t.person()];
    await mine.send(tagItem.save, { tagGroup: 'skill', tagName: '看板' });
    expect(names((await mine.send(tagItem.items, { tagGroup: 'skill' })).data)).toEqual(['SQL', '看板']);
    expect(names((await other.send(tagItem.items, { tagGroup: 'skill' })).data)).toEqual(['SQL']);
    const guest = await t.guest.send(tagItem.items, { tagGroup: 'skill' });
    expect(guest.data).toMatchObject({ totalCount: 1, list: [{ id: sql!.id, isOwn: 0 }] });
  });

  it('an existing name is used, ids come in the order given', async () => {
    const person = await t.person();
    const first = await person.send(tagItem.save, { tagGroup: 'skill', tagName: ' 报表 ' });
    const tagNameList = ['报表', 'SQL', '新的', '报表'];
    const { data } = await person.send(tagItem.saveList, { tagGroup: 'skill', tagNameList });
    expect(data.idList).toEqual([first.data.id, sql!.id, expect.any(String), first.data.id]);
    const { totalCount } = (await person.send(tagItem.items, { tagGroup: 'skill' })).data;
    expect(totalCount).toBe(3);
  });

  it('of one name sent twice at once there is one', async () => {
    const person = await t.person();
    const saves = Array.from({ length: 4 }, () => person.send(tagItem.save, { tagGroup: 'blog', tagName: '同时' }));
    const ids = (await Promise.all(saves)).map((reply) => reply.data.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('two people may have tags of one name', async () => {
    const [a, b] = [await t.person(), await t.person()];
    const save = { tagGroup: 'blog', tagName: '随笔' };
    expect((await a.send(tagItem.save, save)).data.id).not.toBe((await b.send(tagItem.save, save)).data.id);
  });

  it('a limit per group, pages stay within bounds', async () => {
    const person = await t.person();
    for (let from = 0; from < OWN_TAGS; from += 20) {
      await person.send(tagItem.saveList, { tagGroup: 'many', tagNameList: twenty(from) });
    }
    const over = await person.send(tagItem.save, { tagGroup: 'many', tagName: '再来一个' });
    expect(over).toMatchObject({ code: TOO_MANY_TAGS.code, msg: TOO_MANY_TAGS.msg });
    const { data } = await person.send(tagItem.items, { tagGroup: 'many', pageCurrent: 99, pageSize: 30 });
    expect(data).toMatchObject({ totalCount: OWN_TAGS, totalPage: 4, pageCurrent: 4 });
    expect(data.list).toHaveLength(10);
  });
});
