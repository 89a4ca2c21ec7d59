import { useNavigate } from 'react-router';
import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { paperFacts } from '#contract/fields/papers.ts';
import { NONE } from '#contract/rules/id.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import { FormSelect } from '../../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { editorPath } from '../addresses.ts';
import { savePaper } from '../calls.ts';

export interface Subject {
  id: string;
  name: string;
}

interface PaperDialogProps {
  row?: PaperRow;
  subjects: readonly Subject[];
  onClose: () => void;
}

/** Names a new paper, or renames one. */
export function PaperDialog({ row, subjects, onClose }: PaperDialogProps) {
  const navigate = useNavigate();
  const finish = useFinish(onClose);
  const sending = useCallForm(savePaper, {
    fields: paperFacts,
    initial: {
      id: row?.id ?? '',
      paperName: row?.paperName ?? '',
      subjectId: row && row.subjectId !== NONE ? row.subjectId : '',
      paperKind: row?.paperKind ?? PaperKind.fixed,
    },
    draft: `paper:${row?.id ?? 'new'}`,
    onDone: async ({ id }) => {
      if (row) await finish('修改成功');
      else await navigate(editorPath(id));
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={row ? `修改「${row.paperName}」` : '新建试卷'}
      label={row ? '修改试卷' : '新建试卷'}
      submitLabel={row ? '保存' : '下一步'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={form} name="paperName" autoComplete="off" placeholder="数据分析 期中" />
      <FormSelect
        form={form}
        name="subjectId"
        isWide
        placeholder="不限学科"
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {row && row.versionNo > 0 ? null : (
        <FormRadios
          form={form}
          name="paperKind"
          help="选题组卷：人人同一份；规则抽题：每人按同样的规则抽到自己的一份"
          options={PaperKind.values.map((value) => ({ value, label: PaperKind.labels[value] }))}
        />
      )}
    </FormDialog>
  );
}
