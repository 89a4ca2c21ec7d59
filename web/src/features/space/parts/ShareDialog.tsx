import { useQuery } from '@tanstack/react-query';
import { share as shareFields } from '#contract/fields/space.ts';
import { SHARE_DAYS } from '#contract/rules/shares.ts';
import type { SpaceFile } from '#contract/system/space.ts';
import { call } from '../../../kit/call.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { queryClient } from '../../../kit/queries.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { addShare, listShares } from './calls.ts';
import { ShareRows } from './ShareRows.tsx';

/** The links to a file, and one more. */
export function ShareDialog({ file: { id, fileName }, onClose }: { file: SpaceFile; onClose: () => void }) {
  const { data: shares, refetch } = useQuery(
    {
      queryKey: ['shares', id],
      queryFn: async ({ signal }) => (await call(await listShares(), { id }, { signal })).list,
      staleTime: 0,
    },
    queryClient(),
  );
  const reload = () => void refetch();
  const sending = useCallForm(addShare, {
    fields: shareFields,
    initial: { id, days: 7, code: '' },
    onDone: () => {
      toast('分享链接创建成功');
      reload();
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={`分享「${fileName}」`}
      note="拿到链接的人不用登录就能看与下载；随时可以撤销，已经打开的最多再看两小时"
      label="新的分享链接"
      submitLabel="创建链接"
      busyLabel="创建中"
      onClose={onClose}
      above={shares && shares.length > 0 ? <ShareRows shares={shares} onChanged={reload} /> : undefined}
    >
      <FieldPair>
        <FormValueSelect
          form={form}
          name="days"
          isWide
          options={SHARE_DAYS.map((days) => ({ value: days, label: `${days} 天` }))}
        />
        <FormText form={form} name="code" help="选填，4 到 8 位字母或数字" autoComplete="off" />
      </FieldPair>
    </FormDialog>
  );
}
