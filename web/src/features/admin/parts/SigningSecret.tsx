import { SecretDialog } from '../../../kit/SecretDialog.tsx';

/** What deliveries are signed with, when it was drawn just now. */
export const SigningSecret = (props: { secret: string; onClose: () => void }) => (
  <SecretDialog title="签名密钥" note="只显示这一次，请交给接收的系统；丢了就换一个新的" {...props} />
);
