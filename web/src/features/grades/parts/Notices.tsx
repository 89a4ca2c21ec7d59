import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import type { Notice } from '#contract/exam/gradeNotice.ts';
import { GradeState } from '#contract/rules/school.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { plainList } from './addresses.ts';
import { pinNotice, removeNotice } from './calls.ts';
import styles from './Grades.module.css';
import { NoticeDialog } from './NoticeDialog.tsx';

/** What the class was told; who runs it writes here. */
export function Notices({ grade, rows }: { grade: Grade; rows: LoadedPage<Notice> }) {
  const list = useList(plainList, rows);
  const [isWriting, setWriting] = useState(false);
  const [removed, setRemoved] = useState<Notice | null>(null);
  const mayWrite = grade.mayManage === 1 && grade.gradeState === GradeState.running;
  const write = (size: 'sm' | 'md') => (
    <Button size={size} variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
      发布公告
    </Button>
  );
  const isEmpty = list.source.page?.totalCount === 0;
  return (
    <>
      {mayWrite && !isEmpty ? <div className={styles.bar}>{write('sm')}</div> : null}
      <List
        of={list}
        unit="条"
        empty={
          <Empty
            title="还没有公告"
            note={mayWrite ? '发布后班里的人都会收到消息' : '教师与管理员发布的公告会出现在这里'}
            action={mayWrite ? write('sm') : undefined}
          />
        }
      >
        {(notices) => (
          <RowList label="班级公告">
            {notices.map((row) => (
              <Row
                key={row.id}
                heading="h2"
                title={row.title}
                tags={row.isPinned === 1 ? <Tag tone="info">置顶</Tag> : null}
                meta={`${row.authorName}，${shownTime(row.gmtCreate)}`}
                end={mayWrite ? <Acts row={row} onRemove={() => setRemoved(row)} /> : null}
              >
                <p className={styles.text}>{row.content}</p>
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {isWriting ? <NoticeDialog gradeId={grade.id} onClose={() => setWriting(false)} /> : null}
      {removed ? <RemoveNotice row={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}

function Acts({ row, onRemove }: { row: Notice; onRemove: () => void }) {
  const { send, sending } = usePress(pinNotice);
  const pin = (isPinned: 0 | 1) => void send({ id: row.id, isPinned }, isPinned === 1 ? '置顶成功' : '取消成功');
  return (
    <MoreMenu label={`${row.title}的更多操作`}>
      <MenuButton disabled={sending} onSelect={() => pin(row.isPinned === 1 ? 0 : 1)}>
        {row.isPinned === 1 ? '取消置顶' : '置顶'}
      </MenuButton>
      <MenuButton danger onSelect={onRemove}>
        删除
      </MenuButton>
    </MoreMenu>
  );
}

function RemoveNotice({ row, onClose }: { row: Notice; onClose: () => void }) {
  const { send, sending } = usePress(removeNotice);
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${row.title}」`}
      note="班级页上不再显示；已经发出的消息留在各人的消息里"
      confirmLabel="删除"
      loading={sending}
      loadingLabel="删除中"
      onConfirm={() => void send({ id: row.id }, '删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
