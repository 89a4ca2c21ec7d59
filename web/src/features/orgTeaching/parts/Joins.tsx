import { useState } from 'react';
import { JoinState } from '#contract/rules/joinStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { OrgJoin } from '#contract/user/lecturerOrg.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AnswerLecturer } from './AnswerLecturer.tsx';
import { inviteAgain, withdrawInvitation } from './calls.ts';
import { lecturerList } from './lecturerList.ts';
import styles from './OrgCoursesPage.module.css';

interface JoinsProps {
  rows: LoadedPage<OrgJoin>;
  isInvitation: boolean;
  onInvite: () => void;
}

const tones = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle' } as const;

/** Invitations of the organization, or lecturers who ask to teach for it; what waits first. */
export function Joins({ rows, isInvitation, onInvite }: JoinsProps) {
  const list = useList(lecturerList, rows);
  const [answering, setAnswering] = useState<OrgJoin | null>(null);
  return (
    <>
      <List of={list} unit="份" empty={<Nothing isInvitation={isInvitation} onInvite={onInvite} />}>
        {(joins) => (
          <RowList label={isInvitation ? '邀请' : '申请'}>
            {joins.map((row) => (
              <Row
                key={row.id}
                stacks
                heading="h2"
                lead={<Avatar name={row.lecturerName} src={row.headImgUrl} size={44} />}
                title={row.lecturerName}
                tags={
                  <StatusDot tone={tones[row.auditStatus]} reason={row.auditOpinion}>
                    {JoinState.labels[row.auditStatus]}
                  </StatusDot>
                }
                meta={[row.position, row.mobile, `分成 ${row.shareRatio}%`, `${shownTime(row.submitTime)} 提出`]
                  .filter(Boolean)
                  .join('，')}
                end={<Acts row={row} isInvitation={isInvitation} onAnswer={() => setAnswering(row)} />}
              >
                {row.note === '' ? null : <p>{row.note}</p>}
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {answering ? <AnswerLecturer row={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}

function Acts({ row, isInvitation, onAnswer }: { row: OrgJoin; isInvitation: boolean; onAnswer: () => void }) {
  const again = usePress(inviteAgain);
  const withdraw = usePress(withdrawInvitation);
  if (row.auditStatus !== JoinState.waiting) return null;
  if (!isInvitation) {
    return (
      <Button size="sm" variant="primary" aria-label={`答复${row.lecturerName}`} onClick={onAnswer}>
        答复
      </Button>
    );
  }
  return (
    <span className={styles.acts}>
      <Button size="sm" disabled={again.sending} onClick={() => void again.send({ id: row.id }, '邀请发送成功')}>
        再次发送
      </Button>
      <Button size="sm" disabled={withdraw.sending} onClick={() => void withdraw.send({ id: row.id }, '邀请收回成功')}>
        收回
      </Button>
    </span>
  );
}

function Nothing({ isInvitation, onInvite }: { isInvitation: boolean; onInvite: () => void }) {
  if (isInvitation) {
    const invite = (
      <Button size="sm" variant="primary" onClick={onInvite}>
        邀请讲师
      </Button>
    );
    return <Empty title="还没有邀请过讲师" note="用手机号邀请，对方接受后就能在本机构开课" action={invite} />;
  }
  const back = (
    <LinkButton to="/account/organization/lecturer" size="sm" variant="primary">
      看讲师
    </LinkButton>
  );
  return <Empty title="没有加入的申请" note="讲师在「我的信息」里申请加入时，会排在这里" action={back} />;
}
