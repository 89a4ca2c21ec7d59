export interface Clocks {
  beginClock: string;
  endClock: string;
}

interface BellIssue {
  path: [row: number, field: 'beginClock' | 'endClock'];
  message: string;
}

/** What is wrong with the periods of a day, at the row where it shows: each ends after it begins, none begins before the one above has ended. */
export const bellIssues = (bells: readonly Clocks[]): BellIssue[] =>
  bells.flatMap(({ beginClock, endClock }, row): BellIssue[] => {
    const above = bells[row - 1];
    return [
      ...(above && beginClock < above.endClock
        ? [{ path: [row, 'beginClock'] as BellIssue['path'], message: `第 ${row} 节 ${above.endClock} 才下课` }]
        : []),
      ...(endClock <= beginClock ? [{ path: [row, 'endClock'] as BellIssue['path'], message: '下课要晚于上课' }] : []),
    ];
  });
