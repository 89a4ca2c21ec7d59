import { useState } from 'react';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

const vacancyCalls = () => import('#contract/position/vacancy.ts');
const withdraw = () => vacancyCalls().then((api) => api.withdraw);
const revoke = () => vacancyCalls().then((api) => api.revoke);

interface TakeBackProps {
  of: { id: string; applicationState: ApplicationState; isRevoked: 0 | 1; orgName: string };
}

const decided: ReadonlySet<ApplicationState> = new Set([ApplicationState.declined, ApplicationState.hired]);

/** Takes back what was handed over: before the end with the application itself, afterwards the papers alone. */
export function TakeBack({ of: { id, applicationState, isRevoked, orgName } }: TakeBackProps) {
  const isDecided = decided.has(applicationState);
  const { send, sending } = usePress(isDecided ? revoke : withdraw);
  const [isAsking, setAsking] = useState(false);
  if (applicationState === ApplicationState.withdrawn || isRevoked === 1) return null;
  const words = isDecided
    ? { act: '收回档案', title: '收回交出去的档案？', done: '收回成功，企业不再看到你' }
    : { act: '撤回投递', title: '撤回这份投递？', done: '撤回成功，档案已收回' };
  const confirm = async () => {
    await send({ id }, words.done);
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title}
        note={`${orgName}的名单、导出与搜索里马上不再有你，档案、画像与他们写的备注一起清掉${
          isDecided ? '；结果仍留在你这里' : '，还没有开始的面试也一起取消'
        }`}
        confirmLabel={words.act}
        danger
        loading={sending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
