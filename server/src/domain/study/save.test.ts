import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as certificates from '#contract/course/certificate.ts';
import { saveRecords } from '#contract/course/courseRecords.ts';
import { parseSpans } from '#contract/rules/spans.ts';
import { studying } from '#test/studying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/client.ts';
import { studyClock, studySitting } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
const world = studying(t);
const { pass } = world;
let person: Person;
const lessons = (lengths: number[]) => world.lessons(person, lengths);
const sit = (periodId: string) => world.sit(person, periodId);
const stored = (periodId: string) => world.stored(person, periodId);

beforeEach(async () => {
  pass(100_000);
  person = await t.person({ nickname: '林晓' });
});

describe('arriving at once', () => {
  it('twenty saves at once lose and add no second', async () => {
    const { periodIds } = await lessons([1000]);
    const players = await Promise.all([1, 2, 3, 4].map(() => sit(periodIds[0]!)));
    pass(200);
    const saves = Array.from({ length: 20 }, (_, index) =>
      players[index % 4]!.save([[index * 10, index * 10 + 10]], { position: index }),
    );
    const saved = await Promise.all(saves);
    expect(saved.reduce((sum, one) => sum + one.granted, 0)).toBe(200);
    expect((await stored(periodIds[0]!))!).toMatchObject({ watched: '{[0,200)}', watchedLength: 200 });
  });

  it('asked too much together gives just the time that passed', async () => {
    const { periodIds } = await lessons([1000, 1000]);
    const players = await Promise.all([0, 1, 0, 1].map((index) => sit(periodIds[index]!)));
    pass(50);
    const saved = await Promise.all(
      Array.from({ length: 16 }, (_, index) => players[index % 4]!.save([[index * 20, index * 20 + 20]])),
    );
    expect(saved.reduce((sum, one) => sum + one.granted, 0)).toBe(53);
    const rows = await Promise.all(periodIds.map((id) => stored(id)));
    expect(rows.reduce((sum, row) => sum + (row?.watchedLength ?? 0), 0)).toBe(53);
  });

  it('forty sittings at once are no longer than one: their study time is the time that passed', async () => {
    const { periodIds } = await lessons([1000]);
    const players = await Promise.all(Array.from({ length: 40 }, () => sit(periodIds[0]!)));
    pass(10);
    await Promise.all(players.map((player) => player.save([[0, 10]])));
    pass(20);
    for (const player of players) await player.save([[0, 30]]);
    const rows = await db.select().from(studySitting).where(eq(studySitting.userNo, person.userNo));
    expect(rows.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(30);
  });

  it('another process writing meanwhile loses and adds no second', async () => {
    const { connectionString } = t.database.pool.options;
    const elsewhere = openDatabase(connectionString!, 4);
    const app = await buildApp({ ...t.platform, db: elsewhere.db });
    try {
      const { periodIds } = await lessons([1000, 1000]);
      const players = await Promise.all([0, 1, 0, 1].map((index) => sit(periodIds[index]!)));
      pass(100);
      const there = async (index: number) => {
        const player = players[index % 4]!;
        const periodId = periodIds[index % 2]!;
        const payload = { periodId, sittingKey: player.sittingKey, ranges: [[index * 20, index * 20 + 20]] };
        const url = `/apis${saveRecords.path}`;
        const reply = await app.inject({ method: 'POST', url, headers: { token: person.token }, payload });
        return reply.json<{ data: { granted: number } }>().data;
      };
      const here = (index: number) => players[index % 4]!.save([[index * 20, index * 20 + 20]]);
      const saved = await Promise.all(
        Array.from({ length: 24 }, (_, index) => (index % 3 === 0 ? there : here)(index)),
      );
      expect(saved.reduce((sum, one) => sum + one.granted, 0)).toBe(103);
      const rows = await Promise.all(periodIds.map((id) => stored(id)));
      expect(rows.reduce((sum, row) => sum + (row?.watchedLength ?? 0), 0)).toBe(103);
    } finally {
      await app.close();
      await elsewhere.close();
    }
  });

  it('the last second arriving at once issues one certificate', async () => {
    const { periodIds } = await lessons([10]);
    const players = await Promise.all([1, 2, 3].map(() => sit(periodIds[0]!)));
    pass(10);
    const saved = await Promise.all(players.map((player) => player.save([[0, 10]])));
    const numbers = new Set(saved.map((one) => one.certificateNo));
    expect(numbers.size).toBe(1);
    expect((await person.send(certificates.userList)).data.totalCount).toBe(1);
  });
});

it('property: however sent, what is given is what is stored, and no more than the time that passed plus 3 seconds', async () => {
  const step = fc.record({
    player: fc.integer({ min: 0, max: 2 }),
    wait: fc.integer({ min: 0, max: 40 }),
    speed: fc.constantFrom(0.5, 1, 1.25, 2, 8),
    ranges: fc.array(fc.tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 130 })), { maxLength: 4 }),
  });
  const flag = fc.constantFrom<(0 | 1)[]>(0, 1);
  const switches = fc.record({ isDragAllowed: flag, isSpeedAllowed: flag });
  await fc.assert(
    fc.asyncProperty(switches, fc.array(step, { minLength: 1, maxLength: 12 }), async (rules, steps) => {
      const learner = await t.person();
      const { periodIds } = await world.lessons(learner, [120, 60], rules);
      const players = [];
      for (const index of [0, 0, 1]) players.push({ index, ...(await world.sit(learner, periodIds[index]!)) });
      const seen: Set<number>[] = [new Set(), new Set()];
      let [elapsed, granted] = [0, 0];
      for (const { player, wait, speed, ranges } of steps) {
        pass(wait);
        elapsed += wait;
        const { index, save } = players[player]!;
        const saved = await save(ranges, { speed });
        granted += saved.granted;
        const refused = new Set(saved.refusedRanges.flatMap(([from, to]) => range(from, to)));
        for (const second of ranges.flatMap(([from, to]) => range(from, Math.min(to, [120, 60][index]!))))
          if (!refused.has(second)) seen[index]!.add(second);
        expect(saved.watchedLength).toBe(seen[index]!.size);
      }
      for (const [index, periodId] of periodIds.entries()) {
        const row = await world.stored(learner, periodId);
        const kept = parseSpans(row?.watched ?? '{}').flatMap(([from, to]) => range(from, to));
        expect(kept).toEqual([...seen[index]!].sort((a, b) => a - b));
        expect(row?.watchedLength ?? 0).toBe(kept.length);
      }
      expect(granted).toBeLessThanOrEqual((elapsed + 3) * (rules.isSpeedAllowed ? 2 : 1));
      const [paid] = await db.select().from(studyClock).where(eq(studyClock.userNo, learner.userNo));
      const used = parseSpans(paid?.used ?? '{}').reduce((sum, [from, to]) => sum + to - from, 0);
      expect(used).toBeLessThanOrEqual(elapsed + 1);
    }),
    { numRuns: 25 },
  );
}, 60_000);

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
