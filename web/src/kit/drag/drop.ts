/** Where something that is dragged is let go: beside one of its list, or into it. */
export interface Drop {
  targetId: string;
  at: 'before' | 'after' | 'into';
}

/** The ids in their new order after one was let go beside another. */
export function droppedOrder(ids: readonly string[], id: string, { targetId, at }: Drop): string[] {
  const others = ids.filter((one) => one !== id);
  const place = others.indexOf(targetId) + (at === 'after' ? 1 : 0);
  return others.toSpliced(place, 0, id);
}
