import type { OutputOf } from '#contract/kit/schema.ts';
import { TutorState } from '#contract/rules/incubation.ts';
import type { posts } from '#contract/startup/tutorHour.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AskButton } from './AskButton.tsx';
import { answerPost } from './calls.ts';
import { tutorTones } from './tones.ts';

type Post = OutputOf<typeof posts.output>['list'][number];

/** Who asked the reader to advise, with their answer. */
export const Posts = ({ rows }: { rows: readonly Post[] }) => (
  <RowList label="做导师的单位">
    {rows.map((row) => (
      <Row
        key={row.id}
        heading="h2"
        stacks
        title={row.orgName}
        meta={`能谈：${row.topics}`}
        end={
          row.tutorState === TutorState.invited ? (
            <Answers row={row} />
          ) : (
            <StatusDot tone={tutorTones[row.tutorState]}>{TutorState.labels[row.tutorState]}</StatusDot>
          )
        }
      >
        {row.tutorState === TutorState.active ? (
          <AskButton
            name="不再做"
            of={row.orgName}
            note="没到的谈话会取消，约了的团队会收到消息。"
            load={answerPost}
            input={{ id: row.id, isAccepted: 0 }}
          />
        ) : null}
      </Row>
    ))}
  </RowList>
);

function Answers({ row: { id, orgName } }: { row: Post }) {
  const { send, sending } = usePress(answerPost);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        loading={sending}
        aria-label={`接受${orgName}的邀请`}
        onClick={() => void send({ id, isAccepted: 1 }, '接受成功')}
      >
        接受
      </Button>
      <Button
        size="sm"
        disabled={sending}
        aria-label={`不接受${orgName}的邀请`}
        onClick={() => void send({ id, isAccepted: 0 }, '已经告诉对方')}
      >
        不接受
      </Button>
    </>
  );
}
