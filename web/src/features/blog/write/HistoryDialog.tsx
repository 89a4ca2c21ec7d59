import { useEffect, useState } from 'react';
import * as blogDraft from '#contract/community/blogDraft.ts';
import type { DraftFields } from '#contract/community/blogShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { VersionReason } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';

interface HistoryDialogProps {
  id: string;
  onRestore: (fields: DraftFields) => void;
  onClose: () => void;
}

type Version = OutputOf<typeof blogDraft.versions.output>['list'][number];

/** What a draft was before; any version can be taken up again, and what is there now stays in the history. */
export function HistoryDialog({ id, onRestore, onClose }: HistoryDialogProps) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    call(blogDraft.versions, { id }, { isShowErrTip: false }).then(
      ({ list }) => setVersions(list),
      (error: unknown) => setFailure(wordsOf(error)),
    );
  }, [id]);
  const restore = (version: Version) =>
    call(blogDraft.version, { id: version.id }, { isShowErrTip: false }).then(
      ({ fields }) => onRestore(fields),
      (error: unknown) => setFailure(wordsOf(error)),
    );
  return (
    <Dialog
      open
      title="历史"
      note="写的时候每五分钟留一版，发布时也留一版，一共最多 50 版。恢复以后，现在的文字也会留在这里。"
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {failure ? <p role="alert">{failure}</p> : null}
      {versions === null && failure === null ? <p role="status">正在取历史</p> : null}
      <RowList label="历史里的各版">
        {(versions ?? []).map((version) => (
          <Row
            key={version.id}
            dense
            title={version.title || '没有标题'}
            meta={
              <>
                {VersionReason.labels[version.versionReason]}
                <i className="sep" />
                {shownTime(version.gmtCreate)}
                <i className="sep" />
                {version.letters} 字
              </>
            }
            end={
              <Button size="sm" onClick={() => void restore(version)}>
                恢复
              </Button>
            }
          />
        ))}
      </RowList>
    </Dialog>
  );
}

function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return error.message;
}
