import { CircleCheck, CircleDashed } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Checked } from '#contract/position/smartCheck.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Row } from '../../../ui/Row.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { candidatePath } from './addresses.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Filter.module.css';

const AnswerAskedDialog = lazy(() =>
  import('./AnswerAskedDialog.tsx').then((module) => ({ default: module.AnswerAskedDialog })),
);

interface CheckedRowProps {
  row: Checked;
  /** Whoever may move candidates. */
  selection?: Selection<Checked> | undefined;
}

/** What the rule proposes of somebody, and what they asked. */
export function CheckedRow({ row, selection }: CheckedRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isAsking = row.askedAt !== null && row.answeredAt === null;
  const isFit = row.isFit === 1;
  return (
    <Row
      stacks
      heading="h3"
      to={candidatePath(row.id)}
      lead={
        <span className={styles.lead}>
          {selection ? (
            <Checkbox
              aria-label={`选中${row.name}`}
              checked={selection.has(row)}
              onChange={() => selection.toggle(row)}
            />
          ) : null}
          <Avatar name={row.name} src={row.headImgUrl} size={44} />
        </span>
      }
      title={row.name}
      tags={isAsking ? <Tag tone="warn">请人看</Tag> : null}
      meta={[row.headline, row.vacancyName, `${shownTime(row.appliedAt)} 投递`].filter(Boolean).join('，')}
    >
      <ul className={styles.why}>
        <li data-gap={isFit ? undefined : true}>
          {isFit ? <CircleCheck size={16} aria-hidden="true" /> : <CircleDashed size={16} aria-hidden="true" />}
          {isFit ? '合规则，提议进一步沟通' : `不合：${row.lacks.join('、')}；要不要谢绝由你看过再定`}
        </li>
      </ul>
      {row.askText ? <p className={styles.quiet}>对方说：{row.askText}</p> : null}
      {row.answerText ? <p className={styles.quiet}>已答复：{row.answerText}</p> : null}
      {isAsking ? (
        <Can action="talent:edit">
          <p className={cx(styles.acts, styles.after)}>
            <Button size="sm" aria-label={`答复${row.name}`} onClick={() => setOpen(true)}>
              看过了，答复
            </Button>
          </p>
        </Can>
      ) : null}
      {isOpen ? (
        <Suspense>
          <AnswerAskedDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Row>
  );
}
