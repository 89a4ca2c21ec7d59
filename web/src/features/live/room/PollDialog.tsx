import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import * as contract from '#contract/live/poll.ts';
import { MOST_POLL_OPTIONS } from '#contract/rules/liveRooms.ts';
import { livePoll } from '#contract/fields/liveRoom.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { blank, filledIn, sentOf } from './pollDraft.ts';
import type { PollDraft } from './pollDraft.ts';

const optionNames = Array.from({ length: MOST_POLL_OPTIONS }, (_, index) => `选项 ${index + 1}`);

/** Asks a poll; with a right option it is a quiz. What was typed stays when the dialog is closed. */
export function PollDialog({ periodId, onClose }: { periodId: string; onClose: () => void }) {
  const name = `live-poll-${periodId}`;
  const [draft, setDraft] = useState<PollDraft>(() => ({ ...blank, ...readDraft<PollDraft>(name) }));
  const opening = useSend(contract.open, { isShowErrTip: false });
  const write = (change: Partial<PollDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(name, next);
  };
  const error = opening.error instanceof CallError ? opening.error : null;
  const at = (path: string) => error?.issues.find((issue) => issue.path === path)?.message;
  const filled = filledIn(draft);
  // the server counts those alone that were sent
  const troubleOf = (field: number) => at(`options.${filled.findIndex(({ place }) => place === field)}`);
  const ask = () =>
    opening.mutate(
      { periodId, ...sentOf(draft) },
      {
        onSuccess: () => {
          dropDraft(name);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="发起投票"
      note="学员在讨论区上方作答，不挡住课件；选了正确答案就是小测验"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            loading={opening.isPending}
            disabled={draft.title.trim() === '' || filled.length < 2}
            onClick={ask}
          >
            发起
          </Button>
        </>
      }
    >
      <Field label="题目" required error={at('title')}>
        <Input
          value={draft.title}
          maxLength={livePoll.title.max}
          onChange={({ target }) => write({ title: target.value })}
        />
      </Field>
      {optionNames.slice(0, draft.options.length).map((label, place) => (
        <Field key={label} label={label} error={troubleOf(place)}>
          <Input
            value={draft.options[place] ?? ''}
            maxLength={60}
            onChange={({ target }) => write({ options: draft.options.with(place, target.value) })}
          />
        </Field>
      ))}
      {draft.options.length < MOST_POLL_OPTIONS ? (
        <Button size="sm" variant="text" onClick={() => write({ options: [...draft.options, ''] })}>
          再加一个选项
        </Button>
      ) : null}
      <Field label="正确答案" error={at('answer') ?? (error && error.issues.length === 0 ? error.message : undefined)}>
        <Select
          isWide
          value={filled.some(({ place }) => String(place) === draft.answer) ? draft.answer : ''}
          placeholder="没有，只是投票"
          options={filled.map(({ place, option }) => ({ value: String(place), label: option }))}
          onChange={({ target }) => write({ answer: target.value })}
        />
      </Field>
    </Dialog>
  );
}
