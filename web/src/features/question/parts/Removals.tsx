import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { removals } from '#contract/community/blogReport.ts';
import { postAppeal } from '#contract/fields/ques.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { APPEAL_DAYS, AppealState, PostReason, SubjectKind } from '#contract/rules/blog.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { plain } from './addresses.ts';
import { appealRemoval } from './calls.ts';

type Removal = OutputOf<typeof removals.output>['list'][number];

/** What of one's own words was removed, why, and the way to object. */
export function Removals({ rows }: { rows: LoadedPage<Removal> }) {
  const list = useList(plain, rows);
  const [open, setOpen] = useState<Removal | null>(null);
  const nothing = (
    <Empty
      title="没有被移除的内容"
      note="文章、评论、问题与回答被移除时，原因会列在这里"
      action={
        <LinkButton to="/question" size="sm" variant="primary">
          去看问答
        </LinkButton>
      }
    />
  );
  return (
    <>
      <List of={list} unit="条" empty={nothing}>
        {(removed) => (
          <RowList label="被移除的内容">
            {removed.map((one) => (
              <Row
                key={one.id}
                heading="h2"
                title={`${SubjectKind.labels[one.subjectKind]}：《${one.title}》`}
                tags={<Tag>{PostReason.labels[one.reason]}</Tag>}
                meta={
                  <>
                    {one.handleTime === null ? null : `${shownTime(one.handleTime)} 移除`}
                    <i className="sep" />
                    {AppealState.labels[one.appealState]}
                  </>
                }
                end={
                  one.mayAppeal === 1 ? (
                    <Button size="sm" onClick={() => setOpen(one)}>
                      申诉
                    </Button>
                  ) : undefined
                }
              >
                <p>{one.words}</p>
                {one.reply ? <p>说明：{one.reply}</p> : null}
                {one.appealText ? <p>申诉：{one.appealText}</p> : null}
                {one.appealReply ? <p>复核：{one.appealReply}</p> : null}
              </Row>
            ))}
          </RowList>
        )}
      </List>
      {open ? <AppealDialog of={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function AppealDialog({ of: { id, title }, onClose }: { of: Removal; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { text, write, sent } = useKeptText(`appeal:${id}`);
  const [error, setError] = useState<string>();
  const { act, busy } = useAct(appealRemoval, {
    onDone: async () => {
      sent();
      toast('申诉提交成功，复核以后会通知你');
      onClose();
      await revalidate();
    },
    onFailure: ({ message }) => {
      setError(message);
      return true;
    },
  });
  const send = () => (text.trim() === '' ? setError('请输入申诉理由') : act({ id, appealText: text }));
  return (
    <Dialog
      open
      title="申诉"
      note={`《${title}》：由另一位同事复核，每次移除可以申诉一次，移除后 ${APPEAL_DAYS} 天内有效。`}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={busy} loadingLabel="提交中" onClick={send}>
            提交申诉
          </Button>
        </>
      }
    >
      <Field label={postAppeal.appealText.label} required error={error}>
        <Textarea
          rows={4}
          maxLength={postAppeal.appealText.max}
          value={text}
          onChange={({ target }) => {
            write(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
