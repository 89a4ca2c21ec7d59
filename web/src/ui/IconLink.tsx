import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';
import { Badge } from './Badge.tsx';
import { cx } from './cx.ts';
import { iconClass } from './IconButton.tsx';
import type { IconLook } from './IconButton.tsx';

/** Same look as `IconButton`, for going somewhere. `label` must already speak the count: 消息，3 条未读. */
export function IconLink({
  label,
  icon,
  size,
  tone,
  count,
  className,
  ...rest
}: Omit<LinkProps, 'children' | 'className'> & IconLook & { className?: string }) {
  return (
    <Link {...rest} className={cx(iconClass({ size, tone }), className)} aria-label={label}>
      {icon}
      <Badge count={count} floating />
    </Link>
  );
}
