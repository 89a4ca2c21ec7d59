import { NoPermission } from '../../kit/NoPermission.tsx';
import { useSession } from '../../kit/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { identityName } from '../header/identityName.ts';
import { useIdentitySwitch } from '../../kit/useIdentitySwitch.ts';

/** In place of the console for somebody who does not act as operator: one press when they can, a refusal when not. */
export function AdminDoor({ note }: { note?: string }) {
  const session = useSession();
  const { switchTo, isSwitching } = useIdentitySwitch();
  const operator = session?.identities.find(({ userType }) => userType === 0);
  if (!session || !operator || operator.id === session.current.id) return <NoPermission as="h1" note={note} />;
  return (
    <Empty
      as="h1"
      title="换到平台运营身份"
      note={`你现在的身份是${identityName(session.current)}，运营后台只对平台运营开放`}
      action={
        <Button
          variant="primary"
          size="sm"
          loading={isSwitching}
          loadingLabel="切换中"
          onClick={() => void switchTo(operator)}
        >
          切换身份
        </Button>
      }
    />
  );
}
