import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import { SECTION_ROWS } from '#contract/rules/resume.ts';
import { ROW_LIMIT, SAME_ROW } from '#contract/user/profileFailures.ts';
import { loadReference } from '#seed/make/reference.ts';
import type { TestApp } from './testApp.ts';

interface Rows<S extends Schema> {
  list: Endpoint;
  save: Endpoint<string, S>;
  update: Endpoint;
  remove: Endpoint;
}

interface Case<S extends Schema> {
  /** A row that is taken, and what makes another one of it. */
  row: InputOf<S> & object;
  change: object;
  /** What makes the n-th of many rows differ from the others. */
  another: (n: number) => object;
  /** What is refused, and the sentence it is refused with. */
  refused: [what: string, change: object, msg: string][];
}

/** The rules every section of a résumé keeps: own rows only, nothing twice, a limit that holds for two at once. */
export function describeRows<S extends Schema>(t: TestApp, calls: Rows<S>, { row, change, another, refused }: Case<S>) {
  const numbered = (n: number) => ({ ...row, ...another(n) }) as InputOf<S>;
  const rowsOf = async (person: Awaited<ReturnType<TestApp['person']>>) =>
    ((await person.send(calls.list)).data as { list: Record<string, unknown>[] }).list;

  describe('rows of a section', async () => {
    await loadReference(t.database.db);

    it('adding, changing, deleting, read back as written', async () => {
      const person = await t.person();
      const { data } = await person.send(calls.save, row);
      const { id } = data as { id: string };
      expect(await rowsOf(person)).toMatchObject([{ id, ...row }]);
      expect((await person.send(calls.update, { ...row, ...change, id })).code).toBe(200);
      expect(await rowsOf(person)).toMatchObject([{ id, ...row, ...change }]);
      expect((await person.send(calls.remove, { id })).code).toBe(200);
      expect(await rowsOf(person)).toEqual([]);
    });

    it("others' rows are neither seen, changed nor deleted", async () => {
      const [mine, other] = [await t.person(), await t.person({ userType: 0 })];
      const { id } = (await mine.send(calls.save, row)).data as { id: string };
      expect(await rowsOf(other)).toEqual([]);
      expect((await other.send(calls.update, { ...row, ...change, id })).code).toBe(NOT_FOUND.code);
      expect((await other.send(calls.remove, { id })).code).toBe(NOT_FOUND.code);
      expect(await rowsOf(mine)).toMatchObject([{ id, ...row }]);
    });

    it('a double click leaves one', async () => {
      const person = await t.person();
      const codes = await Promise.all([1, 2, 3].map(async () => (await person.send(calls.save, row)).code));
      expect(codes.sort((x, y) => x - y)).toEqual([200, SAME_ROW.code, SAME_ROW.code]);
    });

    it.each(refused)('%s is refused with the reason', async (_, wrong, msg) => {
      const person = await t.person();
      expect(await person.send(calls.save, { ...row, ...wrong })).toMatchObject({
        code: INVALID_INPUT.code,
        msg,
      });
    });

    it(`${SECTION_ROWS} at most, also when two write at once`, async () => {
      const person = await t.person();
      for (let n = 1; n < SECTION_ROWS; n += 1) await person.send(calls.save, numbered(n));
      const codes = await Promise.all([50, 51].map(async (n) => (await person.send(calls.save, numbered(n))).code));
      expect(codes.sort((x, y) => x - y)).toEqual([200, ROW_LIMIT.code]);
      expect(await rowsOf(person)).toHaveLength(SECTION_ROWS);
    });
  });
}
