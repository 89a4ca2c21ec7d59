import { Bell, MessageCircle } from 'lucide-react';
import { UserType } from '#contract/rules/userTypes.ts';
import { useIsBuilt } from '../../kit/site.ts';
import { useUnread } from '../../kit/unread.ts';
import { badgeText } from '../../ui/Badge.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { places } from '../../kit/navigation/destinations.ts';

/** Messages and notices with their unread counts. Enterprises have no messages icon (specification, section 2). */
export function NoticeIcons({ userType }: { userType: UserType }) {
  const { messages, notices } = useUnread();
  const isBuilt = useIsBuilt();
  return (
    <>
      {userType !== UserType.enterprise && isBuilt(places.messages) ? (
        <IconLink
          to={places.messages}
          label={spoken('消息', messages)}
          icon={<MessageCircle size={18} aria-hidden="true" />}
          count={messages}
        />
      ) : null}
      {isBuilt(places.notices) ? (
        <IconLink
          to={places.notices}
          label={spoken('通知', notices)}
          icon={<Bell size={18} aria-hidden="true" />}
          count={notices}
        />
      ) : null}
    </>
  );
}

const spoken = (name: string, count: number): string => (count > 0 ? `${name}，${badgeText(count)} 条未读` : name);
