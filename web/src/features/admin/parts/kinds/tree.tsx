import { treeNode } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TREE_DEPTH } from '#contract/rules/trees.ts';
import type { list } from '#contract/system/adminTree.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { ManagedKind } from '../managed/kind.ts';

type NodeRow = OutputOf<typeof list.output>['list'][number];

interface Place {
  /** region, jobType, speciality */
  kind: string;
  /** What a node is called: 地区. */
  thing: string;
  /** Empty at the top. */
  parentCode: string;
  level: number;
  hrefOf: (code: string) => string;
}

/** The nodes of a tree below one of them. Codes and places stay, because contents refer to them. */
export function treeKind({ kind, thing, parentCode, level, hrefOf }: Place): ManagedKind<NodeRow> {
  return {
    key: 'tree',
    thing,
    part: { kind, parentCode },
    nameOf: (row) => row.name,
    columns: [
      { key: 'name', head: '名称', cell: (row) => row.name },
      { key: 'code', head: '代码', width: 180, cell: (row) => row.code },
      ...(level < TREE_DEPTH
        ? [
            {
              key: 'below',
              head: '下一级',
              width: 140,
              cell: (row: NodeRow) => <TextLink to={hrefOf(row.code)}>{`${row.childCount} 个，打开`}</TextLink>,
            },
          ]
        : []),
    ],
    table: treeNode,
    fields: (row) => [
      {
        name: 'code',
        isFixed: row !== null,
        help: '资料里存的是代码，定了就不能改',
      },
      { name: 'name' },
    ],
    blank: { code: '', name: '' },
    save: () => import('#contract/system/adminTree.ts').then((api) => api.save),
    arrange: () => import('#contract/system/adminTree.ts').then((api) => api.arrange),
    emptyNote: `表单里按级选择${thing}，最多 ${TREE_DEPTH} 级`,
  };
}
