import { usePress } from '../../../kit/usePress.ts';
import { SIGN_POINTS } from '#contract/rules/integral.ts';
import { Button } from '../../../ui/Button.tsx';

const sign = () => import('#contract/course/integral.ts').then((api) => api.sign);

/** Points for coming today; pressed once it says so until tomorrow. */
export function SignButton({ isSigned }: { isSigned: boolean }) {
  const { send, sending } = usePress(sign);
  return (
    <Button
      variant="primary"
      disabled={isSigned}
      loading={sending}
      loadingLabel="签到中"
      onClick={() => void send({}, `签到成功，积分 +${SIGN_POINTS}`)}
    >
      {isSigned ? '今天已签到' : '签到'}
    </Button>
  );
}
