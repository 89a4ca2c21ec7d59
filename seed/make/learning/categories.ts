import { ZoneType, zoneTypeOf } from '#contract/rules/courseCategories.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import { categories, categoryRemarks } from '#seed/data/categories.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { insertAll } from '../batches.ts';
import { takeIds } from './takeIds.ts';
import type { Step } from './world.ts';

type Row = typeof courseCategory.$inferInsert;
type Place = [id1: string, id2: string, id3: string];

/** Returns the three ids by kind of course and name of the third level: `placeOf(1, 'BIM 建模')`. */
export async function loadCategories({ db }: Step): Promise<(kind: CourseCategory, name: string) => Place> {
  const rows: Row[] = [];
  const places = new Map<string, Place>();
  const ids = await takeIds(db, countOf());
  let next = 0;
  const add = (categoryType: ZoneType, floor: number, parentId: string, categoryName: string, sort: number): string => {
    const id = ids[next++]!;
    rows.push({ id, categoryType, floor, parentId, categoryName, sort, remark: categoryRemarks[categoryName] ?? '' });
    return id;
  };
  for (const kind of ZoneType.values) {
    const firsts = categories[kind];
    for (const [i, [first, seconds]] of Object.entries(firsts).entries()) {
      const id1 = add(kind, 1, '0', first, 100 - i);
      for (const [j, [second, thirds]] of Object.entries(seconds).entries()) {
        const id2 = add(kind, 2, id1, second, 100 - j);
        for (const [k, third] of thirds.entries())
          places.set(`${kind} ${third}`, [id1, id2, add(kind, 3, id2, third, 100 - k)]);
      }
    }
  }
  await insertAll(db, courseCategory, rows);
  return (kind, name) => places.get(`${zoneTypeOf(kind)} ${name}`)!;
}

const countOf = (): number =>
  Object.values(categories)
    .flatMap((firsts) => Object.values(firsts))
    .reduce(
      (sum, seconds) => sum + 1 + Object.values(seconds).reduce((inner, thirds) => inner + 1 + thirds.length, 0),
      0,
    );
