import { isId } from '#contract/rules/id.ts';
import { MOST_SEATS } from '#contract/rules/seats.ts';

/** How something is bought: in a group that is opened or joined, and of seats how many. */
export interface Together {
  seatCount: number;
  openGroup?: string | undefined;
  joinGroup?: string | undefined;
}

/** What may be bought, in the order in which it counts. */
const products = ['courseId', 'vipSetId', 'programId', 'seatCourseId'] as const;

/** What the address of the cashier asks for; undefined when it names nothing. Of several things the first counts. */
export function wishedAt(search: URLSearchParams) {
  const idAt = (name: string): string | undefined => {
    const id = search.get(name) ?? '';
    return isId(id) ? id : undefined;
  };
  const named = products.find((name) => idAt(name) !== undefined);
  if (named === undefined) return undefined;
  const seatCount = named === 'seatCourseId' ? countOf(search.get('seatCount')) : 1;
  const together: Together = { seatCount, openGroup: idAt('openGroup'), joinGroup: idAt('joinGroup') };
  const usePoints: 0 | 1 = search.get('usePoints') === '1' ? 1 : 0;
  return { wish: { [named]: idAt(named), couponId: idAt('couponId'), usePoints, ...together }, together };
}

/** The address of the cashier with another choice; everything else of it stays. */
export function withChoice(search: string, name: 'couponId' | 'usePoints', value: string | null): string {
  const chosen = new URLSearchParams(search);
  if (value === null) chosen.delete(name);
  else chosen.set(name, value);
  return `/pay?${chosen.toString()}`;
}

/** Of an address that somebody changed by hand one is meant. */
function countOf(text: string | null): number {
  const count = Number(text ?? '1');
  return Number.isInteger(count) && count >= 1 && count <= MOST_SEATS ? count : 1;
}
