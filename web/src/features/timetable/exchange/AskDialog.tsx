import { useNavigate } from 'react-router';
import { exchangeAsked } from '#contract/fields/school.ts';
import { bellsWords, dayWords } from '#contract/rules/calendarWords.ts';
import { ExchangeKind } from '#contract/rules/exchange.ts';
import type { Schema } from '#contract/kit/schema.ts';
import * as api from '#contract/user/lessonExchange.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCall } from '../../../kit/useCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { planPaths } from '../parts/tabItems.ts';
import { askColleague } from './exchangeCalls.ts';

interface AskDialogProps {
  lesson: ScheduledLesson;
  kind: ExchangeKind;
  onClose: () => void;
}

interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

interface Colleague {
  userNo: string;
  userName: string;
  isFree: boolean;
}

const send: LazyCall<Facts, Schema> = askColleague;

/** Asks a colleague to take a lesson, or to swap it with one of theirs. */
export function AskDialog({ lesson, kind, onClose }: AskDialogProps) {
  const navigate = useNavigate();
  const isSwap = kind === ExchangeKind.swap;
  const sending = useCallForm(send, {
    fields: exchangeAsked,
    initial: { lessonId: lesson.id, toUserNo: '', colleague: null, reason: '', ...(isSwap && { otherLessonId: '' }) },
    draft: `exchange-ask:${lesson.id} ${kind}`,
    fieldOfCode: {
      [api.NOT_COLLEAGUE.code]: 'toUserNo',
      [api.COLLEAGUE_BUSY.code]: 'toUserNo',
      ...(isSwap && { [api.SWAP_OF_OTHERS.code]: 'otherLessonId' }),
    },
    onDone: async () => {
      toast('申请成功，已经告诉同事');
      onClose();
      await navigate(planPaths.exchange);
    },
  });
  const { form } = sending;
  const { value } = useField(form, 'colleague');
  const colleague = value as Colleague | null;
  return (
    <FormDialog
      of={sending}
      title={`${isSwap ? '与人对调' : '请人代课'}「${lesson.offeringName}」`}
      note={`${dayWords(lesson.day)} ${bellsWords(lesson.fromBell, lesson.toBell)}。同事答应、教务通过以后课表才会改。`}
      label={isSwap ? '与人对调' : '请人代课'}
      submitLabel="提出申请"
      busyLabel="提交中"
      onClose={onClose}
    >
      <ColleagueField form={form} lessonId={lesson.id} isSwap={isSwap} />
      {isSwap && colleague ? (
        <OtherLesson key={colleague.userNo} form={form} lessonId={lesson.id} toUserNo={colleague.userNo} />
      ) : null}
      <FormTextarea form={form} name="reason" rows={3} placeholder="外出参加评审" />
    </FormDialog>
  );
}

function ColleagueField({ form, lessonId, isSwap }: { form: Fields; lessonId: string; isSwap: boolean }) {
  const chosen = useField(form, 'colleague');
  const { onBlur, ref } = useField(form, 'toUserNo');
  return (
    <FormField form={form} name="toUserNo" label="同事" required help={isSwap ? undefined : '那个时间空着的排在前面'}>
      <Chooser<Colleague>
        value={chosen.value as Colleague | null}
        onChange={(next) => {
          form.setValue('colleague', next);
          form.setValue('toUserNo', next?.userNo ?? '');
          if (isSwap) form.setValue('otherLessonId', '');
          form.clearError('toUserNo');
        }}
        onBlur={onBlur}
        ref={ref}
        searchKey={['colleagues', lessonId]}
        search={(keyword, signal) =>
          call(
            api.colleagues,
            { lessonId, keyword: keyword.slice(0, 30), pageSize: 20 },
            { signal, isShowErrTip: false },
          )
        }
        keyOf={({ userNo }) => userNo}
        nameOf={({ userName }) => userName}
        faceOf={faceOf}
        unit="位同事"
        placeholder="输入姓名查找"
      />
    </FormField>
  );
}

const faceOf = ({ userName, isFree }: Colleague) => (
  <>
    <span className="clip">{userName}</span>
    {isFree ? null : <small>有课</small>}
  </>
);

/** Which lesson of the colleague is given in return. */
function OtherLesson({ form, lessonId, toUserNo }: { form: Fields; lessonId: string; toUserNo: string }) {
  const { data, error } = useCall(api.lessonsOf, { lessonId, toUserNo });
  const options = (data?.list ?? []).map(({ id, offeringName, gradeNames, day, fromBell, toBell }) => ({
    value: id,
    label: [`${dayWords(day)} ${bellsWords(fromBell, toBell)}`, offeringName, ...gradeNames].join('，'),
  }));
  const said = error?.message ?? (data && options.length === 0 ? '这位老师以后两周没有课' : undefined);
  return (
    <FormValueSelect
      form={form}
      name="otherLessonId"
      label="换哪一节"
      required
      isWide
      placeholder="请选择"
      help={said}
      none=""
      options={options}
    />
  );
}
