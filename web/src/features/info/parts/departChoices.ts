interface Depart {
  id: string;
  parentId: string;
  departName: string;
}

/** Departments for a select, by their full names, each above what belongs to it. */
export function departChoices(list: readonly Depart[]): { value: string; label: string }[] {
  const known = new Set(list.map(({ id }) => id));
  const below = Map.groupBy(list, ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const branch = (parentId: string, above: string): { value: string; label: string }[] =>
    (below.get(parentId) ?? []).flatMap(({ id, departName }) => {
      const label = above + departName;
      return [{ value: id, label }, ...branch(id, `${label} / `)];
    });
  return branch('', '');
}
