import type { Blocked } from '#contract/position/talentBlock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';

const unblock = () => import('#contract/position/talentBlock.ts').then((api) => api.remove);

/** An enterprise that sees nothing of the reader, and the way to let it in again. */
export function BlockedRow({ row: { orgNo, orgName, gmtCreate } }: { row: Blocked }) {
  const { send, sending } = usePress(unblock);
  return (
    <Row
      heading="h2"
      stacks
      title={orgName}
      meta={`${shownTime(gmtCreate)} 屏蔽`}
      end={
        <Button
          size="sm"
          loading={sending}
          loadingLabel="取消中"
          aria-label={`取消屏蔽${orgName}`}
          onClick={() => void send({ orgNo }, '取消了屏蔽；收回的投递不会自己回来，想投可以再投')}
        >
          取消屏蔽
        </Button>
      }
    />
  );
}
