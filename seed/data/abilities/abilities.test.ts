import { describe, expect, it } from 'vitest';
import { courses } from '#seed/data/courses/all.ts';
import { typicalPositions } from '#seed/data/typicalPositions.ts';
import { MOST_COURSE_ABILITIES, MOST_POSITION_ABILITIES } from '#contract/rules/abilities.ts';
import { abilityFields } from './all.ts';
import { courseAbilities } from './courses.ts';

const items = abilityFields.flatMap(({ abilities }) => abilities.flatMap((one) => one.items));
const keys = new Set(items.map(([key]) => key));

describe('the ability model of the demo world', () => {
  it('has keys, names and sentences once each', () => {
    const words = items.flatMap(([, , ...levels]) => levels);
    const names = items.map(([, name]) => name);
    for (const all of [items.map(([key]) => key), names, words]) expect(new Set(all).size).toBe(all.length);
  });

  it('every item is raised by a course or asked for by a typical position', () => {
    const raised = Object.values(courseAbilities).flatMap((one) => one.map(([item]) => item));
    const asked = typicalPositions.flatMap((one) => one.items.map(([item]) => item));
    const used = new Set([...raised, ...asked]);
    expect([...used].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });

  it('courses and typical positions stay within their bounds', () => {
    const known = new Set(courses.map(({ key }) => key));
    for (const [key, raised] of Object.entries(courseAbilities)) {
      expect(known.has(key), key).toBe(true);
      expect(raised.length).toBeLessThanOrEqual(MOST_COURSE_ABILITIES);
    }
    for (const { items: asked } of typicalPositions) expect(asked.length).toBeLessThanOrEqual(MOST_POSITION_ABILITIES);
  });

  it('the course system of a published typical position leads to what it asks for most', () => {
    const missed = typicalPositions
      .filter(({ state }) => !state)
      .flatMap(({ name, items: asked, stages }) => {
        const raised = stages.flatMap((stage) => stage.courses.flatMap((key) => courseAbilities[key] ?? []));
        return asked
          .filter(([, , weight]) => weight === 5)
          .filter(([key, level]) => !raised.some(([item, reached]) => item === key && reached >= level))
          .map(([key]) => `${name}: ${key}`);
      });
    expect(missed).toEqual([]);
  });
});
