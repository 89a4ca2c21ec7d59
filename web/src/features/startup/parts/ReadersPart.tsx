import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readerInvitation } from '#contract/fields/startProgramme.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ProgrammeState, ReaderState } from '#contract/rules/startProgrammes.ts';
import type * as run from '#contract/startup/programmeRun.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { toast } from '../../../ui/toast.ts';
import { inviteReader, removeReader } from './programmeCalls.ts';
import { readerTones } from './programmeWords.ts';
import { Take } from './Take.tsx';

export type Overview = OutputOf<typeof run.overview.output>;

/** Who reads for a programme, and how much of it they did. */
export function ReadersPart({ overview: { id, programmeState, readers } }: { overview: Overview }) {
  return (
    <section aria-labelledby="readers">
      <SectionHead
        id="readers"
        title="评阅人"
        note="在申请的团队里的人不会分到那一份"
        action={programmeState === ProgrammeState.cancelled ? null : <InviteReader programmeId={id} />}
      />
      {readers.length === 0 ? <p>还没有邀请评阅人，每份申请要有两位。</p> : null}
      <RowList label="评阅人">
        {readers.map((reader) => (
          <Row
            key={reader.id}
            stacks
            title={reader.name}
            meta={`评完 ${reader.countDone} 份，还有 ${reader.countWaiting} 份`}
            end={
              <>
                <StatusDot tone={readerTones[reader.readerState]}>{ReaderState.labels[reader.readerState]}</StatusDot>
                {reader.readerState === ReaderState.declined ? null : (
                  <Take
                    name={reader.readerState === ReaderState.invited ? '收回邀请' : '移出'}
                    of={{ id: reader.id, title: reader.name }}
                    note="已经评完的还算；没有评完的请先换人。"
                    load={removeReader}
                  />
                )}
              </>
            }
          />
        ))}
      </RowList>
    </section>
  );
}

function InviteReader({ programmeId }: { programmeId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<UserPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        邀请评阅人
      </Button>
      {isOpen ? <InviteDialog programmeId={programmeId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ programmeId, onClose }: { programmeId: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(inviteReader, {
    fields: readerInvitation,
    initial: { programmeId, mobile: '', words: '' },
    draft: `programmeReader:${programmeId}`,
    onDone: async () => {
      toast('邀请成功，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="邀请评阅人"
      note="对方要有讲师身份；接受之后才会分到申请"
      label="邀请评阅人"
      submitLabel="邀请"
      busyLabel="邀请中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="mobile" inputMode="numeric" />
      <FormTextarea form={sending.form} name="words" rows={3} />
    </FormDialog>
  );
}
