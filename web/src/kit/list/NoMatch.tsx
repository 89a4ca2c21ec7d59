import { Empty } from '../../ui/Empty.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Conditions left nothing of what there is: without them there is more. */
export function NoMatch({ clearHref }: { clearHref: string }) {
  const clear = (
    <LinkButton to={clearHref} size="sm" variant="primary" preventScrollReset>
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的内容" note="换一个条件，或者放宽一些" action={clear} />;
}
