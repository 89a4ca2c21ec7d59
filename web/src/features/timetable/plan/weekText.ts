/** 3–5、7 周 */
export function weekText(weeks: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const week of weeks.toSorted((x, y) => x - y)) {
    const last = runs.at(-1);
    if (last && last[1] === week - 1) last[1] = week;
    else runs.push([week, week]);
  }
  return `${runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join('、')} 周`;
}
