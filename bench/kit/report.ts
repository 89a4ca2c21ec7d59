/** Prints a small table whose columns line up. */
export function report(head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(shown))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  for (const row of cells) {
    console.log(row.map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell))).join('  '));
  }
}

const shown = (value: string | number): string =>
  typeof value === 'string' ? value : value >= 100 ? String(Math.round(value)) : value.toFixed(2);

/** Chinese characters take two columns in a terminal. */
const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (char > '⺀' ? 2 : 1), 0);
