import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { matrix, ProgressRow } from '#contract/exam/learnProgress.ts';
import type { InputOf, OutputOf } from '#contract/kit/schema.ts';
import { behindRule } from '#contract/rules/learnProgress.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PATH, progressSpec } from './addresses.ts';
import type { ScopeNames } from './addresses.ts';
import { askSheet } from './calls.ts';
import { Filters } from './Filters.tsx';
import { Legend } from './Legend.tsx';
import { Matrix } from './Matrix.tsx';

const RemindDialog = lazy(() => import('./RemindDialog.tsx').then(({ RemindDialog: it }) => ({ default: it })));
const LearnerDialog = lazy(() => import('./LearnerDialog.tsx').then(({ LearnerDialog: it }) => ({ default: it })));

interface ProgressPageProps {
  /** Whose progress, and which of them, as the address says. */
  wanted: InputOf<typeof matrix.input> & ScopeNames;
  shown: OutputOf<typeof matrix.output>;
}

/** Learners against class-hours, and what can be done for those who are behind. */
export function ProgressPage({ wanted, shown }: ProgressPageProps) {
  const { rows, columns, title, courseName } = shown;
  const list = useList(progressSpec, { page: rows });
  const { chosen, selection, clear } = useSelection(
    rows.list,
    ({ userNo }) => userNo,
    ({ name }) => name,
  );
  const [reminding, setReminding] = useState(false);
  const [open, setOpen] = useState<ProgressRow | null>(null);
  const { send, sending } = usePress(askSheet);
  const scope = { courseId: wanted.courseId, offeringId: wanted.offeringId, gradeId: wanted.gradeId };
  const download = async () => {
    const file = await send(wanted);
    if (file) keepFile(file);
  };
  const actions = (
    <>
      <LinkButton to={PATH} size="sm">
        换一门
      </LinkButton>
      <Button
        size="sm"
        icon={<Download size={16} aria-hidden="true" />}
        loading={sending}
        loadingLabel="导出中"
        onClick={() => void download()}
      >
        导出表格
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={title === courseName ? '学习进度' : `学习进度：${courseName}`}
        actions={actions}
      />
      <Filters list={list} shown={shown} />
      <Legend rule={behindRule} />
      <List
        of={list}
        unit="人"
        empty={<NoLearners isFiltered={list.filters.state !== '' || list.filters.keyword !== ''} />}
      >
        {(shownRows) => <Matrix rows={shownRows} columns={columns} selection={selection} onOpen={setOpen} />}
      </List>
      <BulkBar count={chosen.length} total={rows.list.length} unit="人" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setReminding(true)}>
          提醒学习
        </Button>
      </BulkBar>
      <Suspense>
        {reminding ? (
          <RemindDialog
            scope={scope}
            learners={chosen}
            onClose={() => setReminding(false)}
            onSent={() => {
              setReminding(false);
              clear();
            }}
          />
        ) : null}
        {open ? <LearnerDialog scope={scope} of={open} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </>
  );
}

function NoLearners({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="没有符合条件的学员" note="换一种状态，或者清空姓名" />
  ) : (
    <Empty title="还没有学员" note="有人加入以后，学到哪里会在这里" />
  );
}
