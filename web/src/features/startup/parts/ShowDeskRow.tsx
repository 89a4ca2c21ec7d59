import { useState } from 'react';
import { ShowState } from '#contract/rules/startShows.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { ShowCard } from '#contract/startup/show.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Policy.module.css';
import { CancelShow } from './CancelShow.tsx';
import { SHOW_ADD } from './showAddresses.ts';
import { publishShow, removeShow } from './showCalls.ts';
import { ShowRow } from './ShowRow.tsx';
import { showTones } from './showTones.ts';
import { Take } from './Take.tsx';

interface ShowDeskRowProps {
  row: ShowCard;
  /** When the page was made, in milliseconds. */
  now: number;
}

/** One show of the own organization with what can be done about it. */
export function ShowDeskRow({ row, now }: ShowDeskRowProps) {
  const { id, title, showState: state } = row;
  const isPublic = state === ShowState.published || state === ShowState.finished;
  const hasBegun = momentOf(row.beginsAt).getTime() <= now;
  return (
    <ShowRow row={row} isOpen={isPublic} end={<StatusDot tone={showTones[state]}>{ShowState.labels[state]}</StatusDot>}>
      <div className={styles.acts}>
        {state === ShowState.draft ? <Publish id={id} title={title} /> : null}
        {state === ShowState.draft || state === ShowState.published ? (
          <LinkButton to={`${SHOW_ADD}?id=${id}`} size="sm" aria-label={`修改${title}`}>
            修改
          </LinkButton>
        ) : null}
        {isPublic && hasBegun ? (
          <LinkButton to={`${SHOW_ADD}?id=${id}#result`} size="sm" aria-label={`公布${title}的结果`}>
            {state === ShowState.finished ? '改结果' : '公布结果'}
          </LinkButton>
        ) : null}
        {state === ShowState.published ? <CancelButton id={id} title={title} /> : null}
        {state === ShowState.draft || state === ShowState.cancelled ? (
          <Take name="删除" of={{ id, title }} note="删掉以后不能找回。" load={removeShow} />
        ) : null}
      </div>
    </ShowRow>
  );
}

function Publish({ id, title }: { id: string; title: string }) {
  const { send, sending } = usePress(publishShow);
  return (
    <Button
      size="sm"
      variant="primary"
      loading={sending}
      aria-label={`发布${title}`}
      onClick={() => void send({ id }, '发布成功，团队会收到消息')}
    >
      发布
    </Button>
  );
}

function CancelButton({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="text" aria-label={`取消${title}`} onClick={() => setOpen(true)}>
        取消这场
      </Button>
      {isOpen ? <CancelShow id={id} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
