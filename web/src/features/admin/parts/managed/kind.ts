import type { FieldTable } from '#contract/kit/field.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { RowState } from '#contract/rules/rowStates.ts';
import type { FieldSpec } from '../../../../kit/form/SpecField.tsx';
import type { LazyCall } from '../../../../kit/lazyCall.ts';
import type { Column } from '../../../../ui/Table.tsx';

/** What every row of these lists has (contract/src/system/managed.ts). */
export interface ManagedRow {
  id: string;
  statusId: RowState;
  version: string;
}

/** A call whose input is a form's values. */
export type FormCall = LazyCall<
  { readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown } },
  Schema
>;

/** A list the operator keeps: everything the one page of such lists has to know. */
export interface ManagedKind<Row extends ManagedRow> {
  /** Names the drafts: `nav`. */
  key: string;
  /** 导航, in 新建导航 and 删除导航「直播」. */
  thing: string;
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** How the fields were declared, and which of them the form shows. */
  table: FieldTable;
  fields: (row: Row | null) => readonly FieldSpec[];
  /** What a new row begins with. */
  blank: Record<string, unknown>;
  /** Which part of the table the list is, sent with every call. */
  part?: Record<string, unknown>;
  save: FormCall;
  arrange: FormCall;
  /** Absent where rows can only be disabled. */
  remove?: FormCall;
  /** What becomes of it, in the question before deleting. */
  removeNote?: string;
  /** Of the empty list. */
  emptyNote: string;
  /** Whether the form needs the wide dialog. */
  isWide?: boolean;
}
