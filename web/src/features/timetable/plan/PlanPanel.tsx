import { useEffect, useRef } from 'react';
import { LESSONS_CLASH } from '#contract/user/orgStuSchedule.ts';
import type { Mend } from '#contract/user/orgStuSchedule.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { addSeries } from './calls.ts';
import { OfferingField, RoomField, TeachersField } from './Choosers.tsx';
import { EditPanel } from './EditPanel.tsx';
import { bellChoices, parities, weekChoices, weekdays } from './fieldsOf.ts';
import { Findings } from './Findings.tsx';
import type { Change, Ghost, PlanFrame, PlanValues } from './frame.ts';
import { MadeWayNotice } from './MadeWayNotice.tsx';
import styles from './Plan.module.css';
import { useFindings } from './useFindings.ts';
import { useMends } from './useMends.ts';

export interface PlanPanelProps {
  frame: PlanFrame;
  prefill: Partial<PlanValues>;
  onGhost: (ghost: Ghost | null) => void;
  onDone: (change: Change) => void;
  onClose: () => void;
}

const none: PlanValues = {
  offering: null,
  offeringId: '',
  weekday: 1,
  fromBell: 1,
  toBell: 2,
  fromWeek: 1,
  toWeek: 1,
  parity: 0,
  room: null,
  roomId: null,
  place: '',
  teachers: [],
  teacherUserNos: [],
};

/** Plans a lesson week by week; while it is filled in, the server says what it would meet and how that is mended. */
export function PlanPanel({ frame, prefill, onGhost, onDone, onClose }: PlanPanelProps) {
  const { term, bells } = frame;
  const initial = { ...none, toWeek: term.weeks, ...prefill };
  const { offeringId, weekday, fromBell, roomId } = initial;
  const madeWayFirst = useRef<string[]>([]);
  const sending = useCallForm(addSeries, {
    initial,
    draft: `timetable-plan:${term.id} ${offeringId} ${weekday} ${fromBell} ${roomId ?? ''}`,
    onFailure: ({ code }) => {
      if (code === LESSONS_CLASH.code) findings.ask();
      return false;
    },
    onDone: ({ lessonCount, changeId }, sent) => {
      const { offeringName } = (sent as unknown as PlanValues).offering ?? { offeringName: '' };
      onDone({ text: `「${offeringName}」已排 ${lessonCount} 次课`, changeIds: [...madeWayFirst.current, changeId] });
    },
  });
  const { form, submit } = sending;
  const values = useFieldsState(form, (state) => state.values) as unknown as PlanValues;
  const findings = useFindings(wishOf(values));
  const { found, failure } = findings;
  const take = (mend: Mend) => {
    for (const key of ['weekday', 'fromBell', 'toBell', 'roomId'] as const) form.setValue(key, mend[key]);
    form.setValue('room', mend.roomId === null ? null : { id: mend.roomId, name: mend.roomName });
  };
  const mending = useMends(found, { onGhost, take, send: () => void submit() });
  useEffect(() => {
    madeWayFirst.current = mending.madeWay ? [mending.madeWay.changeId] : [];
  }, [mending.madeWay]);
  useEffect(() => {
    for (const { path, message } of failure?.issues ?? []) form.setError(path, message);
  }, [failure, form]);
  const isClashing = (found?.clashes.length ?? 0) > 0;
  return (
    <EditPanel title="排一节课" note={`${term.schoolYear} 学年，共 ${term.weeks} 周`} onClose={onClose}>
      <CallForm of={sending} label="排课">
        <OfferingField form={form} termId={term.id} />
        <div className={styles.row}>
          <FormValueSelect form={form} name="weekday" label="星期" isWide options={weekdays} />
          <FormValueSelect form={form} name="fromBell" label="从" isWide options={bellChoices(bells, 'beginClock')} />
          <FormValueSelect form={form} name="toBell" label="到" isWide options={bellChoices(bells, 'endClock')} />
        </div>
        <div className={styles.row}>
          <FormValueSelect form={form} name="fromWeek" label="开始周" isWide options={weekChoices(term.weeks)} />
          <FormValueSelect form={form} name="toWeek" label="结束周" isWide options={weekChoices(term.weeks)} />
          <FormValueSelect form={form} name="parity" label="单双周" isWide options={parities} />
        </div>
        <FieldPair>
          <RoomField form={form} />
          <FormText form={form} name="place" label="其他地点" maxLength={60} placeholder="线上、校外" />
        </FieldPair>
        <TeachersField form={form} />
        <Findings
          of={findings}
          mends={mending.mends}
          chosen={mending.chosen}
          onChoose={mending.choose}
          onApply={(mend) => void mending.apply(mend)}
          applying={mending.isBusy || sending.sending}
          isKnown={false}
        />
        <MadeWayNotice of={mending} />
        {isClashing && !mending.madeWay ? null : (
          <div className={styles.acts}>
            <Button onClick={onClose}>取消</Button>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="排课中">
              排课
            </Button>
          </div>
        )}
      </CallForm>
    </EditPanel>
  );
}

/** What the server is asked; nothing before an offering is chosen, or while the stretch has no length. */
function wishOf(values: PlanValues) {
  const { offeringId, weekday, fromBell, toBell, fromWeek, toWeek, parity, roomId, teacherUserNos } = values;
  if (offeringId === '' || fromBell > toBell || fromWeek > toWeek) return null;
  return { offeringId, weekday, fromBell, toBell, fromWeek, toWeek, parity, roomId, place: '', teacherUserNos };
}
