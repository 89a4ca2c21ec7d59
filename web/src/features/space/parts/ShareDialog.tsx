import { useEffect, useState } from 'react';
import { share as shareFields } from '#contract/fields/space.ts';
import { SHARE_DAYS } from '#contract/rules/shares.ts';
import type { Share, SpaceFile } from '#contract/system/space.ts';
import { call } from '../../../kit/call.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { addShare, listShares } from './calls.ts';
import { ShareRows } from './ShareRows.tsx';

/** The links to a file, and one more. */
export function ShareDialog({ file: { id, fileName }, onClose }: { file: SpaceFile; onClose: () => void }) {
  const [shares, setShares] = useState<readonly Share[]>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => setShares((await call(await listShares(), { id }, { signal: stop.signal })).list);
    ask().catch(() => undefined); // the call has said why
    return () => stop.abort();
  }, [id, round]);
  const reload = () => setRound(round + 1);
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
