import { dictItem } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminDict.ts';
import type { Column } from '../../../../ui/Table.tsx';
import type { ManagedKind } from '../managed/kind.ts';

type DictRow = OutputOf<typeof list.output>['list'][number];

/** The items of one dictionary; some have two levels (`industry`). */
export function dictKind(dictKey: string, rows: readonly DictRow[]): ManagedKind<DictRow> {
  const labels = new Map(rows.map(({ value, label }) => [value, label]));
  const tops = rows.filter(({ parentValue }) => parentValue === '');
  const isTree = tops.length < rows.length;
  const parent: Column<DictRow> = {
    key: 'parent',
    head: '上级',
    cell: (row) => labels.get(row.parentValue) ?? '',
  };
  return {
    key: 'dict',
    thing: '字典项',
    part: { dictKey },
    nameOf: (row) => row.label,
    columns: [
      { key: 'label', head: '名称', cell: (row) => row.label },
      { key: 'value', head: '值', cell: (row) => row.value },
      ...(isTree ? [parent] : []),
    ],
    table: dictItem,
    fields: (row) => [
      { name: 'label' },
      {
        name: 'value',
        isFixed: row !== null,
        help: row ? '已经存进内容里，不能改' : '存进内容里的代号，保存后不能改',
      },
      ...(isTree ? [{ name: 'parentValue', options: [noParent, ...tops] }] : []),
    ],
    blank: { label: '', value: '', parentValue: '' },
    save: () => import('#contract/system/adminDict.ts').then((api) => api.save),
    arrange: () => import('#contract/system/adminDict.ts').then((api) => api.arrange),
    emptyNote: '大家填写时从这里选',
  };
}

const noParent = { value: '', label: '没有上级' };
