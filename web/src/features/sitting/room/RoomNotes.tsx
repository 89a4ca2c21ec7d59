import type { Room } from '#contract/exam/sittingShapes.ts';
import { assessmentTraits, ProctorGrade } from '#contract/rules/assessments.ts';
import { pointsText } from '#contract/rules/points.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './Room.module.css';
import type { Sitting } from './useSitting.ts';

interface RoomNotesProps {
  room: Room;
  of: Pick<Sitting, 'scratch' | 'store'>;
  isWriting: boolean;
}

/** Facts, one's own notes and the rules that hold here, beside the question. */
export const RoomNotes = (props: RoomNotesProps) => (
  <aside className={styles.notes} aria-label="考试信息与草稿">
    <NoteParts {...props} />
  </aside>
);

export function NoteParts({ room, of, isWriting }: RoomNotesProps) {
  const { isTimed } = assessmentTraits[room.assessmentKind];
  return (
    <>
      <section>
        <h2>{isTimed ? '考试信息' : '作答信息'}</h2>
        <FactList facts={factsOf(room)} />
      </section>
      <section>
        <h2>草稿</h2>
        <Textarea
          aria-label="草稿，批改的人看不到"
          rows={5}
          maxLength={5000}
          value={of.scratch}
          disabled={!isWriting}
          onChange={(event) => of.store.note(event.target.value)}
        />
      </section>
      <section>
        <h2>须知</h2>
        <ul className={styles.rules}>
          <li>每次作答都自动保存，断网也能继续，联网后补传。</li>
          {room.proctorGrade === ProctorGrade.none ? null : (
            <>
              <li>
                {room.proctorGrade === ProctorGrade.strict
                  ? '离开本页、复制粘贴与退出全屏会被记录，你都看得到，也可以说明原因。'
                  : '离开本页会被记录，你看得到每一条，也可以说明原因。'}
              </li>
              <li>{`当前已记录离开 ${room.countLeft} 次。`}</li>
            </>
          )}
          {room.outageSeconds > 0 ? <li>{`断线已补时 ${room.outageSeconds} 秒。`}</li> : null}
        </ul>
      </section>
    </>
  );
}

function factsOf(room: Room) {
  const { isTimed, isFormal } = assessmentTraits[room.assessmentKind];
  const pass = room.passPoints === null ? '' : `，${pointsText(room.passPoints)} 分合格`;
  return [
    { label: '总分', value: `${pointsText(room.fullPoints)} 分${pass}` },
    { label: '时长', value: room.minutes === null ? '' : `${room.minutes} 分钟` },
    {
      label: '结束',
      value: room.endsAt === null ? '不限时' : `${room.endsAt.slice(5, 16)}${isTimed ? '，到时自动交卷' : ''}`,
    },
    { label: '次数', value: `第 ${room.attempt} 次，共 ${Math.max(room.attempt, room.attempts)} 次` },
    { label: '考号', value: isFormal ? String(room.candidateNo) : '' },
  ];
}
