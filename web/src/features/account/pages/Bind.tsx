import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { bindings } from '#contract/user/extAccount.ts';
import type { Source } from '#contract/user/oauth.ts';
import { sources } from '#contract/user/oauth.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { BindRows } from '../parts/BindRows.tsx';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import type { Way } from '../parts/UnlinkDialog.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.bind;

const ReceiverDialog = lazy(() =>
  import('../parts/ReceiverDialog.tsx').then((part) => ({ default: part.ReceiverDialog })),
);
const LinkDialog = lazy(() => import('../parts/LinkDialog.tsx').then((part) => ({ default: part.LinkDialog })));
const UnlinkDialog = lazy(() => import('../parts/UnlinkDialog.tsx').then((part) => ({ default: part.UnlinkDialog })));

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const offered = api.call(sources, {}).catch((): { sources: Source[] } => ({ sources: [] }));
  return { bindings: await answerOr(request, api.call(bindings, {})), ...(await offered) };
}

type Open = { act: 'change'; kind: 'mobile' | 'email' } | { act: 'link'; source: Source } | { act: 'unlink'; way: Way };

/** Ways to sign in: phone, mailbox, password and third parties. */
export default function Bind({ loaderData }: PageProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const frame = {
    bindings: loaderData.bindings,
    onClose: close,
    onDone: async () => {
      close();
      await revalidate();
    },
  };
  return (
    <SecurityPage tab="bind">
      <BindRows
        {...loaderData}
        onChange={(kind) => setOpen({ act: 'change', kind })}
        onUnlink={(way) => setOpen({ act: 'unlink', way })}
        onLink={(source) => setOpen({ act: 'link', source })}
      />
      <Suspense>
        {open?.act === 'change' ? <ReceiverDialog kind={open.kind} {...frame} /> : null}
        {open?.act === 'link' ? <LinkDialog source={open.source} {...frame} /> : null}
        {open?.act === 'unlink' ? <UnlinkDialog way={open.way} {...frame} /> : null}
      </Suspense>
    </SecurityPage>
  );
}
