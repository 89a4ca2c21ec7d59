import { useState } from 'react';
import { FileKind } from '#contract/rules/fileKinds.ts';
import type { SpaceFile } from '#contract/system/space.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { kindOfWord, spaceFiles } from './addresses.ts';
import type { FileAct } from './FileActs.tsx';
import { FileDialogs } from './FileDialogs.tsx';
import { FileTable } from './FileTable.tsx';
import { FolderActs } from './FolderActs.tsx';
import type { Summary } from './Quota.tsx';
import styles from './Space.module.css';

interface SpaceListProps {
  rows: LoadedPage<SpaceFile>;
  summary: Summary;
}

/** The files with their filters; what is done to some of them happens in dialogs over it. */
export function SpaceList({ rows, summary: { kinds, folders } }: SpaceListProps) {
  const list = useList(spaceFiles, rows);
  const { kind, folder } = list.filters;
  const [act, setAct] = useState<{ act: FileAct; files: readonly SpaceFile[] } | null>(null);
  const page = list.source.page?.list ?? [];
  const { chosen, selection, clear } = useSelection(page, idOf, nameOf);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const countOf = (value: FileKind) => kinds.find(({ fileType }) => fileType === value)?.count ?? 0;
  const kindOptions = [
    { key: 'all', label: `全部 ${all}` },
    ...(Object.keys(kindOfWord) as (keyof typeof kindOfWord)[]).map((key) => {
      return { key, label: `${FileKind.labels[kindOfWord[key]]} ${countOf(kindOfWord[key])}` } as const;
    }),
  ] as const;
  const folderOptions = [
    { key: '', label: '全部' },
    { key: '0', label: '没放进文件夹' },
    ...folders.map(({ id, folderName, fileCount }) => ({ key: id, label: `${folderName} ${fileCount}` })),
  ];
  const current = folders.find(({ id }) => id === folder);
  if (all === 0 && folders.length === 0 && list.source.page?.totalCount === 0) return <NothingYet />;
  const isFiltered = list.clearHref !== list.pageHref(1);
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="文件名" />
        {current ? <FolderActs folder={current} allHref={list.hrefOf({ filters: { folder: '' } })} /> : null}
      </div>
      <FilterRows>
        <FilterRow
          label="种类"
          current={kind}
          options={kindOptions.map((one) => ({ ...one, to: list.hrefOf({ filters: { kind: one.key } }) }))}
        />
        {folders.length > 0 ? (
          <FilterRow
            label="文件夹"
            current={folder}
            options={folderOptions.map((one) => ({ ...one, to: list.hrefOf({ filters: { folder: one.key } }) }))}
          />
        ) : null}
      </FilterRows>
      <List of={list} unit="个" empty={isFiltered ? <NothingFound href={list.clearHref} /> : <NothingYet />}>
        {(files) => (
          <FileTable files={files} selection={selection} onAct={(file, one) => setAct({ act: one, files: [file] })} />
        )}
      </List>
      <BulkBar count={chosen.length} total={page.length} unit="个" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" onClick={() => setAct({ act: 'move', files: chosen })}>
          移动
        </Button>
        <Button size="sm" variant="danger" onClick={() => setAct({ act: 'remove', files: chosen })}>
          删除
        </Button>
      </BulkBar>
      {act ? <FileDialogs {...act} folders={folders} onClose={() => setAct(null)} onDone={clear} /> : null}
    </>
  );
}

const idOf = ({ id }: SpaceFile): string => id;
const nameOf = ({ fileName }: SpaceFile): string => fileName;

function NothingFound({ href }: { href: string }) {
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的文件" note="换个条件，或者看全部" action={clear} />;
}

const NothingYet = () => (
  <Empty title="这里还没有文件" note="从上面上传：视频、音频、图片、文档与压缩包都可以，断了网也会接着传" />
);
