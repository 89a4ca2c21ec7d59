import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { call } from '../../../kit/call.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { queryClient } from '../../../kit/queries.ts';
import { FilePick } from '../../../kit/upload/FilePick.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { addFiles, listSpace } from './calls.ts';
import styles from './Grades.module.css';

const SHOWN = 30;

/** Chooses among the files of one's own space, or uploads one there now. */
export function AddFiles({ gradeId, onClose }: { gradeId: string; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const adding = usePress(addFiles);
  const { data: files, refetch } = useQuery(
    {
      queryKey: ['spaceForGrade', words],
      queryFn: async ({ signal }) =>
        (await call(await listSpace(), { keyword: words.trim(), pageSize: SHOWN }, { signal })).list,
      placeholderData: (before) => before,
      staleTime: 0,
    },
    queryClient(),
  );
  const go = async () => {
    const result = await adding.send({ gradeId, ids: [...ids] });
    if (!result) return;
    if (result.failed.length > 0) return setOutcome(result);
    toast('放进成功，班里的人可以下载了');
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => files?.find((file) => file.id === id)?.fileName;
    return <BatchFailures verb="放进" unit="个" outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      size="md"
      lightDismiss={false}
      title="放进班级的文件"
      note="文件还在你的空间里；你在空间里删除，班里也就没有了"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={ids.length === 0}
            loading={adding.sending}
            loadingLabel="提交中"
            onClick={() => void go()}
          >
            {ids.length === 0 ? '放进班级' : `放进 ${ids.length} 个`}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field label="我的空间" group>
          <div className={styles.ways}>
            <Input
              size="sm"
              type="search"
              aria-label="按文件名找"
              placeholder="按文件名找"
              maxLength={50}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <div className={styles.choices}>
              {files?.length === 0 ? <p className={styles.quiet}>没有找到文件</p> : null}
              {files?.map((file) => (
                <Checkbox
                  key={file.id}
                  label={`${file.fileName}（${bytesText(file.fileSize)}）`}
                  checked={ids.includes(file.id)}
                  onChange={({ target }) =>
                    setIds(target.checked ? [...ids, file.id] : ids.filter((one) => one !== file.id))
                  }
                />
              ))}
            </div>
          </div>
        </Field>
        <FilePick label="上传文件" multiple help="上传好了就出现在上面，再选中它" onReady={() => void refetch()} />
      </div>
    </Dialog>
  );
}
