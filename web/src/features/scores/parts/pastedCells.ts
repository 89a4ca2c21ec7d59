import { cellKey } from './sheetWriter.ts';

interface Table {
  parts: readonly { id: string }[];
  students: readonly { userNo: string }[];
}

/** A block as spreadsheets copy it, laid onto the table from a cell on; what hangs over the edge is left out. */
export function pastedCells(
  text: string,
  { row, column }: { row: number; column: number },
  { parts, students }: Table,
): [key: string, value: string][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((value, right): [string, string][] => {
      const student = students[row + down];
      const part = parts[column + right];
      return student && part ? [[cellKey(part.id, student.userNo), value.trim().slice(0, 6)]] : [];
    }),
  );
}
