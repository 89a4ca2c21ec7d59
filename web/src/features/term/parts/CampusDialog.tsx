import * as fields from '#contract/fields/school.ts';
import type { Campus } from '#contract/user/schoolRoom.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { addCampus, editCampus, removeCampus } from './calls.ts';

const CAMPUS_TAKEN = 1490;

/** Adds a campus or changes one. */
export function CampusDialog({ campus, onClose }: { campus?: Campus; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(campus ? editCampus : addCampus, {
    fields: fields.campus,
    initial: {
      ...(campus && { id: campus.id }),
      campusName: campus?.campusName ?? '',
      address: campus?.address ?? '',
    },
    draft: `campus:${campus?.id ?? 'new'}`,
    fieldOfCode: { [CAMPUS_TAKEN]: 'campusName' },
    onDone: () => finish(campus ? '修改成功' : '添加成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={campus ? `修改「${campus.campusName}」` : '添加校区'}
      label={campus ? '修改校区' : '添加校区'}
      submitLabel={campus ? '保存' : '添加'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="campusName" autoComplete="off" />
      <FormText form={sending.form} name="address" autoComplete="off" />
    </FormDialog>
  );
}

/** Asks once before a campus without rooms goes. */
export function RemoveCampus({ campus, onClose }: { campus: Campus; onClose: () => void }) {
  const remove = usePress(removeCampus);
  return (
    <ConfirmDialog
      open
      danger
      title={`删除「${campus.campusName}」`}
      note={campus.countRoom > 0 ? `里面还有 ${campus.countRoom} 间教室，先改到别的校区才能删除` : '里面没有教室'}
      confirmLabel="删除"
      loading={remove.sending}
      loadingLabel="删除中"
      onConfirm={() => void remove.send({ id: campus.id }, '删除成功').then(onClose)}
      onClose={onClose}
    />
  );
}
