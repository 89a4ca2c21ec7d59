import { useState } from 'react';
import type { AbilityItem } from '#contract/course/ability.ts';
import type { AbilityRow } from '#contract/system/adminAbility.ts';
import { abilityMerge } from '#contract/fields/ability.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';

const merge = () => import('#contract/system/adminAbility.ts').then((api) => api.merge);
const search = () => import('#contract/course/ability.ts').then((api) => api.list);

/** A button that makes an item part of another. */
export function MergeAbility({ row }: { row: AbilityRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="text" aria-label={`合并「${row.abilityName}」`} onClick={() => setOpen(true)}>
        合并
      </Button>
      {isOpen ? <MergeDialog row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MergeDialog({ row, onClose }: { row: AbilityRow; onClose: () => void }) {
  const finish = useFinish(onClose);
  const [into, setInto] = useState<AbilityItem | null>(null);
  const sending = useCallForm(merge, {
    fields: abilityMerge,
    initial: { id: row.id, version: row.version, intoId: '' },
    onDone: () => finish('合并成功'),
  });
  const { onBlur, ref, set } = useField(sending.form, 'intoId');
  const title = `把「${row.abilityName}」并入别的能力项`;
  return (
    <FormDialog
      of={sending}
      title={title}
      note="用着它的课程与典型岗位一起换过去；两项都有的留级别高的。合并后不能恢复"
      label={title}
      submitLabel="合并"
      isDanger
      onClose={onClose}
    >
      <FormField form={sending.form} name="intoId" help="按能力项或能力的名称找">
        <Chooser<AbilityItem>
          value={into}
          onChange={(item) => {
            setInto(item);
            set(item?.id ?? '');
          }}
          onBlur={onBlur}
          ref={ref}
          searchKey={['merge into', row.id]}
          search={async (words, signal) =>
            call(await search(), { abilityName: words, pageSize: 20 }, { signal, isShowErrTip: false })
          }
          keyOf={({ id }) => id}
          nameOf={({ abilityName, groupName }) => `${abilityName}（${groupName}）`}
          unit="个能力项"
        />
      </FormField>
    </FormDialog>
  );
}
