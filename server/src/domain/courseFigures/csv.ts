import { neutral } from '../sheetImport/neutral.ts';

type Line = readonly (string | number)[];

/** A table for other programs: no cell begins what a spreadsheet would reckon. */
export const csvOf = (head: Line, lines: readonly Line[]): string =>
  [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');

const cell = (value: string | number): string => `"${neutral(String(value)).replaceAll('"', '""')}"`;
