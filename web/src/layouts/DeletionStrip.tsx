import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../ui/Banner.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** When the account goes, and where that is taken back. */
export function DeletionStrip({ dueTime }: { dueTime: string }) {
  return (
    <div className="page">
      <Banner tone="warn" action={<TextLink to="/account/privacy">去撤回</TextLink>}>
        你的账号将在 {shownTime(dueTime)} 注销
      </Banner>
    </div>
  );
}
