import { useState } from 'react';
import type { PeerAppeal } from '#contract/exam/peerReviewManage.ts';
import { reviewAppealAnswer } from '#contract/fields/peerReview.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { peerAppealNames } from '#contract/rules/peerReview.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { appealList } from './addresses.ts';
import { settleObjection } from './calls.ts';
import styles from './PeerReview.module.css';
import { marks } from './states.ts';

/** The objections to reviews of a task; the clock says how long each waits. */
export function AppealTable({ appeals, isPublished }: { appeals: LoadedPage<PeerAppeal>; isPublished: boolean }) {
  const list = useList(appealList, appeals);
  const [deciding, setDeciding] = useState<PeerAppeal | null>(null);
  return (
    <>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={AppealState.values.map((state) => ({
            key: String(state),
            label: peerAppealNames[state],
            to: list.hrefOf({ filters: { state: String(state) as '0' } }),
          }))}
        />
      </FilterRows>
      <List of={list} unit="份" empty={<NothingThere isPublished={isPublished} />}>
        {(rows) => (
          <RowList label="申诉">
            {rows.map((row) => (
              <Row
                key={row.id}
                stacks
                title={`${row.authorName} 对 ${row.reviewerName} 的评价`}
                meta={`评了 ${marks(row.points)} / ${marks(row.fullPoints)} 分，计入的中位数 ${marks(row.middle)}`}
                end={
                  row.auditStatus === AppealState.waiting ? (
                    <span className={styles.acts}>
                      <Tag tone={row.isOverdue ? 'warn' : 'neutral'}>{waitedText(row.waitedHours)}</Tag>
                      <Button size="sm" aria-label={`处理${row.authorName}的申诉`} onClick={() => setDeciding(row)}>
                        处理
                      </Button>
                    </span>
                  ) : (
                    <Tag>{peerAppealNames[row.auditStatus]}</Tag>
                  )
                }
              >
                <p className={styles.words}>{row.reason}</p>
                {row.auditOpinion ? <p className={styles.note}>答复：{row.auditOpinion}</p> : null}
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {deciding ? <SettleDialog appeal={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

const NothingThere = ({ isPublished }: { isPublished: boolean }) => (
  <Empty title="没有这样的申诉" note={isPublished ? '公布后的几天内作者可以申诉' : '公布以后作者才能申诉'} />
);

function SettleDialog({ appeal, onClose }: { appeal: PeerAppeal; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(settleObjection, {
    fields: reviewAppealAnswer,
    initial: { id: appeal.id, isGranted: 0, auditOpinion: '' },
    draft: `peerSettle:${appeal.id}`,
    onDone: () => finish('处理完成，对方会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`处理${appeal.authorName}的申诉`}
      note={`${appeal.reviewerName}评了 ${marks(appeal.points)} 分，计入的中位数 ${marks(appeal.middle)}`}
      above={
        <>
          <p className={styles.words}>评语：{appeal.content}</p>
          <p className={styles.words}>申诉：{appeal.reason}</p>
        </>
      }
      label="处理互评申诉"
      submitLabel="答复"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios
        form={sending.form}
        name="isGranted"
        label="结果"
        options={[
          { value: 0, label: '不成立，照常计入' },
          { value: 1, label: '成立，这份不再计入，成绩重新算' },
        ]}
      />
      <FormTextarea form={sending.form} name="auditOpinion" rows={4} required help="作者会看到" />
    </FormDialog>
  );
}
