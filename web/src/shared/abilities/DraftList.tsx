import { Plus } from 'lucide-react';
import { DraftState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { List } from '../../kit/list/List.tsx';
import { ListSearch } from '../../kit/list/ListSearch.tsx';
import { Nothing } from '../../kit/list/Nothing.tsx';
import { StateRow } from '../../kit/list/StateRow.tsx';
import type { ListView } from '../../kit/list/useList.ts';
import { useSession } from '../../kit/session.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FilterRows } from '../../ui/FilterRows.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { stateText, toneOf } from './draftStates.ts';
import styles from './Wizard.module.css';

interface Draft {
  id: string;
  draftState: DraftState;
  version: number;
  auditOpinion: string | null;
  gmtModified: string;
}

interface DraftListProps<T extends Draft> {
  list: ListView<T, { state: string; keyword: string }>;
  /** What is written here, as the page is called. */
  noun: string;
  note: string;
  /** Where a new one begins. */
  add: string;
  searchLabel: string;
  /** Under "there is none yet". */
  firstNote: string;
  /** For somebody who may not write any: where such things are read. */
  elsewhere: { note: string; label: string; to: string };
  nameOf: (row: T) => string;
  placesOf: (row: T) => { steps: readonly string[]; detail: string };
  /** The columns before how it stands. */
  columns: readonly Column<T>[];
}

const states = [DraftState.editing, DraftState.waiting, DraftState.passed, DraftState.refused];

/** What somebody writes step by step and hands in, for themselves or for their organization. */
export function DraftList<T extends Draft>(props: DraftListProps<T>) {
  const { list, noun, note, add, searchLabel, firstNote, elsewhere, columns } = props;
  const session = useSession();
  if ((session?.current.userType ?? UserType.learner) < UserType.lecturer)
    return <NotAnAuthor noun={noun} {...elsewhere} />;
  const addButton = (size: 'sm' | 'md') => (
    <LinkButton to={add} variant="primary" size={size} icon={<Plus size={16} aria-hidden="true" />}>
      新建{noun}
    </LinkButton>
  );
  const first = { title: `还没有${noun}`, note: firstNote, action: addButton('sm') };
  return (
    <>
      <PageHead size="work" title={noun} note={note} actions={addButton('md')} />
      <div className={styles.filters}>
        <FilterRows>
          <StateRow list={list} of={DraftState} states={states} all />
        </FilterRows>
        <ListSearch list={list} label={searchLabel} />
      </div>
      <List of={list} unit="个" empty={<Nothing list={list} conditions={['state', 'keyword']} {...first} />}>
        {(rows) => (
          <Table caption={noun} columns={[...columns, ...standing(props)]} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}

/** How each stands, and the way on. */
const standing = <T extends Draft>({ nameOf, placesOf }: DraftListProps<T>): Column<T>[] => [
  {
    key: 'state',
    head: '状态',
    width: 200,
    cell: (row) => (
      <StatusDot tone={toneOf(row)} reason={row.draftState === DraftState.refused ? row.auditOpinion : null}>
        {stateText(row)}
      </StatusDot>
    ),
  },
  { key: 'time', head: '修改', width: 130, wideOnly: true, cell: ({ gmtModified }) => shownTime(gmtModified) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 72,
    cell: (row) => {
      const { steps, detail } = placesOf(row);
      const isWaiting = row.draftState === DraftState.waiting;
      const act = isWaiting ? '查看' : '修改';
      return (
        <TextLink to={isWaiting ? detail : steps[0]!} aria-label={`${act}「${nameOf(row)}」`}>
          {act}
        </TextLink>
      );
    },
  },
];

const NotAnAuthor = ({ noun, note, label, to }: { noun: string; note: string; label: string; to: string }) => (
  <>
    <PageHead size="work" title={noun} />
    <Empty
      title={`讲师、机构、学校与企业可以编写${noun}`}
      note={note}
      action={
        <LinkButton to={to} size="sm" variant="primary">
          {label}
        </LinkButton>
      }
    />
  </>
);
