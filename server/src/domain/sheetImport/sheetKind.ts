import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';

/** A line of a spreadsheet: as it numbers it, and beside that the texts of the columns as they were written. */
export interface Line {
  row: number;
}

export interface RowIssue {
  /** The head of the column. */
  column: string;
  reason: string;
}

/** A line that was compared with the organization. */
export interface Checked extends Line {
  issues: RowIssue[];
}

export const isGood = ({ issues }: Checked): boolean => issues.length === 0;

/** Says what is wrong with a cell, by the head of its column. */
export const issueAt = <Key extends string>(columns: readonly Column<Key>[], key: Key, reason: string): RowIssue => ({
  column: columns.find((one) => one.key === key)!.head,
  reason,
});

export interface Column<Key extends string> {
  readonly key: Key;
  readonly head: string;
  readonly isNeeded: boolean;
  readonly width: number;
  /** For the second sheet of the template. */
  readonly note: string;
  /** Longest text that is read; 200 unless told. */
  readonly length?: number;
  /** A date is read with its time of day. */
  readonly isMoment?: boolean;
  /** Lines are kept. */
  readonly isText?: boolean;
}

export type KeyOf<Raw extends Line> = Exclude<keyof Raw, 'row'> & string;

/** Somebody an import brought: gone with it, or kept for a reason. */
interface Judged {
  id: string;
  name: string;
  mark: string;
  /** Null for a row that is as the import left it. */
  reason: string | null;
}

/** Whose list it is. */
export interface SheetHouse {
  /** Of whoever may change this list, staff or not; without one it is a list of the staff's organization. */
  readonly orgNo?: string;
  readonly kind: string;
}

/** The organization that keeps the list. @throws NO_PERMISSION when it is one for staff alone */
export const houseOf = ({ orgNo }: Pick<SheetHouse, 'orgNo'>, user: SessionUser): string =>
  orgNo ?? staffOf(user).orgNo;

/** What is special about a list that comes out of a spreadsheet; the rest of an import is the same for all of them. */
export interface SheetKind<Raw extends Line, Row extends Raw & Checked> extends SheetHouse {
  /** As `org_import.kind` keeps it. */
  readonly kind: string;
  /** What a row is, as people call it. */
  readonly noun: string;
  /** In the order of the template. */
  readonly columns: readonly Column<KeyOf<Raw>>[];
  /** What may stand in some columns, for the second sheet of the template. */
  readonly known: (ctx: UserCtx) => Promise<{ head: string; texts: readonly string[] }[]>;
  /** What every row means and what is wrong with it. A fixed number of queries, however many rows. */
  readonly checkRows: (ctx: UserCtx, rows: readonly Raw[]) => Promise<Row[]>;
  /** What tells people of this list apart. */
  readonly nameOf: (row: Raw) => { name: string; mark: string };
  /** Puts the good rows on the list, within the transaction of the caller. */
  readonly bring: (ctx: UserCtx, importId: string, good: readonly Row[]) => Promise<void>;
  /** What came of the rows that an import brought. */
  readonly judge: (ctx: UserCtx, importId: string, brought: readonly Row[]) => Promise<Judged[]>;
  readonly takeBack: (ctx: UserCtx, ids: readonly string[]) => Promise<void>;
}

/** By the text of a column the first row that has it: the rows after it repeat it. */
export const firstRows = <Raw extends Line, Key extends KeyOf<Raw>>(
  rows: readonly Raw[],
  key: Key,
): Map<Raw[Key], number> => new Map(rows.toReversed().map((raw) => [raw[key], raw.row]));

/** A statement takes 65535 parameters. */
const ROWS_AT_ONCE = 1000;

/** Writes many rows with few statements. */
export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) await write(rows.slice(start, start + ROWS_AT_ONCE));
}
