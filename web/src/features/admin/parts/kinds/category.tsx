import { category } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list, parents } from '#contract/system/adminCategory.ts';
import type { ZoneType } from '#contract/rules/courseCategories.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { ManagedKind } from '../managed/kind.ts';

type CategoryRow = OutputOf<typeof list.output>['list'][number];
export type ParentCategory = OutputOf<typeof parents.output>['list'][number];

interface Place {
  categoryType: ZoneType;
  /** The open parent; null at the top. */
  parent: ParentCategory | null;
  parents: readonly ParentCategory[];
  /** Where the categories below one are listed. */
  hrefOf: (id: string) => string;
}

/** The categories below one parent; under another parent of the level a category moves with its courses. */
export function categoryKind({ categoryType, parent, parents, hrefOf }: Place): ManagedKind<CategoryRow> {
  const floor = (parent?.floor ?? 0) + 1;
  const names = new Map(parents.map(({ id, categoryName }) => [id, categoryName]));
  const siblings = parents.filter((one) => one.floor === floor - 1);
  return {
    key: 'category',
    thing: '分类',
    part: { categoryType, parentId: parent?.id ?? '0' },
    nameOf: (row) => row.categoryName,
    columns: [
      { key: 'name', head: '名称', cell: (row) => row.categoryName },
      { key: 'remark', head: '备注', wideOnly: true, cell: (row) => row.remark },
      ...(floor < 3
        ? [
            {
              key: 'below',
              head: '下一级',
              width: 120,
              cell: (row: CategoryRow) => <TextLink to={hrefOf(row.id)}>{`${row.childCount} 个，打开`}</TextLink>,
            },
          ]
        : []),
      { key: 'courses', head: '上架课程', align: 'end', width: 96, cell: (row) => row.courseCount },
    ],
    table: category,
    fields: () => [
      { name: 'categoryName' },
      ...(floor > 1
        ? [
            {
              name: 'parentId',
              help: '换到别的上级，它的课程一起过去',
              options: siblings.map((one) => ({ value: one.id, label: pathOf(one, names) })),
            },
          ]
        : []),
      { name: 'remark' },
    ],
    blank: { categoryName: '', remark: '' },
    save: () => import('#contract/system/adminCategory.ts').then((api) => api.save),
    arrange: () => import('#contract/system/adminCategory.ts').then((api) => api.arrange),
    remove: () => import('#contract/system/adminCategory.ts').then((api) => api.remove),
    removeNote: '有课程或下一级分类的不能删除，可以停用',
    emptyNote: '课程按分类找，一共三级',
  };
}

const pathOf = ({ parentId, categoryName }: ParentCategory, names: ReadonlyMap<string, string>): string =>
  names.has(parentId) ? `${names.get(parentId)} › ${categoryName}` : categoryName;
