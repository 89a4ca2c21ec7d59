import { useState } from 'react';
import * as contract from '#contract/live/people.ts';
import type { LiveMember, LiveRoom } from '#contract/live/shapes.ts';
import { GONE_SECONDS, HandState, LiveRole } from '#contract/rules/liveRooms.ts';
import { momentOf } from '#contract/rules/time.ts';
import { useCall, useSend } from '../../../kit/useCall.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { reachable } from '../../../ui/reachable.ts';
import { TextButton } from './TextButton.tsx';
import styles from './People.module.css';

type Part = 'here' | 'hands' | 'never' | 'banned';
const parts: Readonly<Record<Part, string>> = { here: '在场', hands: '举手', never: '还没举过手', banned: '已移出' };

interface PeoplePanelProps {
  room: LiveRoom;
  /** Grows when somebody moved. */
  desk: number;
  part: 'here' | 'hands';
}

/** Who is here; to hosts also the fair queue of hands, who never raised one, and who was sent out. */
export function PeoplePanel({ room, desk, part }: PeoplePanelProps) {
  const isHost = room.me.liveRole !== LiveRole.learner;
  const [chosen, setChosen] = useState<Part>(part);
  const [page, setPage] = useState(1);
  const choices: readonly Part[] = part === 'hands' ? ['hands', 'never'] : ['here', 'banned'];
  const shown = isHost && choices.includes(chosen) ? chosen : part;
  const asked = useCall(
    contract.list,
    { periodId: room.periodId, part: shown, pageCurrent: page, pageSize: 50 },
    { refetchInterval: GONE_SECONDS * 500 },
  );
  const [seen, setSeen] = useState(desk);
  if (seen !== desk) {
    setSeen(desk);
    void asked.refetch();
  }
  const { data } = asked;
  return (
    <div className={styles.panel}>
      {isHost ? (
        <p className={styles.parts}>
          {choices.map((one) => (
            <TextButton
              key={one}
              onClick={() => {
                setChosen(one);
                setPage(1);
              }}
            >
              <span data-on={one === shown || undefined}>{parts[one]}</span>
            </TextButton>
          ))}
        </p>
      ) : null}
      {asked.isError ? (
        <p className={styles.none} role="alert">
          {asked.error.message} <TextButton onClick={() => void asked.refetch()}>重试</TextButton>
        </p>
      ) : null}
      {data?.list.length === 0 ? <p className={styles.none}>{none[shown]}</p> : null}
      <ol ref={reachable} className={styles.people} aria-label={parts[shown]}>
        {data?.list.map((member, index) => (
          <Row
            key={member.userNo}
            member={member}
            room={room}
            place={shown === 'hands' ? index + 1 : 0}
            onMoved={() => void asked.refetch()}
          />
        ))}
      </ol>
      {data && data.totalPage > 1 ? (
        <p className={styles.parts}>
          {page > 1 ? <TextButton onClick={() => setPage(page - 1)}>上一页</TextButton> : null}
          {page < data.totalPage ? <TextButton onClick={() => setPage(page + 1)}>下一页</TextButton> : null}
        </p>
      ) : null}
    </div>
  );
}

const none: Readonly<Record<Part, string>> = {
  here: '还没有人进来',
  hands: '现在没有人举手',
  never: '在场的人都举过手了',
  banned: '没有被移出的人',
};

interface RowProps {
  member: LiveMember;
  room: LiveRoom;
  place: number;
  onMoved: () => void;
}

function Row({ member, room, place, onMoved }: RowProps) {
  const { userName, headImgUrl, liveRole, handState, handSince, question, countSpoken } = member;
  const isRaised = handState === HandState.raised;
  const waited = handSince
    ? Math.max(0, Math.floor((momentOf(room.now).getTime() - momentOf(handSince).getTime()) / 60_000))
    : 0;
  return (
    <li className={styles.person}>
      <Avatar name={userName} src={headImgUrl} size={32} />
      <span className={styles.who}>
        <span>
          {place > 0 ? `${place}. ` : ''}
          {userName}
          {liveRole === LiveRole.learner ? '' : `　${LiveRole.labels[liveRole]}`}
        </span>
        <span className={styles.facts}>
          {handState === HandState.down ? '' : HandState.labels[handState]}
          {isRaised && place > 0 ? `，等了 ${waited} 分钟，发过言 ${countSpoken} 次` : ''}
          {member.isMuted === 1 ? ' 已禁言' : ''}
        </span>
        {question ? <span className={styles.question}>想问：{question}</span> : null}
      </span>
      {room.me.liveRole !== LiveRole.learner && liveRole !== LiveRole.host ? (
        <Acts member={member} room={room} onMoved={onMoved} />
      ) : null}
    </li>
  );
}

function Acts({ member: { userNo, handState, isMuted, isBanned }, room, onMoved }: Omit<RowProps, 'place'>) {
  const { periodId } = room;
  const staging = useSend(contract.stage);
  const lowering = useSend(contract.lower);
  const muting = useSend(contract.mute);
  const banning = useSend(contract.ban);
  const moved = { onSettled: onMoved };
  if (isBanned === 1)
    return (
      <span className={styles.acts}>
        <TextButton onClick={() => banning.mutate({ periodId, userNo, isBanned: 0 }, moved)}>让他回来</TextButton>
      </span>
    );
  return (
    <span className={styles.acts}>
      {handState === HandState.raised ? (
        <TextButton onClick={() => staging.mutate({ periodId, userNo }, moved)}>请上台</TextButton>
      ) : null}
      {handState === HandState.down ? null : (
        <TextButton onClick={() => lowering.mutate({ periodId, userNo }, moved)}>
          {handState === HandState.onStage ? '请下台' : '放下手'}
        </TextButton>
      )}
      <TextButton onClick={() => muting.mutate({ periodId, userNo, isMuted: isMuted === 1 ? 0 : 1 }, moved)}>
        {isMuted === 1 ? '允许发言' : '禁言'}
      </TextButton>
      <TextButton onClick={() => banning.mutate({ periodId, userNo, isBanned: 1 }, moved)}>移出</TextButton>
    </span>
  );
}
