import { useEffect, useState } from 'react';
import type { QuestionVersionLine } from '#contract/exam/question.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { slotOf } from '#contract/rules/slots.ts';
import { call } from '../../../../kit/call.ts';
import { QuestionBody } from '../../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../../shared/questions/reviewsOf.ts';
import type { ShownQuestion } from '../../../../shared/questions/shownQuestion.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { TwoVersions } from '../../../../ui/TwoVersions.tsx';
import { showVersion } from '../calls.ts';

type Version = OutputOf<Awaited<ReturnType<typeof showVersion>>['output']>;

interface VersionsDialogProps {
  id: string;
  versions: readonly QuestionVersionLine[];
  onClose: () => void;
}

/** Two versions of a question beside each other, with their keys. */
export function VersionsDialog({ id, versions, onClose }: VersionsDialogProps) {
  const [newer, setNewer] = useState(versions[0]!.versionNo);
  const [older, setOlder] = useState(versions[1]!.versionNo);
  const [shown, setShown] = useState<ReadonlyMap<number, Version>>(new Map());
  useEffect(() => {
    const read = async () => {
      for (const versionNo of [older, newer]) {
        const found = await call(await showVersion(), { id, versionNo });
        setShown((all) => new Map(all).set(versionNo, found));
      }
    };
    void read().catch(onClose);
  }, [id, older, newer, onClose]);
  const options = versions.map(({ versionNo, note }) => ({
    value: String(versionNo),
    label: note === '' ? `第 ${versionNo} 版` : `第 ${versionNo} 版：${note}`,
  }));
  const [before, after] = [shown.get(older), shown.get(newer)];
  return (
    <Dialog open size="lg" title="比较两版" onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      <FieldPair>
        <Field label="原来">
          <Select
            isWide
            options={options}
            value={String(older)}
            onChange={({ target }) => setOlder(Number(target.value))}
          />
        </Field>
        <Field label="后来">
          <Select
            isWide
            options={options}
            value={String(newer)}
            onChange={({ target }) => setNewer(Number(target.value))}
          />
        </Field>
      </FieldPair>
      {before && after ? (
        <TwoVersions
          before={<OneVersion version={before} />}
          after={<OneVersion version={after} />}
          beforeLabel={`第 ${older} 版`}
          afterLabel={`第 ${newer} 版`}
        />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  );
}

function OneVersion({ version: { versionNo, stem, points, analysis, question } }: { version: Version }) {
  const itemId = `v${versionNo}`;
  const { questionType, body, key } = question;
  return (
    <QuestionBody
      itemId={slotOf(itemId)}
      question={{ questionType, body, stem } as ShownQuestion}
      points={points}
      reviewOf={reviewsOf({ itemId, questionType, key, analysis })}
    />
  );
}
