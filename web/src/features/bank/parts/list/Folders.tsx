import { FolderClosed, FolderOpen, Library, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { QuestionFolder } from '#contract/exam/questionFolder.ts';
import { folderLines } from '#contract/rules/questionFolders.ts';
import { useListState } from '../../../../kit/list/useListState.ts';
import { BareButton } from '../../../../ui/BareButton.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { MenuButton } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { bankList } from '../addresses.ts';
import styles from './Folders.module.css';

const FolderDialogs = lazy(() =>
  import('../dialogs/FolderDialogs.tsx').then((part) => ({ default: part.FolderDialogs })),
);

interface FoldersProps {
  list: readonly QuestionFolder[];
  looseCount: number;
  /** Questions of the bank. */
  all: number;
}

export type FolderAct = 'add' | 'rename' | 'move' | 'remove';

/** The folders of a bank as a tree; the open one may be renamed, moved and removed. */
export function Folders({ list, looseCount, all }: FoldersProps) {
  const handle = useListState(bankList);
  const [act, setAct] = useState<{ act: FolderAct; folder?: QuestionFolder } | null>(null);
  const open = handle.filters.folder;
  const lines = folderLines(list);
  const to = (folder: string) => handle.hrefOf({ filters: { folder } });
  return (
    <nav className={styles.folders} aria-label="题目文件夹">
      <ul>
        <Line to={to('')} isOpen={open === ''} icon="all" name="全部题目" count={all} level={1} />
        {lines.map((folder) => (
          <Line
            key={folder.id}
            to={to(folder.id)}
            isOpen={open === folder.id}
            name={folder.folderName}
            count={folder.questionCount}
            level={folder.level}
            onAct={(one) => setAct({ act: one, folder })}
          />
        ))}
        {list.length > 0 ? (
          <Line to={to('0')} isOpen={open === '0'} name="没放进文件夹" count={looseCount} level={1} />
        ) : null}
      </ul>
      <BareButton className={styles.add} onClick={() => setAct({ act: 'add' })}>
        <Plus size={15} aria-hidden="true" />
        新建文件夹
      </BareButton>
      <Suspense>
        {act ? <FolderDialogs {...act} folders={list} openId={open} onClose={() => setAct(null)} /> : null}
      </Suspense>
    </nav>
  );
}

interface LineProps {
  to: string;
  isOpen: boolean;
  icon?: 'all';
  name: string;
  count: number;
  level: number;
  onAct?: (act: FolderAct) => void;
}

function Line({ to, isOpen, icon, name, count, level, onAct }: LineProps) {
  const Icon = icon === 'all' ? Library : isOpen ? FolderOpen : FolderClosed;
  return (
    <li className={styles.line} data-level={level}>
      <Link to={to} className={styles.folder} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        <Icon size={16} aria-hidden="true" />
        <span className="clip">{name}</span>
        <small>{count}</small>
      </Link>
      {isOpen && onAct ? (
        <MoreMenu label={`文件夹 ${name} 的操作`}>
          <MenuButton onSelect={() => onAct('rename')}>重命名</MenuButton>
          <MenuButton onSelect={() => onAct('move')}>移动</MenuButton>
          <MenuButton danger onSelect={() => onAct('remove')}>
            删除
          </MenuButton>
        </MoreMenu>
      ) : null}
    </li>
  );
}
