import type { BatchOutcome } from '#contract/kit/batch.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { enablePeople } from './personCalls.ts';

interface EnablePeopleProps {
  userNos: readonly string[];
  onDone: (outcome: BatchOutcome) => void;
  onClose: () => void;
}

/** Several at once; asks first. */
export function EnablePeople({ userNos, onDone, onClose }: EnablePeopleProps) {
  const { send, sending } = usePress(enablePeople);
  const go = async () => {
    const outcome = await send({ userNos: [...userNos] });
    if (outcome) onDone(outcome);
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`恢复 ${userNos.length} 位用户`}
      note="恢复以后可以再登录，身份与内容都还在"
      confirmLabel="恢复"
      loading={sending}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
