import * as schedule from '#contract/user/orgSchedule.ts';
import { offerings } from '#contract/user/orgStuSchedule.ts';
import type { PlannedOffering } from '#contract/user/orgStuSchedule.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { PlanValues } from './frame.ts';
import styles from './Plan.module.css';

const quiet = (signal: AbortSignal) => ({ signal, isShowErrTip: false });

/** 数据清洗（大数据 2301） */
export const offeringTitle = ({ offeringName, gradeNames }: Pick<PlannedOffering, 'offeringName' | 'gradeNames'>) =>
  gradeNames.length > 0 ? `${offeringName}（${gradeNames.join('、')}）` : offeringName;

/** What is taught; its teachers and hours come with it. */
export function OfferingField({ form, termId }: { form: Fields; termId: string }) {
  const chosen = useField(form, 'offering');
  const { onBlur, ref } = useField(form, 'offeringId');
  const offering = chosen.value as PlannedOffering | null;
  const choose = (next: PlannedOffering | null) => {
    form.setValue('offering', next);
    form.setValue('offeringId', next?.id ?? '');
    form.setValue('teachers', next?.teachers ?? []);
    form.setValue('teacherUserNos', next?.teachers.map(({ userNo }) => userNo) ?? []);
    form.clearError('offeringId');
  };
  const left = offering ? offering.hours - offering.placedHours : 0;
  return (
    <FormField
      form={form}
      name="offeringId"
      label="开课班"
      required
      help={
        offering
          ? `${offering.studentCount} 名学生，计划 ${offering.hours} 学时，已排 ${offering.placedHours}${left > 0 ? `，还差 ${left}` : ''}`
          : '输入课程或班级的名称查找'
      }
    >
      <Chooser<PlannedOffering>
        value={offering}
        onChange={choose}
        onBlur={onBlur}
        ref={ref}
        searchKey={['planned offerings', termId]}
        search={(keyword, signal) => call(offerings, { termId, keyword, pageSize: 20 }, quiet(signal))}
        keyOf={({ id }) => id}
        nameOf={offeringTitle}
        unit="个开课班"
      />
    </FormField>
  );
}

/** A room of the school, or none. */
export function RoomField({ form }: { form: Fields }) {
  const chosen = useField(form, 'room');
  const { onBlur, ref } = useField(form, 'roomId');
  const choose = (next: PlanValues['room']) => {
    form.setValue('room', next && { id: next.id, name: next.name });
    form.setValue('roomId', next?.id ?? null);
    form.clearError('roomId');
  };
  return (
    <FormField form={form} name="roomId" label="教室" help="不用教室就留空">
      <Chooser<NonNullable<PlanValues['room']>>
        value={chosen.value as PlanValues['room']}
        onChange={choose}
        onBlur={onBlur}
        ref={ref}
        searchKey={['rooms']}
        search={(keyword, signal) =>
          call(schedule.listRoom, { keyword: keyword.slice(0, 30), pageSize: 20 }, quiet(signal))
        }
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        unit="间教室"
      />
    </FormField>
  );
}

/** Who teaches: those of the offering until somebody else is chosen. */
export function TeachersField({ form }: { form: Fields }) {
  const { value } = useField(form, 'teachers');
  const { onBlur, ref } = useField(form, 'teacherUserNos');
  const teachers = value as PlanValues['teachers'];
  const choose = (next: PlanValues['teachers']) => {
    form.setValue('teachers', next);
    form.setValue(
      'teacherUserNos',
      next.map(({ userNo }) => userNo),
    );
    form.clearError('teacherUserNos');
  };
  return (
    <FormField
      form={form}
      name="teacherUserNos"
      label="教师"
      help={teachers.length === 0 ? '还没有教师，输入姓名添加' : undefined}
    >
      <>
        {teachers.length > 0 ? (
          <span className={styles.chips}>
            {teachers.map(({ userNo, name }) => (
              <Chip
                key={userNo}
                label={name}
                onRemove={() => choose(teachers.filter((one) => one.userNo !== userNo))}
              />
            ))}
          </span>
        ) : null}
        <Chooser<{ id: string; name: string }>
          key={teachers.length}
          value={null}
          onChange={(added) => {
            if (!added || teachers.some(({ userNo }) => userNo === added.id)) return;
            choose([...teachers, { userNo: added.id, name: added.name }]);
          }}
          onBlur={onBlur}
          ref={ref}
          searchKey={['teachers']}
          search={(keyword, signal) =>
            call(schedule.listTeacher, { keyword: keyword.slice(0, 30), pageSize: 20 }, quiet(signal))
          }
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          unit="位教师"
          placeholder="输入姓名添加一位"
        />
      </>
    </FormField>
  );
}
